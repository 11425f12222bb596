import type { SavedSetView } from '@clockbeat/domain/contract';
import { useQuestionsTexts } from '../texts/questions-texts.js';
import { useTexts } from '../texts/texts.js';

type SetSize = Pick<SavedSetView, 'questionCount' | 'questionsPerGame' | 'selectedQuestions'>;

/** How many questions a set has, and how many of them one game plays where it is not all: the first, or some by lot (OP-49). */
export const useSetSize = (): ((set: SetSize) => string) => {
  const q = useQuestionsTexts();
  const t = useTexts();
  return ({ questionCount, questionsPerGame, selectedQuestions }) => {
    const all = t('common.questions', { count: questionCount });
    if (questionCount <= questionsPerGame) return all;
    const byLot = selectedQuestions.length > 0;
    return q(byLot ? 'sets.drawnInGame' : 'sets.firstInGame', { all, count: questionsPerGame });
  };
};
