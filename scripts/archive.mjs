import { runOnDatabase } from './on-database.mjs';

/** `npm run archive -- --month 2026-09`, of DATABASE_URL or the PostgreSQL in DATA_DIR; what it can do: docs/operations.md. */
await runOnDatabase('archive', process.argv.slice(2), {
  startEmbedded: true,
});
