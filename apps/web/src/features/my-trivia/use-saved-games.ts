import type { GameCard } from '@clockbeat/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getMyGames } from '../../api/get-my-games.js';
import { type SavedGame, savedGames, toSavedGame } from '../../hosting/saved-games.js';
import { useKept } from '../../hosting/use-kept.js';

interface SavedGames {
  games: readonly SavedGame[] | null;
  query: UseQueryResult<readonly GameCard[]>;
}

/**
 * The user's games: those that this browser keeps until the server has answered, and from then on the server's, which the
 * browser keeps for the next time (DATA-14).
 */
export const useSavedGames = (userId: string): SavedGames => {
  const kept = useKept(savedGames).filter(({ createdBy }) => createdBy === userId);
  const query = useQuery({
    queryKey: ['saved-games', userId],
    queryFn: async ({ signal }) => (await getMyGames(signal)).items,
  });
  const { data } = query;
  useEffect(() => {
    if (data) savedGames.set(data.map((game) => toSavedGame(game, userId)));
  }, [data, userId]);
  const games = data?.map((game) => toSavedGame(game, userId)) ?? (kept.length > 0 ? kept : null);
  return { games, query };
};
