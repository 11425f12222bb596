import type { QuestionView } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCategoryQuestions } from '../../api/get-category-questions.js';
import { getDefaultQuestions } from '../../api/get-default-questions.js';
import { countBy, fillAnswers } from '../../hosting/basket.js';
import type { BasketQuestion } from '../../hosting/basket-question.js';

const everything = { q: '', difficulty: null };
const limit = 200;

/** Asks for the answers of questions that were picked before the host signed in, when they were not told (OP-81). */
export const useMissingAnswers = (basket: readonly BasketQuestion[]): void => {
  const missing = basket.filter(({ stored, answer }) => stored && answer === null);
  const ids = missing.map(({ id }) => id);
  const categories = countBy(missing, ({ category }) => category).map(({ name }) => name);
  const { data } = useQuery({
    queryKey: ['missing-answers', ids],
    enabled: missing.length > 0,
    queryFn: async ({ signal }) => {
      const found = await Promise.all([
        getDefaultQuestions(),
        ...categories.map((category) => findIn(category, new Set(ids), signal)),
      ]);
      return found.flat();
    },
  });
  useEffect(() => {
    if (data) fillAnswers(data);
  }, [data]);
};

/** Those of a category that are wanted; its further pages are asked for only as long as there may be more of them. */
const findIn = async (
  category: string,
  wanted: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<QuestionView[]> => {
  const found: QuestionView[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof getCategoryQuestions>> = await getCategoryQuestions(
      category,
      everything,
      { limit, cursor },
      signal,
    );
    found.push(...page.items.filter(({ id }) => wanted.has(id)));
    cursor = page.nextCursor;
  } while (cursor !== null && found.length < wanted.size);
  return found;
};
