import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * As whom PostgreSQL runs: what stands before its command, and who owns its files (undefined: the user that runs us).
 * @typedef {{ name: string, prefix: string[], uid?: number, gid?: number, owner?: number }} Identity
 */

const NOBODY = 65534;

/** @type {Identity} */
const ourselves = { name: 'ourselves', prefix: [] };

/**
 * PostgreSQL refuses to run as root, and "nobody" can't enter a folder that only its owner may enter. So, as root, the
 * least of these that can reach both the binaries and the data:
 * @type {Identity[]}
 */
const insteadOfRoot = [
  { name: 'nobody', prefix: [], uid: NOBODY, gid: NOBODY, owner: NOBODY },
  {
    // root's files, without root's powers: in a user namespace our id has another number
    name: 'user namespace',
    prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'],
    owner: 0,
  },
  {
    // containers mostly forbid namespaces, but let root pass the right to enter folders on
    name: 'nobody who may enter folders',
    prefix: [
      'setpriv',
      `--reuid=${NOBODY}`,
      `--regid=${NOBODY}`,
      '--clear-groups',
      '--inh-caps=-all,+dac_override',
      '--ambient-caps=-all,+dac_override',
      '--',
    ],
    owner: NOBODY,
  },
];

/**
 * @param {import('./binaries.mjs').Binaries} binaries
 * @param {string} folder where the data lies or will lie
 * @returns {Identity}
 */
export function chooseIdentity(binaries, folder) {
  if (process.getuid?.() !== 0) return ourselves;
  const found = insteadOfRoot.find((identity) => reaches(identity, binaries, folder));
  if (!found) {
    throw new Error(
      `PostgreSQL does not run as root, and as nobody it can't reach ${folder} or ${binaries.postgres}. ` +
        'Start Clockbeat as another user, or move it to a folder that others may enter.',
    );
  }
  return found;
}

/**
 * Asks by doing: modes alone would miss access lists, read-only mounts and forbidden system calls.
 * @param {Identity} identity
 * @param {import('./binaries.mjs').Binaries} binaries
 * @param {string} folder
 */
function reaches(identity, binaries, folder) {
  const script = 'cd "$1" && test -r "$2"/*/postgres.bki && "$3" --version && "$4" --version';
  const [command = 'sh', ...args] = [
    ...identity.prefix,
    'sh',
    '-c',
    script,
    'probe',
    folder,
    binaries.share,
    binaries.postgres,
    binaries.initdb,
  ];
  return spawnSync(command, args, { ...ids(identity), cwd: '/', stdio: 'ignore' }).status === 0;
}

/**
 * Gives a folder with all it holds to the identity, unless it already has it (a data folder may come from another start).
 * @param {string} path
 * @param {Identity} identity
 */
export function handOver(path, identity) {
  if (identity.owner === undefined) return;
  const about = lstatSync(path);
  if (about.uid === identity.owner) return;
  if (about.isDirectory()) {
    for (const name of readdirSync(path)) handOver(join(path, name), identity);
  }
  // the folder last: when we are interrupted, the next start sees that there is work left
  if (!about.isSymbolicLink()) chownSync(path, identity.owner, identity.owner);
}

/** @param {Identity} identity */
export function ids({ uid, gid }) {
  return uid === undefined ? {} : { uid, gid };
}
