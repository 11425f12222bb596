import type { UploadResult } from '@clockbeat/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cached } from '../../../api/queries.js';
import { DeskPage } from '../../../frame/desk-page.js';
import type { Passed } from '../../../frame/gates.js';
import { usePageTitle } from '../../../frame/use-page-title.js';
import { addToBasket } from '../../../hosting/basket.js';
import type { BasketQuestion } from '../../../hosting/basket-question.js';
import { paths } from '../../../paths.js';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { MessagePage } from '../../../ui/message-page.js';
import { CsvColumns } from './csv-columns.js';
import { CsvImport } from './csv-import.js';
import { useCsvFile } from './use-csv-file.js';

/** Many questions at once, from a file. */
const UploadPage = ({ user: { isProfileComplete } }: Pick<Passed, 'user'>) => {
  const t = useQuestionsTexts();
  usePageTitle(t('csv.title'));
  const { made, stored } = useUploadPage(isProfileComplete ? paths.dashboard : paths.pick);
  const file = useCsvFile(stored, { sets: true });
  if (made) {
    const titles = (made.sets ?? []).map(({ title }) => title).join(', ');
    const text =
      made.count === 0
        ? t('csv.existingInBasket', { count: made.existing.length })
        : t('csv.uploaded', { count: made.count, titles });
    return (
      <MessagePage title={t(made.count === 0 ? 'csv.nothingNew' : 'csv.uploadedTitle')} text={text}>
        <p role="status" className="basis-full text-muted">
          {t(isProfileComplete ? 'csv.goingOn' : 'csv.goingOnToPick')}
        </p>
      </MessagePage>
    );
  }
  return (
    <DeskPage title={t('csv.title')} lead={t('csv.lead')}>
      <div className="mt-8 mb-12">
        <CsvImport file={file} action="csv.upload" />
        {file.state.at === 'choose' && (
          <div className="mt-10">
            <CsvColumns />
          </div>
        )}
      </div>
    </DeskPage>
  );
};
export default UploadPage;

const goingOnMs = 2_000;

/**
 * What an upload made, shown for a moment before the page `next`: the dashboard, or what there is to play for whoever came by
 * the short way and would be asked for a profile there (decision 043).
 */
const useUploadPage = (next: string) => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [made, setMade] = useState<UploadResult | null>(null);
  useEffect(() => {
    if (!made) return;
    const timer = setTimeout(() => void navigate(next), goingOnMs);
    return () => clearTimeout(timer);
  }, [made, navigate, next]);
  const stored = (result: UploadResult, questions: readonly BasketQuestion[]): void => {
    addToBasket(questions);
    void queries.invalidateQueries({ queryKey: cached.allSets });
    setMade(result);
  };
  return { made, stored };
};
