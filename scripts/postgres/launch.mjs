import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ids } from './identity.mjs';
import { readLock } from './orphan.mjs';

/** How often somebody who waits is told what PostgreSQL is at: after a crash it may take minutes. */
const TELLS_EVERY_MS = 30_000;
const LOG_LIMIT_BYTES = 10_000_000;

const speedBeforeSafety = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * One try: a postmaster that takes connections, or what it wrote before it ended. However long it takes: a recovery that is
 * ended has to begin again.
 * @param {{ binaries: import('./binaries.mjs').Binaries, identity: import('./identity.mjs').Identity,
 *   paths: ReturnType<typeof import('./cluster.mjs').pathsOf>, port: number, settings: Record<string, string | number>, durable: boolean }} what
 * @returns {Promise<{ child: import('node:child_process').ChildProcess } | { log: string }>}
 */
export async function launch({ binaries, identity, paths, port, settings, durable }) {
  const wanted = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(durable ? {} : speedBeforeSafety),
    ...settings,
  };
  const [command = '', ...args] = [
    ...identity.prefix,
    ...dieWithParent(),
    binaries.postgres,
    ...['-D', paths.cluster, '-p', String(port)],
    ...Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const { fd, start } = openLog(paths.log);
  // detached: a Ctrl-C in the terminal reaches the supervisor only, which stops the gateway first
  const child = spawn(command, args, {
    ...ids(identity),
    cwd: '/',
    detached: true,
    stdio: ['ignore', fd, fd],
  });
  closeSync(fd);
  const logged = () => readFileSync(paths.log).subarray(start).toString('utf8');
  /** @type {string | undefined} */
  let failure;
  child.once('error', (error) => {
    failure = error.message;
  });
  child.once('exit', () => {
    failure ??= logged();
  });

  let tellAt = Date.now() + TELLS_EVERY_MS;
  while (failure === undefined) {
    const lock = readLock(paths.cluster);
    if (lock?.ready && lock.pid === child.pid) return { child };
    if (Date.now() >= tellAt) {
      tellAt = Date.now() + TELLS_EVERY_MS;
      console.log(`PostgreSQL is not ready yet (log: ${paths.log}): ${logged().trim().split('\n').at(-1)}`);
    }
    await sleep(10);
  }
  return { log: failure };
}

/** On Linux the kernel stops PostgreSQL when its parent dies; elsewhere the next start finds and ends the orphan. */
function dieWithParent() {
  if (process.platform !== 'linux') return [];
  const works = spawnSync('setpriv', ['--pdeathsig', 'INT', 'true'], { stdio: 'ignore' }).status === 0;
  return works ? ['setpriv', '--pdeathsig', 'INT', '--'] : [];
}

/** @param {string} path */
function openLog(path) {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.old`);
  return { fd: openSync(path, 'a', 0o600), start: size > LOG_LIMIT_BYTES ? 0 : size };
}
