/**
 * npm run bench:long-list: the host's panel on a slow phone (CPU four times slower), with every player of a large game on it.
 * The list is pulled up in the lobby, and again while all of them answer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/chromium.js';
import { Inbox } from '../people/inbox.js';
import { conditions } from './first-load/slow-phone.js';
import { said, WatchedPage } from './frames/watched-page.js';
import { GameNight } from './game-night.js';
import { LoadHost, signInToPages } from './host.js';
import { machine } from './report.js';
import { setStage } from './stage.js';

// what is left when this process goes (gateway, database, browser) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({ options: { players: { type: 'string', default: '2000' } } });
const players = Number(values.players);
if (!Number.isInteger(players) || players < 1) throw new Error('npm run bench:long-list -- [--players N]');
/** Far enough for thousands of pixels, near enough that it ends. */
const pulls = 5;
const pullPx = 4_000;

const stage = await setStage({ gateways: [], own: 1, balanced: false, profile: null });
const browser = await chromium.launch((await findBrowser()).launchOptions);
try {
  const url = stage.gateways[0]!.url;
  const cookie = await signInToPages(url, 'host');
  const host = await LoadHost.of(url, cookie, 2);
  const night = new GameNight({ host, urls: [url], players, questions: 2, inbox: new Inbox(), seed: 1 });
  for (const player of night.players) await player.comeIn();
  const panel = await WatchedPage.open(browser, url, cookie, {
    path: `/admin-game-control?gameId=${host.game.id}`,
    phone: conditions,
  });
  const more = panel.page.getByRole('button', { name: 'Show more' });
  const rows = panel.page.getByTestId('player-row');
  await rows.first().waitFor();
  while (await more.isVisible()) await more.dispatchEvent('click');
  const scrolled = async (): Promise<void> => {
    for (let pull = 0; pull < pulls; pull += 1) await panel.scroll(pullPx);
  };
  console.log(`Machine: ${machine().cpus}, load ${machine().load}; CPU ${conditions.cpuSlowdown}× slower`);
  console.log(`${await rows.count()} rows`);
  await sleep(2_000);
  console.log(said('nothing is done', await panel.during(sleep(3_000))));
  await panel.page.evaluate('scrollTo(0, 0)');
  console.log(said('pulled in the lobby', await panel.during(scrolled())));
  await panel.page.evaluate('scrollTo(0, 0)');
  const evening = night.play();
  console.log(said('pulled while all answer', await panel.during(scrolled())));
  await evening;
  night.leave();
} finally {
  await browser.close();
  await stage.close();
}
