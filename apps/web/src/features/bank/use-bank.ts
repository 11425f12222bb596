import type { CategoryCount } from '@clockbeat/domain/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getCategories } from '../../api/get-categories.js';
import { getQuestionsByCategory } from '../../api/get-questions-by-category.js';
import { extraCategories } from './extra-categories.js';
import { useLoadingError } from './use-loading-error.js';

interface Bank {
  loading: boolean;
  /** Categories beside the nine. */
  extra: readonly CategoryCount[];
  /** One question of a category, if they are known. */
  peekOf: (category: string) => string | undefined;
}

/** What the bank holds now. If that cannot be told, it is said and the nine cards stand all the same (BANK-05, OP-76). */
export const useBank = (): Bank => {
  const questions = useQuery({
    queryKey: ['questions-by-category'],
    queryFn: ({ signal }) => getQuestionsByCategory(signal),
  });
  const categories = useQuery({
    queryKey: ['question-categories'],
    queryFn: ({ signal }) => getCategories(signal),
  });
  const tell = useLoadingError();
  const error = questions.error ?? categories.error;
  useEffect(() => {
    if (error) tell(error);
  }, [error, tell]);
  return {
    loading: questions.isPending || categories.isPending,
    extra: extraCategories(categories.data?.items ?? []),
    peekOf: (category) => questions.data?.[category]?.[0]?.question,
  };
};
