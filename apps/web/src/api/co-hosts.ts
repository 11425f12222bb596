import type { CoHostInvitation, CoHostsView, GameCard } from '@clockbeat/domain/contract';
import { request } from './request.js';

const of = (gameId: string): string => `/api/games/${encodeURIComponent(gameId)}`;

/** Who leads a game of the signed-in host's beside them, and the link by which more come in. */
export const getCoHosts = (gameId: string, signal?: AbortSignal): Promise<CoHostsView> =>
  request(`${of(gameId)}/co-hosts`, { signal });

/** A new link; the one before it lets nobody in any more. */
export const makeCoHostLink = (gameId: string): Promise<CoHostsView> =>
  request(`${of(gameId)}/co-hosts/link`, { method: 'POST' });

/** Whoever leads already goes on. */
export const endCoHostLink = (gameId: string): Promise<CoHostsView> =>
  request(`${of(gameId)}/co-hosts/link`, { method: 'DELETE' });

/** Takes the link back from one co-host, or from all; nobody comes in by it any more. */
export const dismissCoHosts = (gameId: string, number: number | 'all'): Promise<CoHostsView> =>
  request(`${of(gameId)}/co-hosts${number === 'all' ? '' : `/${number}`}`, { method: 'DELETE' });

/** From now on the signed-in account leads the game no more; the link by which it came lets nobody in. */
export const stopCoHosting = (gameId: string): Promise<void> =>
  request(`${of(gameId)}/co-hosting`, { method: 'DELETE' });

/** Whose game a link leads to. 404 where it leads nowhere, or nowhere any more; 409 when the game is over. */
export const getCoHostInvitation = (
  gameId: string,
  secret: string,
  signal?: AbortSignal,
): Promise<CoHostInvitation> =>
  request(`${of(gameId)}/co-hosting/look`, { method: 'POST', body: { secret }, signal });

/** From now on the signed-in account may lead the game. */
export const beginCoHosting = (gameId: string, secret: string): Promise<GameCard> =>
  request(`${of(gameId)}/co-hosting`, { method: 'POST', body: { secret } });
