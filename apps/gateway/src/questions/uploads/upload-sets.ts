import { defaultSet } from '@clockbeat/domain';
import type { NewSet, StoredQuestion } from '@clockbeat/persistence';

/** Questions by their category, in the order in which the file names them. */
export const categoriesOf = <Q extends { readonly category: string }>(
  questions: readonly Q[],
): Map<string, Q[]> => {
  const byCategory = new Map<string, Q[]>();
  for (const question of questions) {
    const others = byCategory.get(question.category);
    if (others) others.push(question);
    else byCategory.set(question.category, [question]);
  }
  return byCategory;
};

/** One draft for each category of an upload (docs/protocol.md, "Questions"). */
export const draftsOf = (questions: readonly Pick<StoredQuestion, 'id' | 'category'>[]): NewSet[] =>
  [...categoriesOf(questions)].map(([category, ofCategory]) => ({
    ...defaultSet,
    title: category,
    category,
    difficulty: 'mixed',
    isDraft: true,
    selectedQuestions: ofCategory.map(({ id }) => id),
    customQuestions: [],
  }));
