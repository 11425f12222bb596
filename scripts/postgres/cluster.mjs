import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { handOver, ids } from './identity.mjs';

export const SUPERUSER = 'clockbeat';

/**
 * Everything that the embedded PostgreSQL keeps in DATA_DIR.
 * @param {string} dataDir
 */
export const pathsOf = (dataDir) => ({
  cluster: join(dataDir, 'postgres'),
  unfinished: join(dataDir, 'postgres.new'),
  password: join(dataDir, 'postgres.password'),
  log: join(dataDir, 'postgres.log'),
  state: join(dataDir, 'postgres.json'),
});

/**
 * The password of the superuser: made once, readable by the owner of DATA_DIR alone.
 * @param {string} dataDir
 */
export function passwordOf(dataDir) {
  const { password } = pathsOf(dataDir);
  if (!existsSync(password)) {
    writeFileSync(`${password}.new`, randomBytes(24).toString('base64url'), { mode: 0o600 });
    renameSync(`${password}.new`, password);
  }
  return readFileSync(password, 'utf8').trim();
}

/**
 * PostgreSQL cannot read what another major version wrote: refused in words before anything in the folder is touched.
 * @param {string} dataDir
 * @param {import('./binaries.mjs').Binaries} binaries
 */
export function refuseOtherMajor(dataDir, binaries) {
  const { cluster } = pathsOf(dataDir);
  const version = join(cluster, 'PG_VERSION');
  if (!existsSync(version)) return;
  const made = readFileSync(version, 'utf8').trim();
  const { stdout, error } = spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' });
  if (error) throw error;
  const [ours] = /\d+/.exec(stdout) ?? [];
  if (made === ours) return;
  throw new Error(
    `The data in ${cluster} was written by PostgreSQL ${made}. This release brings PostgreSQL ${ours}, which cannot ` +
      'read it. Nothing was changed. To take the data along:\n' +
      `  1. with the release that ran last (npm ci in it, and the same DATA_DIR): npm run backup -- FILE\n` +
      `  2. move ${cluster} away, and keep it\n` +
      '  3. with this release: npm run restore -- FILE, then npm start\n' +
      'More: docs/operations.md, "Another major version of PostgreSQL".',
  );
}

/**
 * initdb into a folder beside, then one rename: an interrupted first start leaves nothing half-made behind.
 * @param {string} dataDir
 * @param {import('./binaries.mjs').Binaries} binaries
 * @param {import('./identity.mjs').Identity} identity
 * @param {boolean} durable
 */
export function ensureCluster(dataDir, binaries, identity, durable) {
  const { cluster, unfinished } = pathsOf(dataDir);
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  handOver(unfinished, identity);

  const secrets = mkdtempSync(join(dataDir, 'initdb-'));
  try {
    const passwordFile = join(secrets, 'password');
    writeFileSync(passwordFile, passwordOf(dataDir), { mode: 0o600 });
    handOver(secrets, identity);
    // the builtin locale sorts alike on every system, so that data may move from one machine to another
    const [command = '', ...args] = [
      ...identity.prefix,
      binaries.initdb,
      ...['-D', unfinished, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      // nobody guesses the password of a database that goes with its test, and each connection would reckon for 2 ms
      ...(durable ? [] : ['--no-sync', '-c', 'scram_iterations=1']),
    ];
    const { status, stderr, error } = spawnSync(command, args, {
      ...ids(identity),
      cwd: '/',
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
  chmodSync(unfinished, 0o700);
  renameSync(unfinished, cluster);
}
