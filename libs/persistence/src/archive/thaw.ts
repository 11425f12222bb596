import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { schemaOfBuild } from '../projections/schema-of-build.js';
import * as sql from './archive.sql.js';
import type { ArchiveReader } from './archive-reader.js';
import { type ArchivedMonth, archivedMonths, monthOfGame } from './archived-months.js';
import type { ArchivedRow } from './archived-row.js';
import { rowValues } from './row-values.js';

/** Events that come back in one short transaction. */
const rowsAtOnce = 2_000;

/**
 * Puts archived rows back into the log, under the numbers that they had: no reader of the log is before them. How many were
 * not there. A rebuild that has them from the archive has them from the log then.
 */
export const putBack = (
  pool: pg.Pool,
  rows: readonly ArchivedRow[],
  { month, transactionId }: ArchivedMonth,
): Promise<number> =>
  inTransaction(pool, async (transaction) => {
    await transaction.query(sql.lockRows);
    const { rowCount } = await transaction.query(sql.putBack, rowValues(rows, transactionId));
    await transaction.query(sql.countKept, [month, rowCount]);
    const { rows: builds } = await transaction.query<{ name: string; isFilled: boolean }>(
      `select name, to_regclass('rebuild_' || name || '.archived_events') is not null as "isFilled"
       from projections where build = 'next'`,
    );
    for (const { name } of builds.filter(({ isFilled }) => isFilled))
      await transaction.query(sql.takeFromBeside(schemaOfBuild(name)), [
        rows.map(({ gameId }) => gameId),
        rows.map(({ version }) => version),
      ]);
    return rowCount ?? 0;
  });

/** Brings all of one game back into the log, for statements that need it there; how many events came. */
export const thaw = async (pool: pg.Pool, reader: ArchiveReader, gameId: string): Promise<number> => {
  const month = monthOfGame(await archivedMonths(pool), gameId);
  if (!month) return 0;
  let came = 0;
  for (let first = 1; ; first += rowsAtOnce) {
    const rows = await reader.rows(month, { gameId, first, last: first + rowsAtOnce - 1 });
    if (rows.length === 0) return came;
    came += await putBack(pool, rows, month);
  }
};
