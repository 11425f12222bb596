import type { QuestionView } from '@clockbeat/domain/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type CategoryFilter, getCategoryQuestions } from '../../api/get-category-questions.js';
import { useLoadingError } from './use-loading-error.js';

/** More than a game may have, so that most categories come whole. */
const pageSize = 100;

interface CategoryQuestions {
  questions: readonly QuestionView[];
  state: 'loading' | 'failed' | 'loaded';
  hasMore: boolean;
  loadingMore: boolean;
  showMore: () => void;
  again: () => void;
}

/** A category's questions, page by page, as the filter wants them. While another filter loads, the last ones stay. */
export const useCategoryQuestions = (category: string, filter: CategoryFilter): CategoryQuestions => {
  const query = useInfiniteQuery({
    queryKey: ['category-questions', category, filter],
    queryFn: ({ pageParam, signal }) =>
      getCategoryQuestions(category, filter, { limit: pageSize, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const { error } = query;
  const tell = useLoadingError();
  useEffect(() => {
    if (error) tell(error, category);
  }, [error, tell, category]);
  const questions = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return {
    questions,
    // a page that was shown stays where the next one does not come
    state: query.isPending ? 'loading' : query.isError && questions.length === 0 ? 'failed' : 'loaded',
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    showMore: () => void query.fetchNextPage(),
    again: () => void query.refetch(),
  };
};
