import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/chromium.js';
import { printVisits } from './first-load/print.js';
import { type Visit, visit } from './first-load/visit.js';
import { signInHost } from './host.js';
import { setStage } from './stage.js';

// what is left when this process goes (gateway, database, browser) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('npm run bench:first-load -- [--runs N]');

const stage = await setStage({ gateways: [], own: 1, balanced: false, profile: null });
const browser = await chromium.launch((await findBrowser()).launchOptions);
try {
  const url = stage.gateways[0]!.url;
  const cookie = await signInHost(url, 'host');
  const visits: Visit[] = [];
  for (let run = 1; run <= runs; run += 1) visits.push(await visit(browser, url, cookie, run));
  console.log(printVisits(visits));
} finally {
  await browser.close();
  await stage.close();
}
