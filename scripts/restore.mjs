import { refuse, runOnDatabase } from './on-database.mjs';

const words = process.argv.slice(2);

/** `npm run restore -- FILE [--verify all|N]`, into an empty DATABASE_URL or DATA_DIR, while no gateway runs. */
if (words.length === 0) refuse('Name the backup to restore: npm run restore -- FILE [--verify all|N]');
await runOnDatabase('backup', ['restore', ...words], {
  startEmbedded: true,
});
