import { afterRestore } from './after-restore.js';
import { openPersistence } from './persistence.js';

/**
 * For operators, against DATABASE_URL: `rebuild NAME` builds a read model anew beside the live one and swaps them,
 * `lag` tells how far each is behind, `restored` makes a restored database readable (no gateway may be running).
 */
const [command = 'lag', name = ''] = process.argv.slice(2);
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('Bad environment: DATABASE_URL is missing');

const store = await openPersistence({ url, poolSize: 3, applicationName: 'clockbeat operator' });
try {
  if (command === 'rebuild') await store.projections.rebuild(name);
  else if (command === 'restored') await afterRestore(store.pool);
  else if (command !== 'lag') throw new Error(`Unknown command ${command}: rebuild NAME, lag or restored`);
  process.stdout.write(`${JSON.stringify(await store.projections.lag())}\n`);
} finally {
  await store.close();
}
