import { arabicWords } from './marked-words-ar.js';

/** Letters that stand for one another, by keyboard, country or haste. */
const sameLetters: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/g, 'ا'],
  [/[ىیئې]/g, 'ي'],
  [/[ةہھە]/g, 'ه'],
  [/ؤ/g, 'و'],
  [/[کگڪ]/g, 'ك'],
  [/چ/g, 'ج'],
  [/ڤ/g, 'ف'],
  [/پ/g, 'ب'],
];

/** Without vowel signs, hamzas and the stroke that lengthens a word, each letter once however often it is written. */
const folded = (text: string): string =>
  sameLetters
    .reduce((kept, [letters, one]) => kept.replace(letters, one), text.normalize('NFKC'))
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .replace(/(\p{L})\1+/gu, '$1');

const marked = arabicWords.map(folded);
const markedWords = new Set(marked.map((word) => word.replace(/ /g, '')));
const markedPhrases = new Set(
  marked.filter((word) => word.includes(' ')).map((word) => word.replace(/ /g, '')),
);
const longestPhrase = Math.max(...marked.map((word) => word.split(' ').length));

/** Also with the article, "and" or "o" before it, as they are written onto a word. */
const isMarkedWord = (word: string): boolean =>
  markedWords.has(word) || markedWords.has(word.replace(/^(?:يا?ال|يا|وال|ال|و)/, ''));

/** Whether words in Arabic letters are among those that a screen should not show. */
export const hasMarkedArabicWord = (name: string): boolean => {
  if (!/\p{Script=Arabic}/u.test(name)) return false;
  const parts = folded(name)
    .split(/\s+/)
    .map((part) => part.replace(/[^\p{Script=Arabic}]/gu, ''))
    .filter((part) => part !== '');
  // letters that stand alone belong together
  const words = parts
    .map((part) => (part.length === 1 ? part : ` ${part} `))
    .join('')
    .trim()
    .split(/\s+/);
  if (words.some(isMarkedWord)) return true;
  return words.some((_, start) => {
    let phrase = '';
    return words.slice(start, start + longestPhrase).some((word) => {
      phrase += word;
      return markedPhrases.has(phrase);
    });
  });
};
