import type pg from 'pg';
import { migrationsOf } from './backup/catalogue.js';
import { makeDataSource } from './data-source.js';
import { migrations } from './migrations/index.js';

/** Any number; the same for every gateway, so that one migrates and the others wait. */
export const migrationLock = 5_042_001;

/** Brings the database to today's shape. Several processes may call it at once: it happens once. */
export const migrate = async (url: string): Promise<void> => {
  const dataSource = await makeDataSource(url, { max: 2 }).initialize();
  try {
    const holder = dataSource.createQueryRunner();
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations({ transaction: 'each' });
    await holder.query('select pg_advisory_unlock($1)', [migrationLock]);
    await holder.release();
  } finally {
    await dataSource.destroy();
  }
};

/** Runs only those of today's migrations, for whoever holds the lock. */
export const migrateTo = async (url: string, wanted: ReadonlySet<string>): Promise<void> => {
  const some = migrations.filter((migration) => wanted.has(new migration().name));
  const dataSource = makeDataSource(url, { max: 1 }).setOptions({ migrations: some });
  await dataSource.initialize();
  try {
    await dataSource.runMigrations({ transaction: 'each' });
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
