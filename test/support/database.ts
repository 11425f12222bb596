import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

export interface TestDatabase {
  readonly url: string;
  /** Ends all connections to it. */
  drop(): Promise<void>;
}

/** The database with today's tables and question bank that global-setup.mjs makes. */
export const templateName = 'clockbeat_template';

/** A database of the product, with the bank and nothing else in it, for one test file alone. */
export const freshDatabase = (): Promise<TestDatabase> => databaseLike(templateName);

/** A database without a table, for tests of migrations and of what comes before them. */
export const emptyDatabase = (): Promise<TestDatabase> => databaseLike('template0');

const databaseLike = async (template: string): Promise<TestDatabase> => {
  const server = ownServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name, template);
  return {
    url: urlOfDatabase(server, name),
    drop: () => run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
};

/** Nobody may be connected to the template meanwhile. Its files are copied: by the log, as is usual, it costs more. */
export const createDatabase = (server: string, name: string, template: string): Promise<void> =>
  run(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);

/** Connecting to it may take long: a busy machine has not lost its database. */
export const urlOfDatabase = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  url.searchParams.set('connect_timeout', '120');
  return url.href;
};

/** Of this worker of Jest. */
const ownServer = (): string => {
  const servers = process.env['TEST_DATABASE_URLS']?.split(' ') ?? [];
  const server = servers[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1];
  if (!server) throw new Error('TEST_DATABASE_URLS has none for this worker: has the global set-up run?');
  return server;
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
