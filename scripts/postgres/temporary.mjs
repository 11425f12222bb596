import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathsOf } from './cluster.mjs';
import { startPostgres } from './embedded.mjs';

/**
 * A PostgreSQL in a folder of its own that goes with it, for tests and measurements.
 * @param {Omit<import('./embedded.mjs').Options, 'dataDir'> & { copyOf?: string, follows?: string }} [options] default:
 *   quick, not durable, empty; `copyOf` is the folder of another one that does not run, `follows` the address under which
 *   that one is streamed from from now on
 */
export async function startTemporaryPostgres({ copyOf, follows, ...options } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clockbeat-postgres-'));
  if (copyOf) copyData(copyOf, dataDir);
  if (follows) {
    writeFileSync(join(pathsOf(dataDir).cluster, 'standby.signal'), '');
    options.settings = { ...options.settings, primary_conninfo: follows };
  }
  chmodSync(dataDir, 0o755); // as root the database runs as nobody, who must be able to enter
  let postgres = await startPostgres({ durable: false, ...options, dataDir });

  // a Ctrl-C leaves no time for a clean stop: nothing in here is worth one
  const leave = () => {
    try {
      process.kill(postgres.pid, 'SIGQUIT');
    } catch {}
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', leave);

  return {
    url: postgres.url,
    dataDir,
    pause: () => postgres.pause(),
    resume: () => postgres.resume(),
    stop: () => postgres.stop(),
    /** kill -9 of all its processes. */
    crash: () => postgres.kill(),
    /** After stop() or crash(): the same data on the same port. */
    async restart() {
      postgres = await startPostgres({ durable: false, ...options, dataDir });
    },
    async dispose() {
      process.off('exit', leave);
      postgres.resume();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * For fault tests: what it has acknowledged must be there after crash() and restart().
 * @param {Record<string, string | number>} [settings]
 */
export const startDurablePostgres = (settings) => startTemporaryPostgres({ durable: true, settings });

/**
 * @param {string} from
 * @param {string} to
 */
function copyData(from, to) {
  for (const what of /** @type {const} */ (['password', 'cluster']))
    cpSync(pathsOf(from)[what], pathsOf(to)[what], { recursive: true });
  // Node.js 24 copies folders without their modes, and PostgreSQL refuses one that others may read
  chmodSync(pathsOf(to).cluster, 0o700);
}
