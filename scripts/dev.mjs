import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { refuseTakenPort } from './addresses.mjs';
import { superviseDatabase } from './database.mjs';
import { inRoot, root } from './paths.mjs';
import { signal } from './postgres/processes.mjs';
import { runUntilStopped } from './run.mjs';

if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));

const port = Number(process.env.PORT || 3000);
const dataDir = resolve(process.env.DATA_DIR || inRoot('.data'));

await runUntilStopped(async ({ onStop, ended }) => {
  await refuseTakenPort(process.env.HOST || '0.0.0.0', port);
  let databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) {
    const database = await superviseDatabase(dataDir, ended);
    onStop(database.stop);
    databaseUrl = database.url;
  }
  const env = {
    ...process.env,
    DEV_ORIGINS: 'http://localhost:5173,http://127.0.0.1:5173',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
  };

  /** @param {string[]} command */
  const run = (command) => {
    const child = startGroup(command, env);
    onStop(child.stop);
    child.exited.then(ended);
  };
  // tsc compiles, not esbuild: Nest needs the decorators' metadata
  run(['node_modules/@nestjs/cli/bin/nest.js', 'start', 'gateway', '--watch', '--preserveWatchOutput']);
  run(['node_modules/vite/bin/vite.js', '-c', 'apps/web/vite.config.ts', '--host']);
});

/**
 * A tool in a process group of its own: it starts children, and they are to go with it.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 */
function startGroup(command, env) {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  /** @type {Promise<number>} */
  const exited = new Promise((done) => {
    child.once('exit', (code) => done(code ?? 1));
  });
  const stop = async () => {
    if (child.pid && child.exitCode === null) signal(-child.pid, 'SIGTERM');
    await exited;
  };
  return { exited, stop };
}
