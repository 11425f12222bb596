import { inDigits, numberWord, withSigns } from './numerals.js';
import { remembered } from './remembered.js';

/**
 * Marks that decorate a letter: those that scripts share (accents, Arabic vowels) and the points of Hebrew. Not the two that
 * make another sound of a Japanese one, nor the vowels of Indian scripts: without them it is another word.
 */
const decoration = /(?![\u3099\u309a])(?=\p{Script=Inherited}|\p{Script=Hebrew})\p{M}/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Letters of their own, as people without them write them; ß is folded with the case. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
  '♯': '#',
};
const otherLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replace(decoration, '').replace(invisible, '');

/** NFKC, full case folding (down, up and down again: ẞ, ß and ss are one), no marks. */
const plain = (text: string): string =>
  withoutMarks(withoutMarks(text).toLowerCase().toUpperCase().toLowerCase())
    .replace(otherLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');

/** How ä, ö, ü, å and ø are written where the keyboard has none: Koeln, Aarhus. */
const digraphs: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const withDigraphs = (text: string): string =>
  text.replace(/[äöüåø]/gi, (letter) => digraphs[letter.toLowerCase()] ?? letter);

/** With a blank behind it: A-ha and A.I. have none. Not before an "and" (A & E), nor where nothing else remains (The The). */
const article =
  /^\s*(?:(?:the|an?|les?|la|une?|des)\s+(?!(?:and|et|n|&)(?![\p{L}\p{N}])|(?:the|an?|les?|la|une?|des)\P{L}*$)|l['’]\s*)(?=.*[\p{L}\p{N}])/u;
/** What is said with a year that is all there is. */
const beforeYear = /^\s*(?:(?:in|en|the|l['’]|year|an|annee)\s*)+(?=\d{3,4}\P{L}*$)/u;
const apostrophe = /['’‘ʼʻʹ`]/g;
/** The name of a language, and of a key: what stands behind the letter belongs to it. */
const partedSign = /(?<=^|[^\p{L}\p{M}\p{N}])(\p{L})\s+([+#]+)\s*$/u;
const word = /(?:[\p{L}\p{M}][+#]*|\p{N}|(?<=\d)[·⁄](?=\d)|−(?=\d))+|&/gu;

const isLetter = (one = ''): boolean => /^\p{L}\p{M}*$/u.test(one);

const silent = new Set(['and', 'et', 'the']);
/** "And" between two words goes, however it is written, and so does "the": Louis the XIV. The n of PNG stays. */
const isSilent = (one: string, index: number, words: readonly string[]): boolean => {
  const [before, behind] = [words[index - 1], words[index + 1]];
  if (one === '&') return true;
  if (before === undefined || behind === undefined) return false;
  return silent.has(one) || (one === 'n' && !isLetter(before) && !isLetter(behind));
};

/** What is written short before a name. */
const abbreviations = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['dr', 'doctor'],
  ['mr', 'mister'],
]);
const inFull = (one: string, index: number, words: readonly string[]): string =>
  (index < words.length - 1 && abbreviations.get(one)) || one;

/** Initials stand together, and a letter with the number behind it: J. R. R., B 12. */
const gathered = (words: readonly string[]): string[] => {
  const gathered: string[] = [];
  let isOpen = false;
  for (const one of words) {
    if (isOpen && (isLetter(one) || /^\d+$/.test(one))) gathered.push(`${gathered.pop()}${one}`);
    else gathered.push(one);
    isOpen = isLetter(one);
  }
  return gathered;
};

/**
 * The words of an answer, folded: without case, marks and punctuation, without an article before them; numbers in digits.
 * What has no word (`!!!`) is its own.
 */
const wordsOf = (text: string): string[] => {
  const letters = withSigns(plain(text))
    .replace(beforeYear, '')
    .replace(article, '')
    .replace(apostrophe, '')
    .replace(partedSign, '$1$2');
  const words: string[] = letters.match(word) ?? [];
  const spoken = words.filter((one, index) => !isSilent(one, index, words));
  // where all are silent, they are what was said
  const said = spoken.length > 0 ? spoken : words.filter((one) => one !== '&');
  return said.length > 0 ? gathered(said).map(inFull).map(inDigits) : [plain(text).replace(/\s/g, '')];
};

/** Letters that had stood apart may be a word now, so it goes on until nothing changes. */
const keyOf = (words: readonly string[]): string => {
  const key = words.map(numberWord).join('');
  return words.length === 1 && words[0] === key ? key : fold(key);
};

const fold = (text: string): string => keyOf(wordsOf(text));

/**
 * The form in which two answers are compared: where it is the same, so is the answer. Blanks make no difference, nor whether
 * a number is a word.
 */
export const foldAnswer = (text: string): string => readingOf(text).keys[0] ?? '';

/** A text as it may be compared. */
export interface Reading {
  /** What it is equal by: its folded form, and another where it has umlauts. */
  readonly keys: readonly string[];
  readonly words: readonly string[];
}

const read = (text: string): Reading => {
  const words = wordsOf(text);
  const composed = text.normalize('NFC');
  const other = withDigraphs(composed);
  return { keys: [keyOf(words), ...(other === composed ? [] : [fold(other)])], words };
};

/** What an author lists is compared with every answer, and what a room has typed is grouped once more at the close. */
export const readingOf = remembered(read);
