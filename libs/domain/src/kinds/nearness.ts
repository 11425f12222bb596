import { slipsBetween } from './slips.js';

/** The words of a text, folded. */
export type Words = readonly string[];

/** Slips that are forgiven in a text of so many letters. */
const forgiven = (letters: number): number => (letters <= 4 ? 0 : letters <= 8 ? 1 : 2);
/** And in one word of several: with more, south would be north. Two in a long one that begins alike. */
const forgivenInWord = (a: string, b: string): number => (shorter([a], [b]) >= 7 && a[0] === b[0] ? 2 : 1);

/** Written as it sounds: Appolo, Raphael and Rafael, Fjodor and Fyodor. */
const sounds: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/(?<=[bcdfgklprstz])h/g, ''],
  [/[yj]/g, 'i'],
  [/[kq]/g, 'c'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/(\p{L})\1+/gu, '$1'],
];
/** Half a slip, however many such letters there are; in texts of fewer letters each counts. */
const soundsAlike = { slips: 0.5, from: 5 };

const soundOf = (word: string): string =>
  sounds.reduce((sound, [letters, alike]) => sound.replace(letters, alike), word);

const lettersOf = (words: Words): string[] => [...words.join('')];
const shorter = (a: Words, b: Words): number => Math.min(lettersOf(a).length, lettersOf(b).length);

const isLetter = (word: string): boolean => /^\p{L}\p{M}*[+#]*$/u.test(word);

/** What must be right, or it is something else: numbers, and a letter alone at either end (Vitamin C, E minor). */
const exactParts = (words: Words): Words =>
  words.filter(
    (word, index) => /\d/.test(word) || ((index === 0 || index === words.length - 1) && isLetter(word)),
  );
const areSame = (a: Words, b: Words): boolean =>
  a.length === b.length && a.every((word, at) => word === b[at]);

/** Letters for names: W., HW, JRR. Some may be missing, but none may be another. */
const isInitials = (word: string): boolean => isLetter(word) || /^[b-df-hj-np-tv-xz]{2,3}$/.test(word);
const areOtherInitials = (a: string, b: string): boolean =>
  isInitials(a) && isInitials(b) && !a.startsWith(b) && !b.startsWith(a);

/** Whether each of several words is near the one in its place, with so many slips less than are forgiven. */
const areNear = (a: Words, b: Words, less: number): boolean =>
  a.length === 1 ||
  a.length !== b.length ||
  a.every((word, at) => {
    const beside = b[at] ?? '';
    const most = Math.floor(forgivenInWord(word, beside) - less);
    return !areOtherInitials(word, beside) && slipsBetween([...word], [...beside], most) <= most;
  });

/** The fewest slips between two texts, of letters or of sounds; Infinity where they are more than `most`. */
const fewestSlips = (a: Words, b: Words, most: number, mayBe: typeof areNear): number => {
  const slips = (one: Words, other: Words, less: number): number =>
    mayBe(one, other, less)
      ? less + slipsBetween(lettersOf(one), lettersOf(other), Math.floor(most - less))
      : Infinity;
  const written = slips(a, b, 0);
  if (written === 0 || shorter(a, b) < soundsAlike.from || most < soundsAlike.slips) return written;
  return Math.min(written, slips(a.map(soundOf), b.map(soundOf), soundsAlike.slips));
};

/** Slips between what was given and what was listed; Infinity where they are too many, or where they must not be. */
export const slipsForgiven = (a: Words, b: Words): number =>
  areSame(exactParts(a), exactParts(b)) ? fewestSlips(a, b, forgiven(shorter(a, b)), areNear) : Infinity;

/** Slips between two texts, if there are no more than so many, wherever they are. */
export const slipsWithin = (a: Words, b: Words, most: number): number => fewestSlips(a, b, most, () => true);
