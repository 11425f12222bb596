import type pg from 'pg';

/**
 * To be run once on a restored database, before any gateway starts. A backup carries the transaction ids of the server
 * it was taken from; on another one they may lie in the future, and all reads in commit-safe order would wait for it.
 * All events, those of archived months with them, get the lowest id: their order is then that of their positions, which agrees with the versions of each
 * stream. Exports begin again, since places in the log are others. The read models are built again by the first gateway. It writes every event once: plan for the time and space.
 */
export const afterRestore = async (pool: pg.Pool | pg.Client): Promise<void> => {
  await pool.query(`update events set transaction_id = '0' where transaction_id <> '0'`);
  await pool.query(`update archived_months set transaction_id = '0'`);
  // the database that wrote them may have them in use
  await pool.query('delete from unused_archive_files');
  await pool.query(`update projections set version = 0 where build = 'live'`);
  await pool.query('update installation set epoch = gen_random_uuid()');
};
