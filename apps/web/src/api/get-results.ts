import type { Results } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** A finished game's results, for its owner or the holder of a seat. The places go on at `cursor`. */
export const getResults = (
  gameId: string,
  seatToken?: string,
  signal?: AbortSignal,
  cursor: string | null = null,
): Promise<Results> => {
  const page = cursor === null ? '' : `?${new URLSearchParams({ cursor })}`;
  return request(`/api/games/${encodeURIComponent(gameId)}/results${page}`, { seatToken, signal });
};
