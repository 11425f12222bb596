import type { SavedSetBody, SavedSetView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Saves a new set for the account, or under a guest's id. */
export const createSavedSet = (body: SavedSetBody, guest: string | null): Promise<SavedSetView> =>
  request('/api/saved-trivia-sets', { method: 'POST', body, guest });
