import { runOnDatabase } from './on-database.mjs';

/** `npm run analysts -- --add metabase`, of DATABASE_URL or the PostgreSQL in DATA_DIR; what it can do: docs/analysis.md. */
await runOnDatabase('analysts', process.argv.slice(2));
