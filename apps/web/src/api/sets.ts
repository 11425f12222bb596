import {
  type ClaimedView,
  type LaunchedView,
  limits,
  type Page,
  type SavedSetBody,
  type SavedSetView,
} from '@clockbeat/domain/contract';
import { request, requestPage } from './request.js';

const setsPath = '/api/saved-trivia-sets';
/** Where a saved set is answered for, and what belongs to it below. */
export const savedSetPath = (setId: string): string => `${setsPath}/${encodeURIComponent(setId)}`;

/** One of the caller's own sets with its questions; 404 for anybody else's. */
export const getSavedSet = (
  setId: string,
  guest: string | null,
  signal?: AbortSignal,
): Promise<SavedSetView> => request(savedSetPath(setId), { guest, signal });

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
    const page = await requestPage<SavedSetView>(`${setsPath}?${query}`, { guest, signal });
    sets.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null && sets.length < atMost);
  return sets;
};

/** A page of the account's saved sets, newest first; from `cursor` on. */
export const getQuestionBanks = (
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<SavedSetView>> => {
  const query = new URLSearchParams({
    limit: String(limits.pageSize.default),
    ...(cursor === null ? {} : { cursor }),
  });
  return requestPage(`/api/user/question-banks?${query}`, { signal });
};

/** Saves a new set for the account, or under a guest's id. */
export const createSavedSet = (body: SavedSetBody, guest: string | null): Promise<SavedSetView> =>
  request(setsPath, { method: 'POST', body, guest });

/** Puts this in the place of what the set was in that version; 412 where it is another by now. */
export const updateSavedSet = (
  setId: string,
  body: SavedSetBody,
  { guest, version }: { guest: string | null; version: number },
): Promise<SavedSetView> =>
  request(savedSetPath(setId), {
    method: 'PUT',
    body,
    guest,
    ifMatch: version,
  });

export const deleteSavedSet = (setId: string, guest: string | null): Promise<void> =>
  request(savedSetPath(setId), { method: 'DELETE', guest });

/** Makes a game of a set; 401 without an account, also for a guest's own set. */
export const launchSavedSet = (setId: string): Promise<LaunchedView> =>
  request(`${savedSetPath(setId)}/launch`, { method: 'POST' });

/** What a guest has saved becomes the signed-in account's. */
export const claimSavedSets = (guest: string): Promise<ClaimedView> =>
  request(`${setsPath}/claim`, { method: 'POST', guest });
