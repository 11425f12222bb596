/** 1,000 and 1.000,5 and 3,14: groups of three are put together, and what parts the fraction is written `·`. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const ungrouped = (number: string): string => {
  const [, separator] = grouped.exec(number) ?? [];
  return (separator === undefined ? number : number.replaceAll(separator, '')).replace(/[.,]/g, '·');
};

/** The signs that make another number, each in a form that is no punctuation: fraction, ratio, minus. */
export const withSigns = (text: string): string =>
  text
    .replace(/\d+(?:[.,]\d+)+/g, ungrouped)
    .replace(/(?<=\d)[/⁄](?=\d)/g, '⁄')
    .replace(/(?<=^|\s)[-‐‑–−](?=\d)/g, '−');

const ordinal = /^(\d+)(?:st|nd|rd|th|er|re|e|eme)$/;
/** Up to 39. One letter is a number only at the end: Henry V, but Roe v Wade. */
const roman = /^x{0,3}(?:ix|iv|v?i{0,3})$/;
const romanDigits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

const romanValue = (letters: string): number => {
  const values = [...letters].map((letter) => romanDigits[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
};

/** Roman numbers and 1st, 2nd, 1er as digits. The first word is none: X-Men, V for Vendetta. */
export const inDigits = (word: string, index: number, words: readonly string[]): string => {
  const [, number] = ordinal.exec(word) ?? [];
  if (number !== undefined) return number;
  if (word === 'ier') return '1';
  const mayBe = index > 0 && (word.length > 1 || index === words.length - 1);
  return mayBe && roman.test(word) ? String(romanValue(word)) : word;
};

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const french =
  'zero - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize - - - vingt';
const ordinals = '- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth';

const spelledOut = new Map(
  [english, french, ordinals, '- premier', '- premiere']
    .flatMap((list) => list.split(' ').map((word, value): [string, string] => [word, String(value)]))
    .filter(([word]) => word !== '-'),
);

/** A number that is written as a word. Compounds are not: who lists "Catch-22" lists "Catch Twenty-Two", too, if it likes. */
export const numberWord = (word: string): string => spelledOut.get(word) ?? word;
