import type { HistoryItem, Page } from '@clockbeat/domain/contract';
import { requestPage } from './request.js';

/** A page of the games the account hosted, newest first; from `cursor` on. */
export const getHistory = (cursor: string | null, signal?: AbortSignal): Promise<Page<HistoryItem>> =>
  requestPage(`/api/user/game-history${cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`}`, {
    signal,
  });
