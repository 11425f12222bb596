import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['redis-server', 'valkey-server'];

/** A Redis server of this machine: on PATH, else (as root, on Debian) installed from its packages; undefined if there is none. */
export function redisBinary() {
  const found = onPath(names);
  if (found) return found;
  install('redis-server');
  return onPath(names);
}

/** @param {readonly string[]} wanted */
export function onPath(wanted) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.flatMap((folder) => wanted.map((name) => join(folder, name))).find(existsSync);
}

/**
 * From Debian's packages, without starting what they would start. Does nothing where that can't be done.
 * @param {string} name
 */
export function install(name) {
  if (process.getuid?.() !== 0 || !onPath(['apt-get'])) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const run = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { env, stdio: 'ignore' });
  run('update', '-q');
  run('install', '-q', '-y', '--no-install-recommends', name);
}
