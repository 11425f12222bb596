import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Programs that npm can't bring, and what they are called on different systems. */
const programs = {
  redis: ['redis-server', 'valkey-server'],
  haproxy: ['haproxy'],
  ip: ['ip'],
  webkit: ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
  firefox: ['firefox-esr', 'firefox'],
};
/** @typedef {keyof typeof programs} Program */

/** @type {readonly Program[]} what heavy proofs alone need: networks, browsers, and what these run on */
const ofHeavyProofs = ['ip', 'webkit', 'xvfb', 'firefox'];

/**
 * Where a program of this machine lies; undefined if it has none.
 * @param {Program} program
 */
export function findProgram(program) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.flatMap((folder) => programs[program].map((name) => join(folder, name))).find(existsSync);
}

/**
 * Those that this machine lacks for the tests, or for the heavy proofs as well.
 * @param {{ heavy: boolean }} what
 */
export const missingPrograms = ({ heavy }) =>
  /** @type {Program[]} */ (Object.keys(programs)).filter(
    (name) => (heavy || !ofHeavyProofs.includes(name)) && !findProgram(name),
  );

/** `node scripts/programs.mjs`: fails, and names them, where one is missing. */
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = missingPrograms({ heavy: true });
  if (missing.length > 0) console.error(`Missing on this machine: ${missing.join(', ')}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
