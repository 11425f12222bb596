import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { useLanguage } from '../../../texts/language-context.js';
import { useDayText } from '../../../texts/use-day-text.js';
import type { Column, Span } from '../shapes/attendance.js';

/** What a column stands for, in words. */
export const useColumnName = (span: Span): ((column: Column) => string) => {
  const d = useDeskTexts();
  const day = useDayText();
  const { language } = useLanguage();
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  return ({ day: at, title }) => {
    const date = day(at.getTime());
    switch (span) {
      case 'game':
        return title ? `${title} · ${date}` : date;
      case 'week':
        return d('insights.weekOf', { day: date });
      case 'month':
        return months.format(at);
    }
  };
};
