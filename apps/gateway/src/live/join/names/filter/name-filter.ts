import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { hasMarkedArabicWord } from './arabic-words.js';
import { innocentNames } from './innocent-names.js';
import { arabicInLatin } from './marked-words-ar.js';
import { germanWords } from './marked-words-de.js';
import { compoundHeads, compoundTails, englishRoots, englishWords, tooBroad } from './marked-words-en.js';
import { spanishWords } from './marked-words-es.js';
import { frenchWords } from './marked-words-fr.js';
import { italianWords } from './marked-words-it.js';
import { brazilianWords } from './marked-words-pt-br.js';
import { plainReadingOf, readingsOf } from './name-readings.js';
import { spellingsOf } from './spellings.js';

const obscenity = new RegExpMatcher({
  ...new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => metadata !== undefined && tooBroad.has(metadata.originalWord))
    .build(),
  ...englishRecommendedTransformers,
});

const asWord = (spelling: string): string => `(?<![a-z])${spelling}(?![a-z])`;

const words = [
  ...new Set([
    ...englishWords,
    ...englishRoots,
    ...frenchWords,
    ...germanWords,
    ...spanishWords,
    ...brazilianWords,
    ...italianWords,
    ...arabicInLatin,
  ]),
];
const inside = words.filter((word) => word.startsWith('*')).map((word) => word.slice(1));
const whole = words.filter((word) => !word.startsWith('*'));

/**
 * Each of the words as a whole, by its first letter: one expression of them all, 110,000 characters, would hold everybody up for
 * 1.5 s at the first name while it is compiled, these together for 0.1 s.
 */
const wholeWordsOf = (words: readonly string[], gap?: string): RegExp[] => {
  const byFirst = new Map<string, string[]>();
  for (const word of words) byFirst.set(word.charAt(0), [...(byFirst.get(word.charAt(0)) ?? []), word]);
  return [...byFirst.values()].map((alike) => new RegExp(asWord(spellingsOf(alike, gap)), 'g'));
};

const markedWords = [
  new RegExp(spellingsOf(inside), 'g'),
  ...wholeWordsOf(whole),
  new RegExp(
    [
      asWord(`(?:${compoundHeads.join('|')})?${spellingsOf(englishRoots)}(?:${compoundTails.join('|')})?`),
      // "f***", "s**t": hardly anything but a swear word is written so.
      asWord('(?:[bcdfmnps]|sh)[*]{2,}[a-z]{0,2}'),
    ].join('|'),
    'g',
  ),
];

/** A number is no word: 455 is not "ass". By `exec`, since `matchAll` makes a new expression each time, which takes far longer than looking. */
const hasMarkedWord = (reading: string): boolean =>
  markedWords.some((marked) => {
    marked.lastIndex = 0;
    for (let match = marked.exec(reading); match; match = marked.exec(reading))
      if (/[a-z]/.test(match[0])) return true;
    return false;
  });

const phrases = [...inside, ...whole].filter((word) => word.includes(' '));
const markedPhrases = wholeWordsOf(phrases, '[^a-z]{1,3}');

/** By `search`, which begins anew each time. */
const hasMarkedPhrase = (reading: string): boolean =>
  markedPhrases.some((marked) => reading.search(marked) !== -1);

/** Only as they are written by those who are called so: a disguise leaves them in. */
const withoutInnocentNames = (name: string): string =>
  name.normalize('NFC').replace(/[\p{L}\p{M}\p{Cf}]+/gu, (word) => {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return innocentNames.has(plain) ? ' ' : word;
  });

/** Whether a name is to be masked on a screen that everybody in the room sees. A list's judgement: wrong now and then, either way. */
export const isMarked = (name: string): boolean => {
  // "Dick" is a name, "big dick" is none.
  if (hasMarkedArabicWord(name) || hasMarkedPhrase(plainReadingOf(name))) return true;
  return [...readingsOf(withoutInnocentNames(name))].some(
    (reading) => hasMarkedWord(reading) || obscenity.hasMatch(reading),
  );
};
