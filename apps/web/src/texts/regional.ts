import { type Language, primary } from './language.js';

/** The tag of the browser's own region for a language (`fr-CA`), for dates: the bare language if it names none. */
export const regional = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => primary(tag) === language) ?? language;
