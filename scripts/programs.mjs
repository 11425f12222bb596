import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Programs that npm can't bring, and what they are called on different systems. */
const programs = {
  redis: ['redis-server', 'valkey-server'],
  haproxy: ['haproxy'],
  ip: ['ip'],
};
/** @typedef {keyof typeof programs} Program */

/**
 * Where a program of this machine lies; undefined if it has none.
 * @param {Program} program
 */
export function findProgram(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.flatMap((folder) => programs[program].map((name) => join(folder, name))).find(existsSync);
}

/** Those that this machine lacks. */
export const missingPrograms = () =>
  Object.keys(programs).filter((name) => !findProgram(/** @type {Program} */ (name)));

/** `node scripts/programs.mjs`: fails, and names them, where one is missing. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = missingPrograms();
  if (missing.length > 0) console.error(`Missing on this machine: ${missing.join(', ')}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
