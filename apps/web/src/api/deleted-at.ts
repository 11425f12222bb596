import type { HttpError } from '@clockbeat/domain/contract';
import { ApiError } from './request.js';

/** When the game was deleted that a call asked for; null: it failed for another reason, or there never was one. */
export const deletedAt = (error: unknown): string | null => {
  if (!(error instanceof ApiError) || error.statusCode !== 404) return null;
  try {
    return (JSON.parse(error.responseText) as Partial<HttpError> | null)?.deletedAt ?? null;
  } catch {
    return null;
  }
};
