import type { Page } from '@clockbeat/domain/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { readOnce } from '../../shared/read-once.js';

/** A list that comes page by page; what has come is kept together. */
export const usePages = <T>(
  queryKey: readonly unknown[],
  read: (cursor: string | null, signal: AbortSignal) => Promise<Page<T>>,
) => {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    ...readOnce,
  });
  return {
    ...query,
    items: query.data?.pages.flatMap(({ items }) => items) ?? [],
  };
};
