import { runOnDatabase } from './on-database.mjs';

/** `npm run names -- --list` or `--forget FILE`, of DATABASE_URL or the PostgreSQL in DATA_DIR: docs/operations.md. */
await runOnDatabase('names', process.argv.slice(2));
