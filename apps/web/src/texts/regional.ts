import type { Language } from '@clockbeat/domain/contract';
import { primary } from './language.js';

/** The tag of the browser's own region for a language (`fr-CA`), for dates: the bare language if it names none. */
export const regional = (language: Language, wanted: readonly string[]): string =>
  wanted.find((tag) => primary(tag) === language && isTag(tag)) ?? language;

/** Not all that browsers call a language is one to Intl: on a machine set to no region, Chrome says `en-US@posix`. */
const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};
