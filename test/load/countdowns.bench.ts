import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/chromium.js';
import { joinOn, openScreen } from './countdowns/screen.js';
import { type Difference, differences, inWords } from './countdowns/spread.js';
import { LoadHost, signInToPages } from './host.js';
import { machine } from './report.js';
import { setStage } from './stage.js';

/** What the screens of one room may differ by. */
const boundMs = 150;
const minute = 60_000;
/** By then every screen shows the new question. */
const settleMs = 500;

// what is left when this process goes (gateway, database, browser) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({ options: { questions: { type: 'string', default: '3' } } });
const questions = Number(values.questions);
if (!Number.isInteger(questions) || questions < 1)
  throw new Error('npm run bench:countdowns -- [--questions N]');

const stage = await setStage({ gateways: [], own: 1, balanced: false, profile: null });
const browser = await chromium.launch((await findBrowser()).launchOptions);
try {
  const url = stage.gateways[0]!.url;
  const cookie = await signInToPages(url, 'host');
  // without one the panel leads to the page that makes it
  const host = await LoadHost.of(url, cookie, questions);
  const watch = 'seconds';
  const panel = await openScreen(browser, { name: 'host', url, cookie, watch });
  const projector = await openScreen(browser, { name: 'projector', url, cookie, watch });
  const early = await openScreen(browser, { name: 'player, 7 min fast', url, wrongBy: 7 * minute, watch });
  const late = await openScreen(browser, { name: 'player, 7 min slow', url, wrongBy: -7 * minute, watch });
  const screens = [panel, projector, early, late];
  await panel.page.goto(`/admin-game-control?gameId=${host.game.id}`);
  await projector.page.goto(`/screen/${host.game.id}`);
  await joinOn(early, host.game.gameCode, 'Ada');
  await joinOn(late, host.game.gameCode, 'Bo');

  const found: Difference[] = [];
  const seen = new Map(screens.map(({ name }) => [name, 0]));
  await host.start();
  for (let index = 0; index < questions; index += 1) {
    // what a slow screen still shows of the question before is no number of this one
    await sleep(settleMs);
    for (const { shown } of screens) shown.splice(0);
    await sleep(host.deadlineMs - 1_000 - settleMs);
    found.push(...differences(screens, host.deadlineMs / 1_000));
    for (const { name, shown } of screens) seen.set(name, seen.get(name)! + shown.length);
    await host.moveOn(index);
  }
  host.close();

  if (found.length === 0) {
    const counts = [...seen].map(([name, count]) => `${name} ${count}`).join(', ');
    throw new Error(`No number was shown by all screens (load ${machine().load}; shown: ${counts})`);
  }
  const { cpus, load } = machine();
  console.log(`Machine: ${cpus}, load ${load}`);
  console.log(`Screens: ${screens.map(({ name }) => name).join(', ')}; ${found.length} numbers shown by all`);
  console.log(inWords(found, boundMs));
} finally {
  await browser.close();
  await stage.close();
}
