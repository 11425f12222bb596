import { intlTag, type Language } from '@clockbeat/domain/contract';
import { primary } from './language.js';
import { useLanguage } from './language-context.js';

/** The tag of the browser's own region for a language (`fr-CA`), for dates: the bare language if it names none. */
export const regional = (language: Language, wanted: readonly string[]): string =>
  intlTag(wanted.find((tag) => primary(tag) === primary(language) && isTag(tag)) ?? language);

/** Not all that browsers call a language is one to Intl: on a machine set to no region, Chrome says `en-US@posix`. */
const isTag = (tag: string): boolean => {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
};

/** A day with its time, as the reader's language and region write it; nothing for what is none. */
export const useMomentText = (): ((at: string | number) => string) =>
  useDates({ dateStyle: 'medium', timeStyle: 'short' });

/** A day, as the reader's language and region write it; nothing for what is no day: a browser keeps things for long. */
export const useDayText = (): ((at: string | number) => string) => useDates({ dateStyle: 'medium' });

const useDates = (style: Intl.DateTimeFormatOptions): ((at: string | number) => string) => {
  const { language } = useLanguage();
  const dates = new Intl.DateTimeFormat(regional(language, navigator.languages), style);
  return (at) => {
    const date = new Date(at);
    return Number.isNaN(date.getTime()) ? '' : dates.format(date);
  };
};

const minute = 60_000;
/** From how many ms on a time is told in this unit. */
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** How long ago something was, in the largest unit that it fills. */
export const useAgoText = (): ((ms: number) => string) => {
  const { language } = useLanguage();
  const words = new Intl.RelativeTimeFormat(intlTag(language), { numeric: 'auto' });
  return (ms) => {
    const [unit, size] = units.find(([, least]) => ms >= least) ?? units[2];
    return words.format(-Math.max(0, Math.floor(ms / size)), unit);
  };
};
