/**
 * The words of a list. Lower case, without marks. A word stands for itself as a whole; `*` before it: also inside another word; a
 * blank stands for whatever is between two words, or nothing.
 */
export const listOf = (words: string): readonly string[] =>
  words
    .split('\n')
    .flatMap((line) => line.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
