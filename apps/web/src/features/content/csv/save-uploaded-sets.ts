import { limits, type UploadResult } from '@clockbeat/domain';
import { createSavedSet } from '../../../api/create-saved-set.js';
import { ApiError } from '../../../api/request.js';
import { countByCategory } from './count-by-category.js';

/** One category of an upload, on its way to a set of its own. */
export interface SetToSave {
  category: string;
  ids: string[];
}

export const setsToSave = ({ questions }: UploadResult): SetToSave[] =>
  countByCategory(questions).map(({ category, ids }) => ({ category, ids }));

/**
 * Saves one draft for each category (CSV-12, OP-55) and answers those that could not be. One after another: a file may
 * name many categories, and none is saved twice when it is tried again.
 */
export const saveUploadedSets = async (sets: readonly SetToSave[]): Promise<SetToSave[]> => {
  const left: SetToSave[] = [];
  for (const set of sets) {
    try {
      await createSavedSet(bodyOf(set), null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      left.push(set);
    }
  }
  return left;
};

const bodyOf = ({ category, ids }: SetToSave) => ({
  title: category,
  category,
  difficulty: 'mixed',
  questionsPerGame: limits.setQuestionsPerGame.default,
  isDraft: true,
  selectedQuestions: ids,
});
