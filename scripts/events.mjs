import { runOnDatabase } from './on-database.mjs';

/** `npm run events -- export …`, on DATABASE_URL or the PostgreSQL that `npm start` runs; what it can do: docs/events.md. */
await runOnDatabase('events', process.argv.slice(2));
