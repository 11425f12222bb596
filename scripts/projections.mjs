import { runOnDatabase } from './on-database.mjs';

/** `npm run projections -- list | lag | rebuild NAME | restored`, on DATABASE_URL or the PostgreSQL that `npm start` runs. */
await runOnDatabase('libs/persistence/src/cli.js', process.argv.slice(2));
