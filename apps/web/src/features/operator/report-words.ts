import { type OperatedReportView, reportReasons } from '@clockbeat/domain/contract';
import { useOperatorTexts } from '../../texts/operator-texts.js';

type Thing = Pick<OperatedReportView, 'about' | 'name'>;

/** What was reported, in words. */
export const useReportTitle = (): ((thing: Thing) => string) => {
  const t = useOperatorTexts();
  return ({ about, name }) =>
    about === 'player' || about === 'team' ? t(`reports.${about}`, { name }) : t('reports.questions');
};

/** Why, the most frequent reason first, each with how often. */
export const useReasonsInWords = (): ((reasons: OperatedReportView['reasons']) => string) => {
  const t = useOperatorTexts();
  return (reasons) =>
    reportReasons
      .flatMap((reason) => {
        const count = reasons[reason] ?? 0;
        return count > 0 ? [{ reason, count }] : [];
      })
      .sort((one, other) => other.count - one.count)
      .map(({ reason, count }) => t('reports.because', { reason: t(`reportReasons.${reason}`), count }))
      .join(', ');
};
