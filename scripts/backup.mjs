import { parseArgs } from 'node:util';
import { refuse, runOnDatabase, runWithoutDatabase } from './on-database.mjs';

const command = 'backup';
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean' } },
  allowPositionals: true,
});
const [file, ...more] = positionals;

/** `npm run backup -- FILE`, of DATABASE_URL or the PostgreSQL in DATA_DIR, while games go on; `--check FILE` reads one through. */
if (!file || more.length > 0)
  refuse('Name one file: npm run backup -- FILE writes it, npm run backup -- --check FILE reads it through.');
else if (values.check) await runWithoutDatabase(command, ['check', file]);
else await runOnDatabase(command, ['backup', file], { startEmbedded: true });
