import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that npm can't bring: what they are called, and which of Debian's packages has them. */
const programs = {
  redis: { names: ['redis-server', 'valkey-server'], package: 'redis-server' },
  haproxy: { names: ['haproxy'], package: 'haproxy' },
};
/** @typedef {keyof typeof programs} Program */

/**
 * Where a program of this machine lies; undefined if it has none.
 * @param {Program} program
 */
export function findProgram(program) {
  return onPath(programs[program].names);
}

/**
 * The same; where it is missing, it is installed from Debian's packages, if we are root there.
 * @param {Program} program
 */
export function needProgram(program) {
  if (!findProgram(program)) install(programs[program].package);
  return findProgram(program);
}

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
}

/** @param {string} name */
function install(name) {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return;
  // the package would start its service, which is not ours to run
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const run = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { env, stdio: 'ignore' });
  run('update', '-q');
  run('install', '-q', '-y', '--no-install-recommends', name);
}
