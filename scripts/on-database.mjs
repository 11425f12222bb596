import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { buildIfStale } from './build.mjs';
import { inRoot } from './paths.mjs';
import { startPostgres, urlOfRunning } from './postgres/embedded.mjs';

/**
 * Runs an operators' command of the build on DATABASE_URL, or on the PostgreSQL that `npm start` runs.
 * @param {string} command its file under dist
 * @param {string[]} args
 * @param {{ startEmbedded?: boolean }} [options] `startEmbedded`: starts the embedded PostgreSQL where it does not run
 */
export async function runOnDatabase(command, args, { startEmbedded = false } = {}) {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  const dataDir = resolve(process.env.DATA_DIR || inRoot('.data'));
  await buildIfStale();
  const database = await find(dataDir, startEmbedded).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
  if (!database) {
    console.error(`DATABASE_URL is not set, and no PostgreSQL runs in ${dataDir}.`);
    process.exitCode = 1;
    return;
  }
  const child = spawn(process.execPath, [inRoot(`dist/${command}`), ...args], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
  await database.stop();
}

/**
 * @param {string} dataDir
 * @param {boolean} startEmbedded
 */
async function find(dataDir, startEmbedded) {
  const url = process.env.DATABASE_URL || urlOfRunning(dataDir);
  const stop = async () => {};
  if (process.env.DATABASE_URL || !startEmbedded) return url ? { url, stop } : null;
  return url && (await listens(url)) ? { url, stop } : startPostgres({ dataDir });
}

/** @param {string} url */
function listens(url) {
  const { hostname, port } = new URL(url);
  return new Promise((answer) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
    socket.once('connect', () => socket.destroy());
  });
}
