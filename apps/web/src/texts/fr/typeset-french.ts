const narrow = '\u202f';
const firm = '\u00a0';

/**
 * The spaces of French typography, so that no line breaks at them and no writer has to think of them: narrow ones before
 * ? ! : ; % and inside « », firm ones between a number and its unit.
 */
export const typesetFrench = (text: string): string =>
  text
    .replace(/ ([?!:;%»])/g, `${narrow}$1`)
    .replace(/« /g, `«${narrow}`)
    .replace(/([\d}]) (s|min|Mo|€)(?![\p{L}\d])/gu, `$1${firm}$2`);
