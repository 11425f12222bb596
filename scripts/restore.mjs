import { runOnDatabase } from './on-database.mjs';

/** `npm run restore -- FILE [--verify all|N]`, into an empty DATABASE_URL or DATA_DIR, while no gateway runs. */
const args = ['restore', ...process.argv.slice(2)];
await runOnDatabase('libs/persistence/src/backup/backup.cli.js', args, { startEmbedded: true });
