import type { SetVersionItem } from '@clockbeat/domain/contract';
import { request } from './request.js';

const of = (setId: string): string => `/api/saved-trivia-sets/${encodeURIComponent(setId)}`;

/** What a set of the account's is and was, the newest first. */
export const getSetHistory = (setId: string, signal?: AbortSignal): Promise<SetVersionItem[]> =>
  request(`${of(setId)}/history`, { signal });
