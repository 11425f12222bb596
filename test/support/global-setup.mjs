import { startTemporaryPostgres } from '../../scripts/postgres/temporary.mjs';
import { needProgram } from '../../scripts/programs.mjs';

/** One PostgreSQL for the run; every test file makes its own database in it (database.ts). */
export default async function globalSetup() {
  // once for all files: two that install at the same time would get in each other's way
  for (const program of /** @type {const} */ (['redis', 'haproxy'])) needProgram(program);
  const postgres = await startTemporaryPostgres({ settings: { max_connections: 300 } });
  Object.assign(globalThis, { testPostgres: postgres });
  process.env.TEST_DATABASE_URL = postgres.url;
}
