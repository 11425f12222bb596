import type { GameCard, Page } from '@clockbeat/domain';
import { request } from './request.js';

/** The signed-in host's games, newest first. */
export const getMyGames = (signal?: AbortSignal): Promise<Page<GameCard>> =>
  request('/api/games', { signal });
