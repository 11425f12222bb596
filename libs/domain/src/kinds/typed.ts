import { type Reading, readingOf } from './folding.js';
import { slipsForgiven, slipsWithin, type Words } from './nearness.js';
import type { Task } from './task.js';

/** H.C. Andersen has three words where Hans Christian Andersen has. */
const apart = (words: Words, count: number): Words => {
  const [initials = '', ...rest] = words;
  const letters = [...initials];
  const isTaken = rest.length > 0 && letters.length > 1 && letters.length + rest.length === count;
  return isTaken ? [...letters, ...rest] : words;
};

/** An initial, or a short form as of Will and Leo. */
const isShort = (word: string): boolean => /^\p{L}{1,4}$/u.test(word);

/** Two texts of as many words, in which the short form of either stands for the word of the other; never for the last one. */
const byShortForms = (one: Words, other: Words): [Words, Words] | null => {
  const [a, b] = [apart(one, other.length), apart(other, one.length)];
  if (a.length !== b.length) return null;
  const shortened = (word: string, index: number, beside: Words): string => {
    const form = beside[index] ?? '';
    return index < beside.length - 1 && isShort(form) && word.startsWith(form) ? form : word;
  };
  return [
    a.map((word, index) => shortened(word, index, b)),
    b.map((word, index) => shortened(word, index, a)),
  ];
};

/** What somebody may be called before the name that is asked for. */
const titles = new Set('sir king queen emperor pope president general roi reine empereur pape'.split(' '));
const withoutTitle = ({ words }: Reading): Reading[] =>
  words.length > 1 && titles.has(words[0] ?? '') ? [readingOf(words.slice(1).join(' '))] : [];

/** Whether the words of one stand in the other, in their order. */
const isWithin = (few: Words, many: Words): boolean => {
  let from = 0;
  return few.every((word) => {
    const at = many.indexOf(word, from);
    from = at + 1;
    return at >= 0;
  });
};

/** Where the author takes the last word alone, a given name may be missing, or stand between the others. */
const isSameName = (given: Words, listed: Words, keys: readonly string[]): boolean => {
  const last = listed.at(-1) ?? '';
  if (given.length < 2 || given.at(-1) !== last || !keys.includes(last)) return false;
  return isWithin(given, listed) || (given[0] === listed[0] && isWithin(listed, given));
};

const areEqual = (a: Reading, b: Reading): boolean => a.keys.some((key) => b.keys.includes(key));

/** The fewest slips between a listed text and what was given, by any of its readings; none where they are equal. */
const fewest = (
  given: readonly Reading[],
  listed: Reading,
  slips: (a: Words, b: Words) => number,
): number => {
  if (given.some((one) => areEqual(one, listed))) return 0;
  const counts = given.flatMap(({ words }) => {
    const short = byShortForms(words, listed.words);
    return [slips(words, listed.words), short ? slips(...short) : Infinity];
  });
  return Math.min(...counts);
};

/**
 * Whether a typed text is one of the accepted ones: equal when folded, or a few slips away from one and farther from all that
 * the author has listed as "not these".
 */
export const isRightText = ({ accepted, refused }: Task<'typed'>, text: string): boolean => {
  const given = readingOf(text);
  const right = accepted.map(readingOf);
  if (right.some((listed) => areEqual(given, listed))) return true;
  const called = [given, ...withoutTitle(given)];
  const keys = right.flatMap((listed) => listed.keys);
  const isSame = right.some(({ words }) => isSameName(given.words, words, keys));
  const away = isSame ? 0 : Math.min(...right.map((listed) => fewest(called, listed, slipsForgiven)));
  if (away === Infinity) return false;
  const isAsNear = (listed: string): boolean =>
    fewest(called, readingOf(listed), (a, b) => slipsWithin(a, b, away)) <= away;
  return !refused.some(isAsNear);
};
