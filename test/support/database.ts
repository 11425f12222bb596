import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  readonly url: string;
  /** Ends whoever is still connected. */
  drop(): Promise<void>;
}

/** An empty database of the run's PostgreSQL, for one test file alone. */
export const freshDatabase = async (): Promise<TestDatabase> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is missing: is this project given the global set-up?');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // template0 is never connected to, so that files may create theirs at the same time
  await run(server, `CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
};

const run = async (url: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};
