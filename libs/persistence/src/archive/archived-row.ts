import type { EventRow } from '../event-store/event-row.js';

/** An event with every column that the log has of it, each as exactly as PostgreSQL keeps it. Named as exports name them. */
export interface ArchivedRow {
  readonly gameId: string;
  readonly version: number;
  readonly type: string;
  readonly schema: number;
  /** µs since 1970. */
  readonly at: bigint;
  readonly recordedAt: bigint;
  readonly actor: string;
  /** JSON as PostgreSQL writes it: what a number or a name comes to in JavaScript is another text. */
  readonly data: string;
  readonly key: string;
  readonly transactionId: bigint;
  readonly position: bigint;
}

/** As reads of the log have it. */
export const toEventRow = (row: ArchivedRow): EventRow => ({
  game_id: row.gameId as EventRow['game_id'],
  version: row.version,
  type: row.type,
  schema: row.schema,
  data: JSON.parse(row.data),
  actor: row.actor as EventRow['actor'],
  at: Number(row.at) / 1_000,
  recorded_at: Number(row.recordedAt) / 1_000,
});

/** Everything of a row in one text: two of them are equal when their rows are. */
export const textOf = (row: ArchivedRow): string =>
  [
    ...[row.gameId, row.version, row.type, row.schema, row.at, row.recordedAt, row.actor, row.data],
    ...[row.key, row.transactionId, row.position],
  ].join('\u0000');
