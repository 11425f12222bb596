import { limits, type SavedSetView } from '@clockbeat/domain';
import { requestPage } from './request.js';

/** All of the caller's own saved sets, newest first: an account's, or a guest's. */
export const getSavedSets = async (guest: string | null, signal?: AbortSignal): Promise<SavedSetView[]> => {
  const sets: SavedSetView[] = [];
  let cursor: string | null = null;
  do {
    const query: string = new URLSearchParams({
      limit: String(limits.pageSize.max),
      ...(cursor === null ? {} : { cursor }),
    }).toString();
    const page = await requestPage<SavedSetView>(`/api/saved-trivia-sets?${query}`, { guest, signal });
    sets.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return sets;
};
