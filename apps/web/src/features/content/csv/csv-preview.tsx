import type { UploadResult } from '@clockbeat/domain/contract';
import type { ReactNode } from 'react';
import { useDeskTexts } from '../../../texts/desk/desk-texts.js';
import { OptionList } from '../../../ui/option-list.js';
import { countByCategory } from './count-by-category.js';
import { RejectedLines } from './rejected-lines.js';

interface CsvPreviewProps {
  fileName: string;
  preview: UploadResult;
  children: ReactNode;
}

const shownQuestions = 3;
const shownCategories = 24;

/** What a file holds before anything is stored: how many questions, of which categories, and every line left out. */
export const CsvPreview = ({ fileName, preview, children }: CsvPreviewProps) => {
  const t = useDeskTexts();
  const { questions, count, rejected } = preview;
  const categories = countByCategory(questions);
  const moreCategories = categories.length - shownCategories;
  return (
    <div>
      <h2 className="text-2xl">{t('csv.willGoIn', { count })}</h2>
      <p className="mt-2 wrap-anywhere text-muted">
        {rejected.length === 0 ? t('csv.allGood', { name: fileName }) : fileName}
      </p>
      <ul aria-label={t('csv.byCategory')} className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        {categories.slice(0, shownCategories).map(({ category, count: inCategory }) => (
          <li key={category} className="wrap-anywhere">
            <span className="font-bold">{category}</span>{' '}
            <span className="numbers text-muted">{inCategory}</span>
          </li>
        ))}
        {moreCategories > 0 && (
          <li className="text-muted">{t('csv.moreCategories', { count: moreCategories })}</li>
        )}
      </ul>
      {rejected.length > 0 && <RejectedLines rejected={rejected} />}
      <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div>
      <h3 className="mt-10 text-lg">{t('csv.firstQuestions')}</h3>
      <ul className="divide-y-2 divide-line">
        {questions.slice(0, shownQuestions).map(({ question, options, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file that stays as it is, and have no ids yet
          <li key={index} className="py-4">
            <p className="font-bold wrap-anywhere whitespace-pre-line">{question}</p>
            <div className="mt-2">
              <OptionList options={options} answer={answer ?? null} rightText={t('own.rightAnswer')} />
            </div>
          </li>
        ))}
      </ul>
      {count > shownQuestions && (
        <p className="text-muted">{t('csv.moreQuestions', { count: count - shownQuestions })}</p>
      )}
    </div>
  );
};
