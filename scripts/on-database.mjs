import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildIfStale } from './build.mjs';
import { inRoot } from './paths.mjs';
import { urlOfRunning } from './postgres/embedded.mjs';

/**
 * Runs an operators' command of the build on DATABASE_URL, or on the PostgreSQL that `npm start` runs.
 * @param {string} command its file under dist
 * @param {string[]} args
 */
export async function runOnDatabase(command, args) {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  const dataDir = resolve(process.env.DATA_DIR || inRoot('.data'));
  const url = process.env.DATABASE_URL || urlOfRunning(dataDir);
  if (!url) {
    console.error(`DATABASE_URL is not set, and there is no PostgreSQL in ${dataDir}.`);
    process.exitCode = 1;
    return;
  }
  await buildIfStale();
  const child = spawn(process.execPath, [inRoot(`dist/${command}`), ...args], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'inherit',
  });
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
