import { limits, type SavedSetView } from '@clockbeat/domain/contract';
import { requestPage } from './request.js';

/** The caller's own saved sets, newest first, an account's or a guest's: all of them, or so many. */
export const getSavedSets = async (
  guest: string | null,
  signal?: AbortSignal,
  atMost = Number.POSITIVE_INFINITY,
): Promise<SavedSetView[]> => {
  const sets: SavedSetView[] = [];
  let cursor: string | null = null;
  do {
    const query: string = new URLSearchParams({
      limit: String(Math.min(atMost, limits.pageSize.max)),
      ...(cursor === null ? {} : { cursor }),
    }).toString();
    const page = await requestPage<SavedSetView>(`/api/saved-trivia-sets?${query}`, { guest, signal });
    sets.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null && sets.length < atMost);
  return sets;
};
