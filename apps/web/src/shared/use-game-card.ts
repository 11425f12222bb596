import type { GameCard } from '@clockbeat/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getGame } from '../api/get-game.js';

/** One game's card. */
export const useGameCard = (gameId: string): UseQueryResult<GameCard> =>
  useQuery({ queryKey: ['game', gameId], queryFn: ({ signal }) => getGame(gameId, signal) });
