import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import {
  compoundHeads,
  compoundTails,
  englishRoots,
  englishWords,
  frenchWords,
  innocentNames,
  tooBroad,
} from './marked-words.js';
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

const inside = englishWords.filter((word) => word.startsWith('*')).map((word) => word.slice(1));
const whole = [...englishWords.filter((word) => !word.startsWith('*')), ...englishRoots, ...frenchWords];

const markedWord = new RegExp(
  [
    spellingsOf(inside),
    asWord(spellingsOf(whole)),
    asWord(`(?:${compoundHeads.join('|')})?${spellingsOf(englishRoots)}(?:${compoundTails.join('|')})?`),
    // "f***", "s**t": hardly anything but a swear word is written so.
    asWord('(?:[bcdfmnps]|sh)[*]{2,}[a-z]{0,2}'),
  ].join('|'),
  'g',
);

/**
 * A number is no word: 455 is not "ass". By `exec`, since `matchAll` makes a new expression of these 28,000 characters each
 * time, which takes ten times as long as looking.
 */
const hasMarkedWord = (reading: string): boolean => {
  markedWord.lastIndex = 0;
  for (let match = markedWord.exec(reading); match; match = markedWord.exec(reading))
    if (/[a-z]/.test(match[0])) return true;
  return false;
};

const phrases = [...inside, ...whole].filter((word) => word.includes(' '));
const markedPhrase = new RegExp(asWord(spellingsOf(phrases, '[^a-z]{1,3}')));

/** Only as they are written by those who are called so: a disguise leaves them in. */
const withoutInnocentNames = (name: string): string =>
  name.normalize('NFC').replace(/[\p{L}\p{M}\p{Cf}]+/gu, (word) => {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return innocentNames.has(plain) ? ' ' : word;
  });

/** Whether a name is to be masked on a screen that everybody in the room sees. A list's judgement: wrong now and then, either way. */
export const isMarked = (name: string): boolean => {
  // "Dick" is a name, "big dick" is none.
  if (markedPhrase.test(plainReadingOf(name))) return true;
  return [...readingsOf(withoutInnocentNames(name))].some(
    (reading) => hasMarkedWord(reading) || obscenity.hasMatch(reading),
  );
};
