import type { GameCard } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** One game's card; the owner's copy holds the questions. */
export const getGame = (gameId: string, signal?: AbortSignal): Promise<GameCard> =>
  request(`/api/games/${encodeURIComponent(gameId)}`, { signal });
