import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { migrationsOf } from './backup/catalogue.js';
import { makeDataSource, poolOf } from './data-source.js';
import { migrations } from './migrations/index.js';
import { makeMonths } from './months/make-months.js';

/** Any number; the same for every gateway, so that one migrates and the others wait. */
export const migrationLock = 5_042_001;

/** Brings the database to today's shape, with the next months of the log. Several processes may call it at once: it happens once. */
export const migrate = async (url: string): Promise<void> => {
  const dataSource = await makeDataSource(url, { max: 2 }).initialize();
  try {
    const holder = dataSource.createQueryRunner();
    await takeLock(holder);
    await dataSource.runMigrations();
    // those that cannot be made just now are made by a gateway that runs
    await makeMonths(poolOf(dataSource), await timeOf(holder));
    await holder.query('select pg_advisory_unlock($1)', [migrationLock]);
    await holder.release();
  } finally {
    await dataSource.destroy();
  }
};

const timeOf = async (runner: QueryRunner): Promise<number> => {
  const rows: { now: number }[] = await runner.query(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  return rows[0]?.now ?? Date.now();
};

/**
 * A late gateway asks again and again. To wait inside the server would hold a snapshot, for whose end
 * `create index concurrently` waits: the one that migrates and those that wait for it would wait for each other for ever.
 */
const takeLock = async (holder: QueryRunner): Promise<void> => {
  for (;;) {
    const taken: { yes: boolean }[] = await holder.query('select pg_try_advisory_lock($1) as yes', [
      migrationLock,
    ]);
    if (taken[0]?.yes) return;
    await pause(100);
  }
};

/** Runs only those of today's migrations, for the holder of the lock. */
export const migrateTo = async (url: string, wanted: ReadonlySet<string>): Promise<void> => {
  const some = migrations.filter((migration) => wanted.has(new migration().name));
  const dataSource = makeDataSource(url, { max: 1 }).setOptions({ migrations: some });
  await dataSource.initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
};

/** The names of today's migrations, oldest first. */
export const knownMigrations = (): string[] => migrations.map((migration) => new migration().name);

/** Whether a newer release than ours has brought the database to its shape. */
export const isOfNewerRelease = async (client: Pick<pg.ClientBase, 'query'>): Promise<boolean> => {
  const known = new Set(knownMigrations());
  return (await migrationsOf(client)).some((name) => !known.has(name));
};
