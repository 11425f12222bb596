import { runOnDatabase } from './on-database.mjs';

/** `npm run replay -- GAME …`, on DATABASE_URL or the PostgreSQL that `npm start` runs; what it can do: docs/operations.md. */
await runOnDatabase('replay', process.argv.slice(2));
