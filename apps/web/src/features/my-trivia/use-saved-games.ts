import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getMyGames } from '../../api/get-my-games.js';
import { type SavedGame, savedGames, toSavedGame } from '../../hosting/saved-games.js';
import { useKept } from '../../hosting/use-kept.js';
import { useEndedSession } from '../../shared/use-ended-session.js';

interface SavedGames {
  games: readonly SavedGame[] | null;
  failed: boolean;
  askAgain: () => void;
  /** The next page of a long list; null when all of it is here. */
  more: { coming: boolean; ask: () => void } | null;
}

/**
 * The user's games: those that this browser keeps until the server has answered, and from then on the server's, which the
 * browser keeps for the next time (DATA-14).
 */
export const useSavedGames = (userId: string): SavedGames => {
  const kept = useKept(savedGames).filter(({ createdBy }) => createdBy === userId);
  const query = useInfiniteQuery({
    queryKey: ['saved-games', userId],
    queryFn: ({ pageParam, signal }) => getMyGames(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const { data } = query;
  useEndedSession(query.error);
  useEffect(() => {
    if (data) savedGames.set(gamesIn(data, userId));
  }, [data, userId]);
  return {
    games: data ? gamesIn(data, userId) : kept.length > 0 ? kept : null,
    failed: query.isError,
    askAgain: () => void query.refetch(),
    more: query.hasNextPage
      ? { coming: query.isFetchingNextPage, ask: () => void query.fetchNextPage() }
      : null,
  };
};

type Pages = { pages: readonly Awaited<ReturnType<typeof getMyGames>>[] };

const gamesIn = ({ pages }: Pages, userId: string): SavedGame[] =>
  pages.flatMap(({ items }) => items.map((game) => toSavedGame(game, userId)));
