import { existsSync } from 'node:fs';
import { runOnDatabase, runWithoutDatabase } from './on-database.mjs';

/** `npm run what-if -- GAME|FILE …`, on a saved log, on DATABASE_URL, or on the PostgreSQL that `npm start` runs: docs/operations.md. */
const words = process.argv.slice(2);
const isFile = words.some((word) => !word.startsWith('--') && existsSync(word));
await (isFile ? runWithoutDatabase : runOnDatabase)('what-if', words);
