import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.mjs';
import { claimFolder } from './claim.mjs';
import { ensureCluster, passwordOf, pathsOf, refuseOtherMajor, SUPERUSER } from './cluster.mjs';
import { chooseIdentity, handOver } from './identity.mjs';
import { launch } from './launch.mjs';
import { clearLeftovers, portOfRunning } from './orphan.mjs';
import { freePort } from './ports.mjs';
import { childrenOf, signal } from './processes.mjs';

/**
 * @typedef {object} Options
 * @property {string} dataDir made if missing; holds the cluster, its password, log and port
 * @property {Record<string, string | number>} [settings] of postgresql.conf, for this run
 * @property {boolean} [durable] default true; false trades safety after a crash for speed, for tests only
 *
 * @typedef {object} Postgres
 * @property {string} url of the superuser, database "postgres"
 * @property {number} port
 * @property {number} pid of the postmaster
 * @property {Promise<number | null>} exited its exit code, however it ended
 * @property {() => Promise<void>} stop waits for the open transactions' rollback and the checkpoint
 * @property {() => Promise<void>} kill kill -9 of the postmaster and all its backends: a power cut
 * @property {() => void} pause every process of it stands still, connections stay open
 * @property {() => void} resume
 */

const RETRIES_FOR_MS = 6_000;
const STOPS_WITHIN_MS = 20_000;

/** What a second try a moment later may heal: a dying predecessor, or a port that was taken in between. */
const passing = /lock file .* already exists|shared memory block|could not bind|could not create any TCP/;

/**
 * Starts PostgreSQL as a child of this process and resolves when it takes connections. Call it from the main thread:
 * on Linux it ends with the *thread* that started it. Its folder is claimed until it has ended.
 * @param {Options} options
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(options) {
  const release = await claimFolder(resolve(options.dataDir));
  try {
    const postgres = await startClaimed(options);
    postgres.exited.then(release);
    return postgres;
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * The same on a folder that this process has claimed, and keeps.
 * @param {Options} options
 * @returns {Promise<Postgres>}
 */
export async function startClaimed({ dataDir: given, settings = {}, durable = true }) {
  const dataDir = resolve(given);
  const paths = pathsOf(dataDir);
  const last = readState(paths.state);
  const binaries = await findBinaries();
  refuseOtherMajor(dataDir, binaries);
  const identity = chooseIdentity(binaries, dataDir);

  await clearLeftovers(paths.cluster, last.supervisor);
  ensureCluster(dataDir, binaries, identity, durable);
  handOver(paths.cluster, identity);

  const password = passwordOf(dataDir);
  const giveUp = Date.now() + RETRIES_FOR_MS;
  for (;;) {
    const port = await freePort(last.port);
    const attempt = await launch({ binaries, identity, paths, port, settings, durable });
    if ('child' in attempt) {
      writeState(paths.state, { port, supervisor: process.pid });
      return { url: urlOf(password, port), port, ...controls(attempt.child, binaries.pg_ctl, paths.cluster) };
    }
    if (!passing.test(attempt.log) || Date.now() > giveUp) {
      throw new Error(`PostgreSQL did not start (log: ${paths.log}):\n${attempt.log}`);
    }
    await sleep(200);
  }
}

/**
 * Where the PostgreSQL of this folder listens; null where none runs.
 * @param {string} dataDir
 */
export function urlOfRunning(dataDir) {
  const port = portOfRunning(pathsOf(resolve(dataDir)).cluster);
  return port ? urlOf(passwordOf(dataDir), port) : null;
}

/**
 * @param {string} password
 * @param {number} port
 */
const urlOf = (password, port) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} pgCtl
 * @param {string} cluster
 */
function controls(child, pgCtl, cluster) {
  const pid = /** @type {number} */ (child.pid);
  const running = () => child.exitCode === null && child.signalCode === null;
  /** @type {Promise<number | null>} */
  const exited = new Promise((done) => {
    if (running()) child.once('exit', (code) => done(code));
    else done(child.exitCode);
  });
  const family = () => (running() ? [pid, ...childrenOf(pid)] : []);

  /** @param {NodeJS.Signals} name */
  const toAll = (name) => {
    for (const one of family()) signal(one, name);
  };

  const stop = async () => {
    const tooLong = setTimeout(() => child.kill('SIGQUIT'), STOPS_WITHIN_MS);
    if (process.platform === 'win32') spawnSync(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w']);
    else child.kill('SIGINT');
    await exited;
    clearTimeout(tooLong);
  };
  const kill = async () => {
    child.kill('SIGSTOP'); // no new backend between listing and killing
    toAll('SIGKILL');
    await exited;
  };
  const pause = () => toAll('SIGSTOP');
  const resume = () => toAll('SIGCONT');
  return { pid, exited, stop, kill, pause, resume };
}

/**
 * @param {string} path
 * @returns {{ port?: number, supervisor?: number }}
 */
function readState(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} path
 * @param {{ port: number, supervisor: number }} state
 */
function writeState(path, state) {
  writeFileSync(`${path}.new`, JSON.stringify(state));
  renameSync(`${path}.new`, path);
}
