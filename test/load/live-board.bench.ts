import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/chromium.js';
import { Inbox } from '../people/inbox.js';
import { said, WatchedPage } from './frames/watched-page.js';
import { GameNight } from './game-night.js';
import { LoadHost, signInToPages } from './host.js';
import { machine } from './report.js';
import { setStage } from './stage.js';

// what is left when this process goes (gateway, database, browser) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '50' },
    players: { type: 'string', default: '10' },
    questions: { type: 'string', default: '5' },
  },
});
const [games, players, questions] = [values.games, values.players, values.questions].map(Number);
if (!games || !players || !questions || games > 60)
  throw new Error('npm run bench:live-board -- [--games N, 7 to 60] [--players N] [--questions N]');

const stage = await setStage({ gateways: [], own: 1, balanced: false, profile: null });
const browser = await chromium.launch((await findBrowser()).launchOptions);
try {
  const url = stage.gateways[0]!.url;
  const cookie = await signInToPages(url, 'host');
  const nights: GameNight[] = [];
  for (let seed = 1; seed <= games; seed += 1) {
    const host = await LoadHost.of(url, cookie, questions);
    const night = new GameNight({ host, urls: [url], players, questions, inbox: new Inbox(), seed });
    for (const player of night.players) await player.comeIn();
    nights.push(night);
  }
  const board = await WatchedPage.open(browser, url, cookie, { path: '/dashboard' });
  const rows = board.page.getByTestId('live-game');
  await rows.first().waitFor();
  await board.page.getByRole('button', { name: /more games?$/ }).click();
  await rows.nth(games - 1).waitFor();
  await sleep(2_000);
  console.log(`Machine: ${machine().cpus}, load ${machine().load} before the games`);
  console.log(said(`${games} games wait`, await board.during(sleep(5_000))));
  // Each begins at another moment, as evenings do.
  const evenings = nights.map(async (night, index) => {
    await sleep(index * 40);
    await night.play();
  });
  console.log(said(`${games} games of ${players} play`, await board.during(Promise.all(evenings))));
  console.log(`load ${machine().load} after them`);
  for (const night of nights) night.leave();
} finally {
  await browser.close();
  await stage.close();
}
