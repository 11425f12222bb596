import type { SavedSetView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** One of the caller's own sets with its questions; 404 for anybody else's. */
export const getSavedSet = (
  setId: string,
  guest: string | null,
  signal?: AbortSignal,
): Promise<SavedSetView> => request(`/api/saved-trivia-sets/${encodeURIComponent(setId)}`, { guest, signal });
