import type { CreateGameBody, GameCard } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Replaces what a waiting game of mine plays; its id and code stay. 409 once it has started. */
export const updateGame = (gameId: string, body: CreateGameBody): Promise<{ game: GameCard }> =>
  request(`/api/games/${encodeURIComponent(gameId)}`, { method: 'PUT', body });
