import type { Language } from '@clockbeat/domain/contract';
import { useLanguage } from '../texts/language-context.js';
import { languageName } from '../texts/languages.js';
import { useTexts } from '../texts/texts.js';
import { notify } from '../ui/notices.js';

interface LanguageSwitchProps {
  className: string;
  /** For a narrow place: two letters. */
  short?: boolean;
}

const other: Record<Language, Language> = { en: 'fr', fr: 'en' };

/** The language that the page does not speak, in its own words: a press changes to it, for good in this browser. */
export const LanguageSwitch = ({ className, short = false }: LanguageSwitchProps) => {
  const t = useTexts();
  const { language, choose } = useLanguage();
  const wanted = other[language];
  const name = languageName(wanted);
  const letters = wanted.toUpperCase();
  const change = async (): Promise<void> => {
    if (!(await choose(wanted))) notify(t('errors.unreachable'), { tone: 'error' });
  };
  return (
    <button
      type="button"
      lang={wanted}
      // begins with what is seen: who speaks to the page says that
      aria-label={short ? `${letters} – ${name}` : name}
      onClick={() => void change()}
      className={className}
    >
      {short ? letters : name}
    </button>
  );
};
