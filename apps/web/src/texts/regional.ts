import type { Language } from '@clockbeat/domain/contract';
import { primary } from './language.js';
import { useLanguage } from './language-context.js';

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

/** A day, as the reader's language and region write it; nothing for what is no day: a browser keeps things for long. */
export const useDayText = (): ((at: string | number) => string) => {
  const { language } = useLanguage();
  const days = new Intl.DateTimeFormat(regional(language, navigator.languages), { dateStyle: 'medium' });
  return (at) => {
    const day = new Date(at);
    return Number.isNaN(day.getTime()) ? '' : days.format(day);
  };
};
