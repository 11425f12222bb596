import { makeDataSource } from './data-source.js';

/** Any number; the same for every gateway, so that one migrates and the others wait. */
const migrationLock = 5_042_001;

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
