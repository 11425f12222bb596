import type { RejectedQuestion, UploadResult } from '@clockbeat/domain/contract';
import { useId } from 'react';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useAnswerWords } from '../../../ui/crowd/asked.js';
import { PillChoice } from '../../../ui/pill-choice.js';
import { type NumberLanguage, numberLanguages } from './use-csv-file.js';

interface NumbersReadProps {
  preview: Pick<UploadResult, 'questions' | 'existing'> & { rejected: readonly RejectedQuestion[] };
  language: NumberLanguage;
  onLanguage: (language: NumberLanguage) => void;
}

const shownNumbers = 20;
/** What a line is refused for where a number is none. */
const unread: ReadonlySet<string> = new Set(['bad_number', 'bad_band', 'bad_range']);
/** The same in each language: what a host compares the own file with. */
const example = 1_234.5;

/** What was understood of the numbers of a file, and the way to have them read otherwise; nothing where it has none. */
export const NumbersRead = ({ preview, language, onLanguage }: NumbersReadProps) => {
  const t = useQuestionsTexts();
  const titleId = useId();
  const { number } = useAnswerWords();
  const { questions, existing, rejected } = preview;
  const numbers = [...questions, ...existing].flatMap(({ question, value, unit = '', band = 0 }) =>
    value === undefined ? [] : { question, value, unit, band },
  );
  const isWrong = rejected.some(({ code }) => unread.has(code ?? ''));
  if (numbers.length === 0 && !isWrong) return null;
  return (
    <section aria-labelledby={titleId} className="mt-6">
      <h3 id={titleId} className="text-lg">
        {t('csv.numbers')}
      </h3>
      <p className="mt-1 mb-2 text-muted">{t('csv.numbersText')}</p>
      <PillChoice
        label={t('csv.numbersWritten')}
        options={numberLanguages.map((value) => ({
          value,
          label: new Intl.NumberFormat(value, { useGrouping: true }).format(example),
        }))}
        value={language}
        onChange={onLanguage}
      />
      <ul className="mt-2 divide-y-2 divide-line">
        {numbers.slice(0, shownNumbers).map(({ question, value, unit, band }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file that stays as it is, and have no ids yet
          <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
            <span className="min-w-0 wrap-anywhere">{question}</span>
            <span className="numbers font-bold">
              {number({ unit }, value)}
              {band > 0 && ` ± ${number({ unit }, band)}`}
            </span>
          </li>
        ))}
      </ul>
      {numbers.length > shownNumbers && (
        <p className="text-muted">{t('csv.moreQuestions', { count: numbers.length - shownNumbers })}</p>
      )}
    </section>
  );
};
