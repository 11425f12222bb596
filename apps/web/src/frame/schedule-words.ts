import { intlTag, type SeriesSchedule } from '@clockbeat/domain/contract';
import { useEveningsTexts } from '../texts/evenings-texts.js';
import { useLanguage } from '../texts/language-context.js';
import { regional } from '../texts/regional.js';

/** When a series is, in the words of its reader. */
export interface ScheduleWords {
  /** "Every Thursday, 8:00 PM", by the clocks of the place. */
  every: (schedule: SeriesSchedule) => string;
  /** "Thursday, December 3, 8:00 PM", by the clocks of a zone; of the reader's own where none is named. */
  moment: (at: string, zone?: string) => string;
  /** "Thursday, December 3": of a date of the place. */
  date: (night: string) => string;
}

/** Noon in UTC of a date: its weekday and day by the clocks of UTC, wherever the reader is. */
const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

export const useScheduleWords = (): ScheduleWords => {
  const t = useEveningsTexts();
  const { language } = useLanguage();
  const tag = regional(language, navigator.languages);
  const inUtc = { timeZone: 'UTC' } as const;
  const weekday = new Intl.DateTimeFormat(intlTag(language), { weekday: 'long', ...inUtc });
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...inUtc });
  const longDay = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  return {
    every: ({ startsOn, time: begins, everyWeeks: count }) => {
      const day = weekday.format(noonOf(startsOn));
      const time = clock.format(new Date(`2000-01-01T${begins}:00Z`));
      return count === 1 ? t('series.everyWeek', { day, time }) : t('series.every', { count, day, time });
    },
    moment: (at, timeZone) =>
      new Intl.DateTimeFormat(tag, { ...longDay, hour: 'numeric', minute: '2-digit', timeZone }).format(
        new Date(at),
      ),
    date: (night) => new Intl.DateTimeFormat(tag, { ...longDay, ...inUtc }).format(noonOf(night)),
  };
};

/** The zone of this browser; UTC where it does not say. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Whether the reader's clocks show another time than those of the place. */
export const isElsewhere = (at: string, zone: string): boolean => {
  const shown = (timeZone: string): string =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(at));
  return shown(zone) !== shown(ownZone());
};
