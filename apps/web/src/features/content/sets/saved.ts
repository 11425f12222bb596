import type { SetVersionItem } from '@clockbeat/domain/contract';
import { useQuestionsTexts } from '../../../texts/questions-texts.js';
import { useMomentText } from '../../../texts/regional.js';

/** Who saved a state, and when; who is gone is nobody. */
export const useSaved = (): ((item: Pick<SetVersionItem, 'savedAt' | 'savedBy'>) => string) => {
  const t = useQuestionsTexts();
  const moment = useMomentText();
  return ({ savedAt, savedBy }) => {
    const at = { moment: moment(savedAt) };
    return savedBy === null ? t('history.savedAt', at) : t('history.savedBy', { ...at, name: savedBy });
  };
};
