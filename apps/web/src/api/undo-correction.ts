import { request } from './request.js';

export const undoCorrection = (gameId: string, correctionId: string): Promise<void> =>
  request(`/api/games/${encodeURIComponent(gameId)}/corrections/${encodeURIComponent(correctionId)}`, {
    method: 'DELETE',
  });
