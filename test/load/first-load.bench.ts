import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/chromium.js';
import { printVisits } from './first-load/print.js';
import { type DashboardVisit, type Visit, visit, visitDashboard } from './first-load/visit.js';
import { signInToPages } from './host.js';
import { setStage } from './stage.js';

// what is left when this process goes (gateway, database, browser) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, beside: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error('npm run bench:first-load -- [--runs N] [--beside URL of another release, by `npm start`]');

const stage = await setStage({ gateways: [], own: 1, balanced: false, profile: null });
const browser = await chromium.launch((await findBrowser()).launchOptions);
try {
  const products = await Promise.all(
    [stage.gateways[0]!.url, ...(values.beside ? [values.beside] : [])].map(async (url) => {
      // a product that runs already may know the host of an earlier run
      const cookie = await signInToPages(url, `host-${process.pid}`);
      return { url, cookie, visits: [] as Visit[], dashboards: [] as DashboardVisit[] };
    }),
  );
  // by turns, so that whatever else the machine does meets them alike
  for (let run = 1; run <= runs; run += 1)
    for (const { url, cookie, visits, dashboards } of products) {
      visits.push(await visit(browser, url, cookie, run));
      dashboards.push(await visitDashboard(browser, url, cookie));
    }
  for (const { url, visits, dashboards } of products)
    console.log(
      `${printVisits(url === values.beside ? `beside, ${url}` : 'this one', visits, dashboards)}\n`,
    );
} finally {
  await browser.close();
  await stage.close();
}
