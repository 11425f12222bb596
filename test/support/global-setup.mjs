import { startTemporaryPostgres } from '../../scripts/postgres/temporary.mjs';

/** One PostgreSQL for the run; every test file makes its own database in it (database.ts). */
export default async function globalSetup() {
  const postgres = await startTemporaryPostgres({ settings: { max_connections: 300 } });
  Object.assign(globalThis, { testPostgres: postgres });
  process.env.TEST_DATABASE_URL = postgres.url;
}
