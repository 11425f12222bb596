import { nothingRuns, readSettings, refuse } from './on-database.mjs';
import { urlOfRunning } from './postgres/embedded.mjs';

/** `psql "$(npm run -s database-url)"`: the address of DATABASE_URL, or of the PostgreSQL that `npm start` runs, with its password. */
const { databaseUrl, dataDir } = readSettings();
console.log(databaseUrl ?? urlOfRunning(dataDir) ?? refuse(nothingRuns(dataDir)));
