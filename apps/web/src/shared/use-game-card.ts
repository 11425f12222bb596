import type { GameCard } from '@clockbeat/domain/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { getGame } from '../api/get-game.js';

/** Under what a game's card is kept between pages. */
export const gameCardKey = (gameId: string): readonly string[] => ['game', gameId];

/** One game's card. */
export const useGameCard = (gameId: string): UseQueryResult<GameCard> =>
  useQuery({ queryKey: gameCardKey(gameId), queryFn: ({ signal }) => getGame(gameId, signal) });
