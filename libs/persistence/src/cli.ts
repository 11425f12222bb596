import { afterRestore } from './after-restore.js';
import { archivePlaceOf } from './archive/place.js';
import { connectPersistence, type Persistence } from './persistence.js';

type Command = (store: Persistence, name: string) => Promise<string[]>;

const lag: Command = async ({ projections }) =>
  (await projections.lag()).map(({ name, behindMs }) => `${name}  ${(behindMs / 1000).toFixed(1)} s behind`);

const commands: Readonly<Record<string, Command>> = {
  list: async ({ projections }) =>
    (await projections.list()).map(({ name, version, builds, tables }) => {
      const kept = builds.map(({ build, version: of }) => `${build} ${of}`).join(', ') || 'never run';
      const filled = tables.length === 0 ? 'no tables of its own' : `tables ${tables.join(', ')}`;
      return `${name}  version ${version} (kept: ${kept})  ${filled}`;
    }),
  lag,
  rebuild: async (store, name) => {
    const startedAt = performance.now();
    await store.projections.rebuild(name);
    return [`${name} was built anew in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`];
  },
  restored: async (store) => {
    await afterRestore(store.pool);
    return ['Gateways may start: the first one builds every projection anew'];
  },
};

/**
 * For operators, against DATABASE_URL: `list` the projections, tell how far each has fallen behind (`lag`), build one
 * again beside the live one and swap them (`rebuild NAME`), make a restored database readable (`restored`, while no
 * gateway runs).
 */
const run = async ([word = 'list', name = '']: readonly string[]): Promise<string[]> => {
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!command) throw new Error(`Unknown command ${word}: list, lag, rebuild NAME or restored`);
  const url = process.env['DATABASE_URL'];
  if (!url) throw new Error('Bad environment: DATABASE_URL is missing');
  // The gateways' own rule: without a mail server nobody notes summaries.
  const mail = Boolean(process.env['SMTP_URL']);
  const archive = archivePlaceOf(process.env);
  const options = { url, poolSize: 3, mail, applicationName: 'clockbeat operator', archive };
  const store = await connectPersistence(options);
  try {
    return await command(store, name);
  } finally {
    await store.close();
  }
};

try {
  const lines = await run(process.argv.slice(2));
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`);
  process.exitCode = 1;
}
