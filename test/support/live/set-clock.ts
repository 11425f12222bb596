import pg from 'pg';

/**
 * PostgreSQL's clock in the hands of a test: for every connection that is made from now on to this database, until it is
 * dropped, `clock_timestamp()` is what it was set to. No privilege beyond the database's owner's is needed.
 */
export const settableClock = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`
    create schema settable;
    create table settable.clock (ahead_ms float8 not null);
    insert into settable.clock values (0);
    create function settable.clock_timestamp() returns timestamptz language sql volatile
      as 'select pg_catalog.clock_timestamp() + ahead_ms * interval ''1 ms'' from settable.clock';
    do $$ begin
      execute format('alter database %I set search_path = public, settable, pg_catalog', current_database());
    end $$`);
  return {
    /** Sets it forth, or back, by so much. */
    step: (ms: number) => client.query('update settable.clock set ahead_ms = ahead_ms + $1', [ms]),
    close: () => client.end(),
  };
};
