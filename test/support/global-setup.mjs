import { openPersistence } from '../../libs/persistence/src/index.js';
import { startTemporaryPostgres } from '../../scripts/postgres/temporary.mjs';
import { createDatabase, templateName, urlOfDatabase } from './database.js';

const settings = { max_connections: 300 };

/**
 * A PostgreSQL for each worker: what a test may read of a log depends on the oldest transaction of the whole server, which
 * must not be another file's. Each has a database with today's tables and question bank, made once, of which every test
 * file gets a copy (database.ts).
 *
 * @param {import('@jest/types').Config.GlobalConfig} globalConfig
 */
export default async function globalSetup({ maxWorkers }) {
  const first = await startTemporaryPostgres({ settings });
  await createDatabase(first.url, templateName, 'template0');
  await (await openPersistence({ url: urlOfDatabase(first.url, templateName) })).close();
  await first.stop();
  const copies = await Promise.all(
    Array.from({ length: maxWorkers - 1 }, () => startTemporaryPostgres({ settings, copyOf: first.dataDir })),
  );
  await first.restart();
  const servers = [first, ...copies];
  Object.assign(globalThis, { testServers: servers });
  process.env.TEST_DATABASE_URLS = servers.map(({ url }) => url).join(' ');
}
