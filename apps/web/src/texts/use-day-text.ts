import { useLanguage } from './language-context.js';
import { regional } from './regional.js';

/** A day, as the reader's language and region write it. */
export const useDayText = (): ((at: string | number) => string) => {
  const { language } = useLanguage();
  const days = new Intl.DateTimeFormat(regional(language, navigator.languages), { dateStyle: 'medium' });
  return (at) => days.format(new Date(at));
};
