import type { NewWhatIfLink, OtherRules, SharedWhatIf, WhatIf, WhatIfLink } from '@clockbeat/domain/contract';
import { request } from './request.js';

const of = (gameId: string): string => `/api/games/${encodeURIComponent(gameId)}/what-if`;

/** A finished game by other rules, beside how it ended, for the owner; nothing of it is stored. */
export const getWhatIf = (gameId: string, rules: OtherRules, signal?: AbortSignal): Promise<WhatIf> =>
  request(of(gameId), { method: 'POST', body: rules, signal });

/** The links by which others see a game of the signed-in host's by other rules, the newest first. */
export const getWhatIfLinks = (gameId: string, signal?: AbortSignal): Promise<WhatIfLink[]> =>
  request(`${of(gameId)}/links`, { signal });

/** A new link, whose address is told here alone. 409 where the game has as many as it may. */
export const makeWhatIfLink = (gameId: string, rules: OtherRules): Promise<NewWhatIfLink> =>
  request(`${of(gameId)}/links`, { method: 'POST', body: rules });

/** It leads nowhere from then on. */
export const takeBackWhatIfLink = (gameId: string, linkId: string): Promise<void> =>
  request(`${of(gameId)}/links/${encodeURIComponent(linkId)}`, { method: 'DELETE' });

/** Both tables for whoever has the link. 404 where it leads nowhere, or nowhere any more. */
export const getSharedWhatIf = (secret: string, signal?: AbortSignal): Promise<SharedWhatIf> =>
  request('/api/what-if/shared', { method: 'POST', body: { secret }, signal });
