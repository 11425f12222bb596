import pg from 'pg';
import type { WrittenFile } from './archive-files.js';

/** A file of a month: its events are in the order of games and versions. */
export interface MonthFile extends WrittenFile {
  readonly rows: number;
  /** Its first and its last game; a game may go on in the next file. */
  readonly from: string;
  readonly to: string;
}

/** A month of the log that is in the archive. */
export interface ArchivedMonth {
  /** Such as '2026-09'; 'before-months' is what lies before all of them. */
  readonly month: string;
  /** Its games are at or after this id, and before that one. */
  readonly from: string;
  readonly to: string;
  readonly files: readonly MonthFile[];
  readonly games: number;
  readonly events: number;
  /** So many of its events are in the log all the same. */
  readonly kept: number;
  /** The transaction that all of its events count as since a restore; null: their own. */
  readonly transactionId: string | null;
  readonly archivedAt: Date;
}

const readMonths = /* sql */ `
select month, from_id as "from", to_id as "to", files, games, events::float8 as events, kept::float8 as kept,
       transaction_id::text as "transactionId", archived_at as "archivedAt"
from archived_months order by from_id`;

const unknownTable = '42P01';

/** All that there are, in their order. A database of a release before has none. */
export const archivedMonths = async (
  client: Pick<pg.ClientBase, 'query'> | pg.Pool,
): Promise<ArchivedMonth[]> => {
  try {
    return (await client.query<ArchivedMonth>(readMonths)).rows;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === unknownTable) return [];
    throw error;
  }
};

export const monthOfGame = (months: readonly ArchivedMonth[], gameId: string): ArchivedMonth | null =>
  months.find(({ from, to }) => from <= gameId && gameId < to) ?? null;
