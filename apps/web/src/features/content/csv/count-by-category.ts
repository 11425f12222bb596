import type { QuestionView } from '@clockbeat/domain/contract';

interface CategoryQuestions {
  category: string;
  count: number;
}

/** An upload's questions by their category, in the order in which the file names them. */
export const countByCategory = (
  questions: readonly Pick<QuestionView, 'category'>[],
): CategoryQuestions[] => {
  const counts = new Map<string, number>();
  for (const { category } of questions) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].map(([category, count]) => ({ category, count }));
};
