import type { Results } from '@clockbeat/domain';
import { request } from './request.js';

/** A finished game's results, for its owner or the holder of a seat. */
export const getResults = (gameId: string, seatToken?: string, signal?: AbortSignal): Promise<Results> =>
  request(`/api/games/${encodeURIComponent(gameId)}/results`, { seatToken, signal });
