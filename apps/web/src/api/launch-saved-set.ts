import type { LaunchedView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Makes a game of a set; 401 without an account, also for a guest's own set. */
export const launchSavedSet = (setId: string): Promise<LaunchedView> =>
  request(`/api/saved-trivia-sets/${encodeURIComponent(setId)}/launch`, { method: 'POST' });
