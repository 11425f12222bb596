import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import * as sql from './archive.sql.js';
import type { ArchiveReader } from './archive-reader.js';
import { archivedMonths } from './archived-months.js';
import { rowValues } from './row-values.js';

/** Where a month has come to that is being copied beside a rebuild. */
interface Filling {
  readonly month: string;
  readonly file: number;
  readonly nth: number;
}

const makeBeside = (schema: string): string => /* sql */ `
create table ${schema}.archived_events (like public.events including defaults);
alter table ${schema}.archived_events add primary key (game_id, version);
create index on ${schema}.archived_events (transaction_id, position);
create view ${schema}.events as select * from public.events union all select * from ${schema}.archived_events;
create table ${schema}.months_to_fill (month text primary key, file int not null default 0, nth int not null default 0)`;

/**
 * In the schema of a rebuild, `events` is the log with what the archive has of it, in one order. It is copied group by group,
 * and nothing is read before all of it is there; it goes with the schema.
 */
export const prepareBeside = async (transaction: pg.ClientBase, schema: string): Promise<void> => {
  const months = await archivedMonths(transaction);
  if (months.length === 0) return;
  await transaction.query(makeBeside(schema));
  await transaction.query(`insert into ${schema}.months_to_fill (month) select unnest($1::text[])`, [
    months.map(({ month }) => month),
  ]);
};

/** Whether there is no more to copy. One that a release before has begun has nothing to copy. */
export const isFilled = async (
  client: Pick<pg.ClientBase, 'query'> | pg.Pool,
  schema: string,
): Promise<boolean> => (await nextFilling(client, schema)) === null;

const nextFilling = async (
  client: Pick<pg.ClientBase, 'query'> | pg.Pool,
  schema: string,
): Promise<Filling | null> => {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass($1) is not null as there`,
    [`${schema}.months_to_fill`],
  );
  if (!found[0]?.there) return null;
  const { rows } = await client.query<Filling>(
    `select month, file, nth from ${schema}.months_to_fill order by month limit 1`,
  );
  return rows[0] ?? null;
};

/**
 * Copies one group of archived rows beside a rebuild; false: there is no more to copy. It is read before the transaction
 * begins, which is short; somebody else may have copied it meanwhile.
 */
export const fillBeside = async (pool: pg.Pool, reader: ArchiveReader, schema: string): Promise<boolean> => {
  const filling = await nextFilling(pool, schema);
  if (!filling) return false;
  const month = (await archivedMonths(pool)).find((one) => one.month === filling.month);
  const file = month?.files[filling.file];
  const rows = file ? await reader.nth(file, filling.nth) : null;
  // the next group, the next file, or nothing: it was the last one, or its month has come back into the log
  const next = rows ? [filling.file, filling.nth + 1] : file ? [filling.file + 1, 0] : null;
  await inTransaction(pool, async (transaction) => {
    await transaction.query(sql.lockRows);
    const { month: name, file: at, nth } = filling;
    const where = `where month = $1 and file = $2 and nth = $3`;
    const { rowCount } = next
      ? await transaction.query(`update ${schema}.months_to_fill set file = $4, nth = $5 ${where}`, [
          name,
          at,
          nth,
          ...next,
        ])
      : await transaction.query(`delete from ${schema}.months_to_fill ${where}`, [name, at, nth]);
    if (rowCount === 1 && rows && month)
      await transaction.query(sql.fillBeside(schema), rowValues(rows, month.transactionId));
    if (rowCount === 1 && !next) await transaction.query(`analyze ${schema}.archived_events`);
  });
  return true;
};
