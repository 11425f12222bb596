import type { CreateGameBody, GameCard } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Makes a game of the signed-in host's. */
export const createGame = (body: CreateGameBody): Promise<{ game: GameCard }> =>
  request('/api/games', { method: 'POST', body });
