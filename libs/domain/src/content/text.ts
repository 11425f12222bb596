/** Control characters except tab and line breaks, which a text of several lines may hold. */
const controlCharacter = /(?![\t\n\r])\p{Cc}/u;
/** Line breaks of all kinds, and what turns the direction of the text that stands behind it: no name needs them. */
const lineCharacter = /[\t\n\r\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const loneSurrogate = /\p{Surrogate}/u;

const invisible = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/** Nothing to read: white space and characters that nobody sees. */
export const isBlank = (text: string): boolean => text.replace(invisible, '') === '';

/** How many characters a person would count, roughly: code points, not UTF-16 units. */
export const codePoints = (text: string): number => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};

/** Whether a text has more code points than that. The cheap comparison first: a text of a megabyte is not counted through. */
export const isLongerThan = (text: string, most: number): boolean =>
  text.length > most * 2 || codePoints(text) > most;

/** Whether PostgreSQL and a screen can take this text: no U+0000 or other control character, no half of a pair. */
export const isPlainText = (text: string, lines: 'one' | 'many' = 'one'): boolean =>
  !controlCharacter.test(text) &&
  !loneSurrogate.test(text) &&
  (lines === 'many' || !lineCharacter.test(text));
