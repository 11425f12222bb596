import type { CoAuthorInvitation, CoAuthorsView } from '@clockbeat/domain/contract';
import { request } from './request.js';
import { savedSetPath } from './sets.js';

/** Who edits a set of the account's own beside it, and the link by which more come in. */
export const getCoAuthors = (setId: string, signal?: AbortSignal): Promise<CoAuthorsView> =>
  request(`${savedSetPath(setId)}/co-authors`, { signal });

/** A new link; the one before it lets nobody in any more. */
export const makeCoAuthorLink = (setId: string): Promise<CoAuthorsView> =>
  request(`${savedSetPath(setId)}/co-authors/link`, { method: 'POST' });

/** Whoever edits already goes on. */
export const endCoAuthorLink = (setId: string): Promise<CoAuthorsView> =>
  request(`${savedSetPath(setId)}/co-authors/link`, { method: 'DELETE' });

/** One of them edits it no more; nobody comes in by the link any more. */
export const dismissCoAuthor = (setId: string, id: string): Promise<CoAuthorsView> =>
  request(`${savedSetPath(setId)}/co-authors/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Whose set a link leads to. 404 where it leads nowhere, or nowhere any more. */
export const getCoAuthorInvitation = (
  setId: string,
  secret: string,
  signal?: AbortSignal,
): Promise<CoAuthorInvitation> =>
  request(`${savedSetPath(setId)}/co-authoring/look`, { method: 'POST', body: { secret }, signal });

/** From now on the signed-in account edits the set. */
export const beginCoAuthoring = (setId: string, secret: string): Promise<void> =>
  request(`${savedSetPath(setId)}/co-authoring`, { method: 'POST', body: { secret } });

/** From now on it edits it no more; the link by which it came lets nobody in. */
export const stopCoAuthoring = (setId: string): Promise<void> =>
  request(`${savedSetPath(setId)}/co-authoring`, { method: 'DELETE' });
