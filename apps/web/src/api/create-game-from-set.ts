import type { LaunchedView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Makes a game of a saved set of the account's. */
export const createGameFromSet = (setId: string): Promise<LaunchedView> =>
  request(`/api/games/from-saved-set/${encodeURIComponent(setId)}`, { method: 'POST' });
