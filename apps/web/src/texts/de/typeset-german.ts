const narrow = '\u202f';
const firm = '\u00a0';

/**
 * The spaces of German typography, so that no line breaks at them and no writer has to think of them: narrow ones between a
 * number and its unit, after ± and inside abbreviations, a firm one before a dash.
 */
export const typesetGerman = (text: string): string =>
  text
    .replace(/([\d}]) (%|×|s|ms|min|MB)(?![\p{L}\d])/gu, `$1${narrow}$2`)
    .replace(/± (?=[\d{])/g, `±${narrow}`)
    .replace(/(?<!\p{L})(z|d|u)\. (?=[aBhÄ]\.)/gu, `$1.${narrow}`)
    .replace(/ –/g, `${firm}–`);
