import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { linesForPhones, refuseTakenPort } from './addresses.mjs';
import { buildIfStale } from './build.mjs';
import { startCluster } from './cluster/start.mjs';
import { superviseDatabase } from './database.mjs';
import { inRoot } from './paths.mjs';
import { runUntilStopped } from './run.mjs';

/** What HAProxy's file has room for. */
const GATEWAYS_AT_MOST = 9;

if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));

const port = Number(process.env.PORT || 3000);
const host = process.env.HOST || '0.0.0.0';
const dataDir = resolve(process.env.DATA_DIR || inRoot('.data'));

await runUntilStopped(async ({ onStop, ended }) => {
  const gateways = gatewaysWanted();
  await buildIfStale();
  for (let offset = 0; offset <= gateways; offset += 1) await refuseTakenPort(host, port + offset);

  let databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) {
    const database = await superviseDatabase(dataDir, ended);
    onStop(database.stop);
    databaseUrl = database.url;
  }
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const cluster = await startCluster({ gateways, host, port, env, onStop, onLost: ended });

  let rolling = Promise.resolve();
  process.on('SIGUSR2', () => {
    rolling = rolling.then(async () => {
      console.log('Restarting the gateways, one after another');
      await cluster.roll();
      console.log('All gateways are restarted');
    }, ended);
  });
  console.log(welcome(cluster.urls, await linesForPhones(host, port)));
});

function gatewaysWanted() {
  const { values } = parseArgs({ options: { gateways: { type: 'string', default: '3' } } });
  const wanted = Number(values.gateways);
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= GATEWAYS_AT_MOST) return wanted;
  throw new Error(`--gateways must be a whole number from 1 to ${GATEWAYS_AT_MOST}`);
}

/**
 * @param {readonly string[]} urls
 * @param {string[][]} forPhones
 */
function welcome(urls, forPhones) {
  const lines = [
    ['On this machine', `http://localhost:${port}`],
    ...forPhones,
    ...urls.map((url, index) => [`Gateway ${index + 1}`, url]),
    ['Rolling restart', `kill -USR2 ${process.pid}`],
  ];
  const text = lines.map(([what = '', where]) => `  ${what.padEnd(18)}${where}`).join('\n');
  return `\n  Clockbeat is running on ${urls.length} gateways. Ctrl-C stops it.\n\n${text}\n`;
}
