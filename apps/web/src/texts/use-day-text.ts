import { useLanguage } from './language-context.js';
import { regional } from './regional.js';

/** A day, as the reader's language and region write it; nothing for what is no day: a browser keeps things for long. */
export const useDayText = (): ((at: string | number) => string) => {
  const { language } = useLanguage();
  const days = new Intl.DateTimeFormat(regional(language, navigator.languages), { dateStyle: 'medium' });
  return (at) => {
    const day = new Date(at);
    return Number.isNaN(day.getTime()) ? '' : days.format(day);
  };
};
