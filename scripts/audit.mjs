import { runOnDatabase } from './on-database.mjs';

/** `npm run audit -- --verify`, of DATABASE_URL or the PostgreSQL in DATA_DIR: docs/operations.md. */
await runOnDatabase('audit', process.argv.slice(2));
