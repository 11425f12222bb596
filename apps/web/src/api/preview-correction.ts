import type { CorrectionEffect, CorrectionPreviewBody } from '@clockbeat/domain/contract';
import { request } from './request.js';

/** What a correction would do to the standings. */
export const previewCorrection = (
  gameId: string,
  body: CorrectionPreviewBody,
  signal?: AbortSignal,
): Promise<CorrectionEffect> =>
  request(`/api/games/${encodeURIComponent(gameId)}/corrections/preview`, { method: 'POST', body, signal });
