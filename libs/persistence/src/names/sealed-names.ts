import type { GameEventType, GameId, PlayerId, StoredEvent } from '@clockbeat/domain';
import { sealName } from './seat-keys.js';

/** How a sealed name lies in an event's data, and as the text of it in the lists. */
export interface SealedName {
  readonly sealed: string;
}

/** Events that say what a player is called. */
export const namingEvents: readonly GameEventType[] = ['PlayerJoined', 'PlayerKnocked', 'PlayerRenamed'];

/** Their fields that do. */
export const playerNameFields = ['name', 'shownName'] as const;

export const isSealed = (value: unknown): value is SealedName =>
  typeof value === 'object' && value !== null && typeof (value as Partial<SealedName>).sealed === 'string';

/** A sealed name as a text, for PostgreSQL as well: longer than any name, since nonce and tag alone have 38 characters. */
export const sealedText = '^\\{"sealed": ?"([A-Za-z0-9_-]{39,})"\\}$';

/** The same of a game's first places: longer than one name, and without the blank that stands between several. */
export const sealedWinnersText =
  '^\\{"winners":\\[\\{"playerId":"[A-Za-z0-9_-]+","sealed":"[A-Za-z0-9_-]{39,}"\\}[^ ]*\\}$';

const sealedName = new RegExp(sealedText);

/** Of a column that a projection fills with a name: the sealed name that it holds; null: it is in the open. */
export const sealedInText = (text: string): string | null => sealedName.exec(text)?.[1] ?? null;

export const ofSeat = (data: StoredEvent['data']): PlayerId => data['playerId'] as PlayerId;

/** The data with each name of its player sealed. */
export const withSealedNames = (
  data: StoredEvent['data'],
  key: Buffer,
  gameId: GameId,
): StoredEvent['data'] => ({
  ...data,
  ...Object.fromEntries(
    playerNameFields.flatMap((field) => {
      const name = data[field];
      return typeof name === 'string' ? [[field, { sealed: sealName(key, name, gameId, ofSeat(data)) }]] : [];
    }),
  ),
});
