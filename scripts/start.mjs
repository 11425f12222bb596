import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { linesForPhones, refuseTakenPort, urlHere } from './addresses.mjs';
import { buildIfStale } from './build.mjs';
import { superviseDatabase } from './database.mjs';
import { startGateway, waitUntilReady } from './gateway.mjs';
import { inRoot } from './paths.mjs';
import { runUntilStopped } from './run.mjs';

if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));

const { DATABASE_URL } = process.env;
const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '0.0.0.0';
const dataDir = resolve(process.env.DATA_DIR || inRoot('.data'));

await runUntilStopped(async ({ onStop, ended }) => {
  await buildIfStale();
  await refuseTakenPort(host, port);

  let databaseUrl = DATABASE_URL;
  if (!databaseUrl) {
    const database = await superviseDatabase(dataDir, ended);
    onStop(database.stop);
    databaseUrl = database.url;
  }

  const gateway = startGateway({
    env: { ...process.env, PORT: String(port), HOST: host, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
  onStop(gateway.stop);
  let gone = false;
  gateway.exited.then((code) => {
    gone = true;
    ended(code);
  });

  await waitUntilReady(urlHere(host, port), () => gone);
  if (!gone) console.log(welcome(await linesForPhones(host, port)));
});

/** @param {string[][]} forPhones */
function welcome(forPhones) {
  const lines = [
    ['On this machine', `http://localhost:${port}`],
    ...forPhones,
    ['Data', DATABASE_URL ? 'in DATABASE_URL' : dataDir],
  ];
  const text = lines.map(([what = '', where]) => `  ${what.padEnd(18)}${where}`).join('\n');
  return `\n  Clockbeat is running. Ctrl-C stops it.\n\n${text}\n`;
}
