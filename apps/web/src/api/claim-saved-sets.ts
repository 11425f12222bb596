import type { ClaimedView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** What a guest has saved becomes the signed-in account's. */
export const claimSavedSets = (guest: string): Promise<ClaimedView> =>
  request('/api/saved-trivia-sets/claim', { method: 'POST', guest });
