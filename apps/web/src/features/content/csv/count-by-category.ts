import type { QuestionView } from '@clockbeat/domain';

interface CategoryQuestions {
  category: string;
  count: number;
  /** Ids, in the file's order. */
  ids: string[];
}

/** An upload's questions by their category, in the order in which the file names them. */
export const countByCategory = (
  questions: readonly Pick<QuestionView, 'id' | 'category'>[],
): CategoryQuestions[] => {
  const byCategory = new Map<string, string[]>();
  for (const { id, category } of questions) {
    const ids = byCategory.get(category);
    if (ids) ids.push(id);
    else byCategory.set(category, [id]);
  }
  return [...byCategory].map(([category, ids]) => ({ category, count: ids.length, ids }));
};
