import { runOnDatabase } from './on-database.mjs';

/** `npm run newsletter -- export` and `npm run feedback -- export`, on DATABASE_URL or the PostgreSQL that `npm start` runs. */
await runOnDatabase('export', process.argv.slice(2));
