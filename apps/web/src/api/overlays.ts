import type { NewOverlay, OverlayGame, OverlayView } from '@clockbeat/domain/contract';
import { request } from './request.js';

const of = (gameId: string): string => `/api/games/${encodeURIComponent(gameId)}/overlays`;

/** The overlays of a game of the signed-in host's, the newest first. */
export const getOverlays = (gameId: string, signal?: AbortSignal): Promise<OverlayView[]> =>
  request(of(gameId), { signal });

/** A new one, whose address is told here alone. 409 where the game is over, or has as many as it may. */
export const makeOverlay = (gameId: string): Promise<NewOverlay> => request(of(gameId), { method: 'POST' });

/** It shows nothing from then on. */
export const takeBackOverlay = (gameId: string, overlayId: string): Promise<void> =>
  request(`${of(gameId)}/${encodeURIComponent(overlayId)}`, { method: 'DELETE' });

/** Which game an overlay shows, by the token in its address. 404 where it shows nothing, or nothing any more. */
export const lookAtOverlay = (token: string, signal?: AbortSignal): Promise<OverlayGame> =>
  request('/api/overlays/look', { method: 'POST', body: { token }, signal });
