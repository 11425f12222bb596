const firm = '\u00a0';

/**
 * The spaces of Spanish typography, so that no line breaks at them and no writer has to think of them: firm ones between a
 * number and its unit or sign of percent, and after ±.
 */
export const typesetSpanish = (text: string): string =>
  text.replace(/([\d}]) (s|ms|min|MB|%)(?![\p{L}\d])/gu, `$1${firm}$2`).replace(/± (?=[\d{])/g, `±${firm}`);
