import type pg from 'pg';
import { prepareBeside } from '../archive/beside-rebuild.js';
import { inTransaction } from '../in-transaction.js';
import { readBuilds } from './checkpoint.sql.js';
import type { Projection } from './projection.js';
import { type Build, schemaOf } from './run-batch.js';

const lock = 'select pg_advisory_xact_lock(hashtextextended($1, 13))';

export const buildsOf = async (pool: pg.Pool, { name }: Projection): Promise<Map<Build, number>> => {
  const { rows } = await pool.query<{ build: Build; version: number }>(readBuilds, [name]);
  return new Map(rows.map(({ build, version }) => [build, version]));
};

/** Makes empty tables beside the live ones, to be filled from the beginning of the log. One that is on its way goes on. */
export const beginRebuild = (pool: pg.Pool, projection: Projection): Promise<void> =>
  inTransaction(pool, async (transaction) => {
    const { name, version } = projection;
    await transaction.query(lock, [name]);
    const { rows } = await transaction.query<{ version: number }>(
      `select version from projections where name = $1 and build = 'next' for update`,
      [name],
    );
    if (rows[0] && rows[0].version >= version) return;
    const schema = schemaOf(projection);
    await transaction.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
    await transaction.query(`set local search_path = ${schema}, public`);
    await transaction.query(projection.createTables);
    if (projection.seedTables) await transaction.query(projection.seedTables);
    await transaction.query('set local search_path to default');
    await prepareBeside(transaction, schema);
    await transaction.query(
      `insert into projections (name, build, version) values ($1, 'next', $2)
       on conflict (name, build) do update set version = excluded.version, transaction_id = '0', position = 0`,
      [name, version],
    );
  });

/**
 * Puts the rebuilt tables in the place of the live ones; false when somebody else has done so. Readers wait for a
 * moment, and see the old rows or the new ones. The new ones go on from where their own build has come to.
 */
export const swapIn = (pool: pg.Pool, projection: Projection): Promise<boolean> =>
  inTransaction(pool, async (transaction) => {
    const { name, version, tables } = projection;
    await transaction.query(`set local lock_timeout = '2s'`);
    const { rows } = await transaction.query<{ build: Build; version: number }>(
      `select build, version from projections where name = $1 order by build for update`,
      [name],
    );
    if (!rows.some((row) => row.build === 'next' && row.version === version)) return false;
    const schema = schemaOf(projection);
    for (const table of tables) {
      await transaction.query(`drop table if exists public.${table} cascade`);
      await transaction.query(`alter table ${schema}.${table} set schema public`);
    }
    await transaction.query(`drop schema ${schema} cascade`);
    await transaction.query(`delete from projections where name = $1 and build = 'live'`, [name]);
    await transaction.query(`update projections set build = 'live' where name = $1`, [name]);
    return true;
  });
