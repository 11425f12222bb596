import type { GameCard, Page } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** A page of the signed-in host's games, newest first. */
export const getMyGames = (cursor: string | null, signal?: AbortSignal): Promise<Page<GameCard>> =>
  request(cursor === null ? '/api/games' : `/api/games?${new URLSearchParams({ cursor })}`, { signal });
