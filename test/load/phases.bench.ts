import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { StateMessage } from '@clockbeat/domain';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/support/chromium.js';
import { joinOn, openScreen } from './countdowns/screen.js';
import { difference, inWords } from './countdowns/spread.js';
import { Gate } from './gate.js';
import { LoadHost, signInToPages } from './host.js';
import { machine } from './report.js';
import { setStage } from './stage.js';

/** How far apart the screens of one room show the phases of a paced game: panel, wall and phones, each on another gateway. */

/** What they may differ by. */
const boundMs = 150;
const minute = 60_000;
/** How long the host lets a phase stand that waits for it. */
const standsMs = 2_000;

// what is left when this process goes (gateways, database, browser) goes with it
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));

const usage = 'npm run bench:phases -- [--questions N] [--gateways G, to 9] [--pacing host|timed]';
const { values } = parseArgs({
  options: {
    questions: { type: 'string', default: '3' },
    gateways: { type: 'string', default: '3' },
    pacing: { type: 'string', default: 'timed' },
  },
});
const [questions, own, { pacing }] = [Number(values.questions), Number(values.gateways), values];
if (!Number.isInteger(questions) || questions < 1 || !Number.isInteger(own) || own < 1 || own > 9)
  throw new Error(usage);
if (pacing !== 'host' && pacing !== 'timed') throw new Error(usage);

const stage = await setStage({ gateways: [], own, balanced: false, profile: null });
const browser = await chromium.launch((await findBrowser()).launchOptions);
try {
  const doorOf = (nth: number): string => stage.doors[nth % stage.doors.length]!;
  const cookie = await signInToPages(doorOf(0), 'host');
  const host = await LoadHost.of(doorOf(0), cookie, questions, {
    rules: { pacing, readSeconds: 3, revealSeconds: 3, boardSeconds: 3 },
    timeLimit: 5,
    // each by a text that stands nowhere else (watch-phases.js)
    besides: (index) => ({
      round: `Round text ${index}`,
      explanation: 'Explanation text',
      ...(index < questions - 1 && { breakAfter: { minutes: 1, text: 'Break text' } }),
    }),
  });
  const watch = 'phases';
  const panel = await openScreen(browser, { name: 'panel', url: doorOf(0), cookie, watch });
  const wall = await openScreen(browser, { name: 'wall', url: doorOf(1), cookie, watch });
  const phones = [
    await openScreen(browser, { name: 'phone', url: doorOf(0), watch }),
    await openScreen(browser, { name: 'phone, 7 min fast', url: doorOf(1), wrongBy: 7 * minute, watch }),
    await openScreen(browser, { name: 'phone, 7 min slow', url: doorOf(2), wrongBy: -7 * minute, watch }),
  ];
  const screens = [panel, wall, ...phones];
  await panel.page.goto(`/admin-game-control?gameId=${host.game.id}`);
  await wall.page.goto(`/screen/${host.game.id}`);
  for (const [nth, phone] of phones.entries()) await joinOn(phone, host.game.gameCode, `Player ${nth + 1}`);

  const over = new Gate();
  host.wire.on('gameFinished', over.open);
  host.wire.on('gameUpdated', ({ gameState }: StateMessage) => {
    const { stage: shown, currentQuestionIndex, phase } = gameState;
    if (!shown || (shown.name !== 'break' && shown.until !== null)) return;
    setTimeout(() => void host.next(currentQuestionIndex, phase), standsMs);
  });
  await host.start();
  await over.opened;
  await sleep(standsMs);
  host.close();

  const [first] = screens.map(({ shown }) => shown.map(({ what }) => what));
  for (const { name, shown } of screens) {
    const phases = shown.map(({ what }) => what);
    if (phases.join() !== first!.join()) throw new Error(`${name} showed ${phases}, the panel ${first}`);
  }
  const found = first!.map((phase, nth) =>
    difference(
      `${phase} (${nth + 1}.)`,
      screens.map(({ name, shown }) => ({ name, at: shown[nth]!.at })),
    ),
  );
  const { cpus, load } = machine();
  console.log(`Machine: ${cpus}, load ${load}; ${own} gateways, pacing ${pacing}`);
  console.log(`Screens: ${screens.map(({ name }) => name).join(', ')}; ${found.length} phases shown by all`);
  for (const phase of new Set(first)) {
    const ms = found.filter(({ what }) => what.startsWith(phase)).map((one) => Math.round(one.ms));
    console.log(`${phase.padEnd(10)} ${ms.join(', ')} ms`);
  }
  console.log(inWords(found, boundMs));
} finally {
  await browser.close();
  await stage.close();
}
