import type {
  OriginChanges,
  SavedSetView,
  SetVersionItem,
  SetVersionView,
  SharingBody,
  SharingView,
} from '@clockbeat/domain/contract';
import { request } from './request.js';
import { savedSetPath } from './sets.js';

/** Who may see a set of the account's own, under which licence and whose name; 404 for a co-author. */
export const getSharing = (setId: string, signal?: AbortSignal): Promise<SharingView> =>
  request(`${savedSetPath(setId)}/sharing`, { signal });

/** From now on these may see it. Its address stays the same. */
export const putSharing = (setId: string, body: SharingBody): Promise<SharingView> =>
  request(`${savedSetPath(setId)}/sharing`, { method: 'PUT', body });

/** What a set of the account's is and was, the newest first. */
export const getSetHistory = (setId: string, signal?: AbortSignal): Promise<SetVersionItem[]> =>
  request(`${savedSetPath(setId)}/history`, { signal });

/** One of its earlier states, with the questions that lived in it. */
export const getSetVersion = (
  setId: string,
  version: number,
  signal?: AbortSignal,
): Promise<SetVersionView> => request(`${savedSetPath(setId)}/history/${version}`, { signal });

/** Writes it again as it was in `version`, in the place of `now`; 412 where it is another by now. */
export const goBackTo = (setId: string, version: number, now: number): Promise<SavedSetView> =>
  request(`${savedSetPath(setId)}/history/${version}/restore`, { method: 'POST', ifMatch: now });

/** What the original of a copy has become since; 404 of a set that is no copy. */
export const getOrigin = (setId: string, signal?: AbortSignal): Promise<OriginChanges> =>
  request(`${savedSetPath(setId)}/origin`, { signal });

/** Takes all of it over, in the place of the version `now`; 412 where it is another by now. */
export const takeOver = (setId: string, now: number): Promise<SavedSetView> =>
  request(`${savedSetPath(setId)}/origin/take-over`, { method: 'POST', ifMatch: now });
