import { languages } from '@clockbeat/domain/contract';
import { useLanguage } from '../texts/language-context.js';
import { languageNames } from '../texts/languages.js';
import { useTexts } from '../texts/texts.js';
import { notify } from '../ui/notices.js';

interface LanguageSwitchProps {
  className: string;
}

/** All languages, each in its own words: the page speaks the chosen one at once, for good in this browser. */
export const LanguageSwitch = ({ className }: LanguageSwitchProps) => {
  const t = useTexts();
  const { language, choose } = useLanguage();
  const change = async (value: string): Promise<void> => {
    const wanted = languages.find((each) => each === value);
    if (wanted && !(await choose(wanted))) notify(t('errors.unreachable'), { tone: 'error' });
  };
  return (
    <select
      aria-label={t('common.language')}
      value={language}
      onChange={(event) => void change(event.target.value)}
      className={`field-sizing-content max-w-52 cursor-pointer bg-transparent ${className}`}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each} className="bg-surface text-text">
          {languageNames[each]}
        </option>
      ))}
    </select>
  );
};
