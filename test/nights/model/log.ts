import type { Actor as Author, StoredEvent } from '@clockbeat/domain';
import type { Verdict } from '../../../libs/persistence/src/event-store/append.types.js';

/** A row of `game_streams`. */
export interface Stream {
  version: number;
  round: number;
  dueAt: number | null;
}

/** A row of `events`. */
export interface LogRow extends StoredEvent {
  readonly key: string;
  readonly transactionId: number;
  readonly position: number;
  /** When it was recorded, by a clock that nobody sets. */
  readonly trueAt: number;
}

/** One row of a batch, as `append_events` gets it. */
export interface Appended {
  readonly gameId: StoredEvent['gameId'];
  readonly round: number;
  readonly moves: boolean;
  readonly due: number | null;
  readonly type: string;
  readonly schema: number;
  readonly json: string;
  readonly key: string;
  readonly at: number;
  readonly actor: Author;
}

/** One row of what it answers. */
export interface Judgment {
  readonly verdict: Verdict;
  readonly version: number | null;
  readonly recordedAt: number | null;
  /** Whose key a duplicate has. */
  readonly commandId: string | null;
}

/** What a batch comes to once it is committed. */
export interface Judged {
  readonly judgments: readonly Judgment[];
  readonly streams: ReadonlyMap<string, Stream>;
  readonly rows: readonly Omit<LogRow, 'transactionId' | 'position' | 'trueAt'>[];
  /** Whether it wrote anything, and so has a transaction id. */
  readonly writes: boolean;
}

export const placeOf = (gameId: string, key: string): string => `${gameId}\n${key}`;

/** The tables of the log. What is in them is committed. */
export class LogTables {
  readonly streams = new Map<string, Stream>();
  /** Of each stream in the order of its versions. */
  readonly events = new Map<string, LogRow[]>();
  readonly keys = new Map<string, LogRow>();
  /** Of all streams by (transaction id, position). */
  readonly ordered: LogRow[] = [];

  add(row: LogRow): void {
    const ofStream = this.events.get(row.gameId);
    if (ofStream) ofStream.push(row);
    else this.events.set(row.gameId, [row]);
    this.keys.set(placeOf(row.gameId, row.key), row);
    let place = this.ordered.length;
    while (place > 0 && isAfter(this.ordered[place - 1], row)) place -= 1;
    this.ordered.splice(place, 0, row);
  }
}

/** Whether a row comes after a place in the order of all streams, as bigints come from PostgreSQL. */
export const isBeyond = (
  row: LogRow,
  { transactionId, position }: { readonly transactionId: string; readonly position: string },
): boolean =>
  row.transactionId > Number(transactionId) ||
  (row.transactionId === Number(transactionId) && row.position > Number(position));

const isAfter = (one: LogRow | undefined, other: LogRow): boolean =>
  one !== undefined &&
  (one.transactionId > other.transactionId ||
    (one.transactionId === other.transactionId && one.position > other.position));

/** Whether a row was decided in another round than the stream's: what a planted fault may forget. */
export type Fence = (row: Appended, round: number, movedBefore: boolean) => boolean;

export const soundFence: Fence = (row, round, movedBefore) => Math.max(row.round, 0) !== round || movedBefore;

/**
 * `append_events` once more, in words of its own: a batch against the tables as they are while its streams are locked
 * (append-events.sql.ts says what it promises). The store test runs the same batches on both.
 */
export const judge = (
  tables: LogTables,
  batch: readonly Appended[],
  stamp: number,
  isFenced: Fence = soundFence,
): Judged => {
  const streams = new Map<string, Stream>();
  const begun = new Set(batch.filter(({ round }) => round === -1).map(({ gameId }) => gameId));
  for (const { gameId } of batch) {
    if (streams.has(gameId)) continue;
    const known = tables.streams.get(gameId) ?? (begun.has(gameId) ? unbegun : null);
    if (known) streams.set(gameId, { ...known });
  }
  const isNew = [...begun].some((gameId) => !tables.streams.has(gameId));
  const found = new Map([...streams].map(([gameId, { round }]) => [gameId, round]));
  const moved = new Set<string>();
  const met = new Set<string>();
  const rows: Judged['rows'][number][] = [];
  const judgments = batch.map((row): Judgment => {
    const { gameId, key } = row;
    const stream = streams.get(gameId);
    if (!stream) return refused('missing');
    const holder = tables.keys.get(placeOf(gameId, key));
    const twin = `${placeOf(gameId, key)}\n${row.round}`;
    const isRepeated = met.has(twin);
    met.add(twin);
    if (holder) {
      const { version, recordedAt, data } = holder;
      return { verdict: 'duplicate', version, recordedAt, commandId: String(data['commandId']) };
    }
    const round = found.get(gameId) ?? 0;
    if (isFenced(row, round, false)) return refused('fenced');
    if (isRepeated) return refused('repeated');
    if (isFenced(row, round, moved.has(gameId))) return refused('fenced');
    if (row.moves) {
      moved.add(gameId);
      stream.round += 1;
      stream.dueAt = row.due;
    }
    stream.version += 1;
    rows.push(rowOf(row, stream.version, stamp));
    return { verdict: 'stored', version: stream.version, recordedAt: stamp, commandId: null };
  });
  return { judgments, streams, rows, writes: rows.length > 0 || isNew };
};

const unbegun: Stream = { version: 0, round: 0, dueAt: null };

const refused = (verdict: Verdict): Judgment => ({
  verdict,
  version: null,
  recordedAt: null,
  commandId: null,
});

const rowOf = (row: Appended, version: number, recordedAt: number): Judged['rows'][number] => ({
  gameId: row.gameId,
  version,
  type: row.type,
  schema: row.schema,
  data: frozen(JSON.parse(row.json)),
  key: row.key,
  at: row.at,
  actor: row.actor,
  recordedAt,
});

/** All gateways of a night read the same rows: who changed one would change the others' log. */
const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};
