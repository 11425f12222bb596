import type { EveningView } from '@clockbeat/domain/contract';
import type { KeptEvening } from '../../live/evening-storage.js';
import type { KeptSeat } from '../../live/seat-storage.js';

/** An evening, whoever knows of it. */
export interface Evening extends EveningView {
  /** What its player was called; null: this device was not there. */
  name: string | null;
  /** The account has played it, and may read its results anywhere. */
  isOfAccount: boolean;
}

/** The newest first, each once: what the account's server says goes before what the device has heard, for it knows of corrections. */
export const merged = (ofDevice: readonly KeptEvening[], ofAccount: readonly EveningView[]): Evening[] => {
  const told = new Map(ofAccount.map((one) => [one.gameId, one]));
  const names = new Map(ofDevice.map(({ gameId, name }) => [gameId, name]));
  const alone = ofDevice.filter(({ gameId }) => !told.has(gameId));
  return [
    ...alone.map(({ endedAt: playedAt, ...evening }) => ({ ...evening, playedAt, isOfAccount: false })),
    ...ofAccount.map((one) => ({ ...one, name: names.get(one.gameId) ?? null, isOfAccount: true })),
  ].sort((a, b) => Date.parse(b.playedAt) - Date.parse(a.playedAt));
};

/** How long a game whose end this device has not heard of may still go on, ms. */
const freshMs = 24 * 60 * 60 * 1000;

export interface OpenSeat {
  readonly gameId: string;
  readonly displayName: string;
}

/** Seats of this device in games whose end it has not heard of; those of long ago have ended without it. */
export const openSeats = (
  seats: readonly KeptSeat[],
  evenings: readonly Evening[],
  now = Date.now(),
): OpenSeat[] =>
  seats.flatMap(({ gameId, playerId, displayName, joinedAt }) => {
    if (gameId === null || playerId === null || now - Date.parse(joinedAt) > freshMs) return [];
    return evenings.some((one) => one.gameId === gameId) ? [] : [{ gameId, displayName }];
  });
