import type { CorrectedView, CorrectionBody } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Corrects a question of a finished game of the signed-in host's. */
export const correctQuestion = (gameId: string, body: CorrectionBody): Promise<CorrectedView> =>
  request(`/api/games/${encodeURIComponent(gameId)}/corrections`, { method: 'POST', body });
