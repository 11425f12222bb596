import type { CreateSoloGameBody, SoloGameView } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** Makes a game of one, with its seat; `seatToken` proves a seat of the finished game that is played again. */
export const createSoloGame = (body: CreateSoloGameBody, seatToken?: string): Promise<SoloGameView> =>
  request('/api/solo-games', { method: 'POST', body, seatToken });
