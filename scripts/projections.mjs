import { runOnDatabase } from './on-database.mjs';

/** `npm run projections -- list | lag | rebuild NAME | restored`, on DATABASE_URL or the PostgreSQL that `npm start` runs. */
await runOnDatabase('projections', process.argv.slice(2));
