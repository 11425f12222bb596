import { forgottenPlayer, type GameId, type PlayerId, type StoredEvent } from '@clockbeat/domain';
import type pg from 'pg';
import * as sql from './name-keys.sql.js';
import { isSealed, ofSeat, playerNameFields, sealedInText } from './sealed-names.js';
import { openName, seatKeyOf } from './seat-keys.js';

/** A pool, or the connection of a transaction. */
interface Asked {
  query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<{ rows: Row[] }>;
}

interface KeyRow {
  readonly gameId: GameId;
  readonly playerId: PlayerId | null;
  readonly key: Buffer;
}

interface SeatAsked {
  readonly gameId: GameId;
  readonly playerId: PlayerId;
}

/** What opens the names of some seats; nothing is remembered, for a key may be deleted at any time. */
class Opener {
  private constructor(private readonly keys: ReadonlyMap<string, Buffer>) {}

  static async of(asked: Asked, seats: readonly SeatAsked[]): Promise<Opener> {
    const { rows } = await asked.query<KeyRow>(sql.readKeys, [
      [...new Set(seats.map(({ gameId }) => gameId))],
      [...new Set(seats.map(({ playerId }) => playerId))],
    ]);
    return new Opener(new Map(rows.map(({ gameId, playerId, key }) => [`${gameId} ${playerId ?? ''}`, key])));
  }

  /** Null: it is forgotten. */
  open({ gameId, playerId }: SeatAsked, sealed: string): string | null {
    const own = this.keys.get(`${gameId} ${playerId}`);
    const root = this.keys.get(`${gameId} `);
    const key = own ?? (root && seatKeyOf(root, playerId));
    return key ? openName(key, sealed, gameId, playerId) : null;
  }
}

interface NamedRow {
  readonly game_id: GameId;
  readonly data: StoredEvent['data'];
}

const hasSealedName = ({ data }: NamedRow): boolean =>
  playerNameFields.some((field) => isSealed(data[field]));

/**
 * Events with the names of their players; whose name is forgotten is called by what follows from its seat's id. Where nobody
 * is named, nothing is asked.
 */
export const openNames = async <Row extends NamedRow>(
  asked: Asked,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const sealed = rows.filter(hasSealedName);
  if (sealed.length === 0) return rows;
  const seatOf = ({ game_id: gameId, data }: NamedRow) => ({ gameId, playerId: ofSeat(data) });
  const opener = await Opener.of(asked, sealed.map(seatOf));
  return rows.map((row) =>
    hasSealedName(row) ? { ...row, data: opened(row.data, seatOf(row), opener) } : row,
  );
};

const opened = (data: StoredEvent['data'], seat: SeatAsked, opener: Opener): StoredEvent['data'] => {
  const { name, shownName, ...others } = data;
  const own = isSealed(name) ? opener.open(seat, name.sealed) : (name as string);
  if (own === null) return { ...others, name: forgottenPlayer(seat.playerId) };
  const shown = isSealed(shownName) ? opener.open(seat, shownName.sealed) : shownName;
  return { ...others, name: own, ...(typeof shown === 'string' && { shownName: shown }) };
};

/** The same of a list's rows, whose names are texts. */
export const openTexts = async <Row extends SeatAsked & { readonly name: string }>(
  asked: Asked,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const sealed = rows.filter(({ name }) => sealedInText(name) !== null);
  if (sealed.length === 0) return rows;
  const opener = await Opener.of(asked, sealed);
  return rows.map((row) => {
    const text = sealedInText(row.name);
    return text === null ? row : { ...row, name: opener.open(row, text) ?? forgottenPlayer(row.playerId) };
  });
};
