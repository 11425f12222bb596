import { afterRestore } from './after-restore.js';
import type { Persistence } from './persistence.js';
import { asProgram, withPersistence } from './program.js';

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
const run = ([word = 'list', name = '']: readonly string[]): Promise<string[]> => {
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (!command) throw new Error(`Unknown command ${word}: list, lag, rebuild NAME or restored`);
  // The gateways' own rule: without a mail server nobody notes summaries.
  const mail = Boolean(process.env['SMTP_URL']);
  return withPersistence({ mail, applicationName: 'clockbeat operator' }, (store) => command(store, name));
};

await asProgram(run);
