import type { SavedSetBody, SavedSetView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Puts this in the place of what the set was. */
export const updateSavedSet = (
  setId: string,
  body: SavedSetBody,
  guest: string | null,
): Promise<SavedSetView> =>
  request(`/api/saved-trivia-sets/${encodeURIComponent(setId)}`, { method: 'PUT', body, guest });
