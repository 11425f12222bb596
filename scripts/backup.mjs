import { runOnDatabase } from './on-database.mjs';

/** `npm run backup -- FILE`, of DATABASE_URL or the PostgreSQL in DATA_DIR, while games go on; `--check FILE` reads one through. */
const [first = '', ...rest] = process.argv.slice(2);
const args = first === '--check' ? ['check', ...rest] : ['backup', first, ...rest];
await runOnDatabase('libs/persistence/src/backup/backup.cli.js', args, { startEmbedded: true });
