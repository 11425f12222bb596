import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { buildIfStale } from './build.mjs';
import { compileCache, inRoot, program } from './paths.mjs';
import { startPostgres, urlOfRunning } from './postgres/embedded.mjs';

/** What commands go by: the environment, and `.env` where that says nothing. */
export function readSettings() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  const { DATABASE_URL } = process.env;
  return { databaseUrl: DATABASE_URL || null, dataDir: resolve(process.env.DATA_DIR || inRoot('.data')) };
}

/**
 * The end of a command that was typed wrongly, or at the wrong time.
 * @param {string} why
 * @returns {never}
 */
export function refuse(why) {
  console.error(why);
  process.exit(1);
}

/**
 * Runs an operators' command of the build on DATABASE_URL, or on the PostgreSQL that `npm start` runs.
 * @param {string} command its program in the build
 * @param {string[]} args
 * @param {{ startEmbedded?: boolean }} [options] `startEmbedded`: starts the embedded PostgreSQL where it does not run
 */
export async function runOnDatabase(command, args, { startEmbedded = false } = {}) {
  const settings = readSettings();
  await buildIfStale();
  const database = await find(settings, startEmbedded).catch((error) => refuse(error.message));
  await run(command, args, database.url);
  await database.stop();
}

/**
 * Runs a command of the build that needs no database.
 * @param {string} command its program in the build
 * @param {string[]} args
 */
export async function runWithoutDatabase(command, args) {
  await buildIfStale();
  await run(command, args);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} [databaseUrl]
 */
async function run(command, args, databaseUrl) {
  const child = spawn(process.execPath, [program(command), ...args], {
    env: { ...compileCache, ...process.env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}

/**
 * @param {ReturnType<typeof readSettings>} settings
 * @param {boolean} startEmbedded
 */
async function find({ databaseUrl, dataDir }, startEmbedded) {
  const stop = async () => {};
  if (databaseUrl) return { url: databaseUrl, stop };
  const url = urlOfRunning(dataDir);
  if (!startEmbedded) return { url: url ?? refuse(nothingRuns(dataDir)), stop };
  return url && (await listens(url)) ? { url, stop } : startPostgres({ dataDir });
}

/** @param {string} dataDir */
export const nothingRuns = (dataDir) =>
  `DATABASE_URL is not set, and no PostgreSQL runs in ${dataDir}: start Clockbeat first, or name a database.`;

/** @param {string} url */
function listens(url) {
  const { hostname, port } = new URL(url);
  return new Promise((answer) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
    socket.once('connect', () => socket.destroy());
  });
}
