import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type CDPSession, devices, type Page, test } from '@playwright/test';
import { seededRandom } from '../support/random';
import { expect, joinAs } from './game-pages';
import { signIn } from './support/sign-in';

/** 2 games × 6 phones × 42 changes of the question, and a tap on each side of each, are 1,008 taps. */
const games = 2;
const phones = 6;
const changes = 42;

/** A finger goes down so long before or after the host goes on, and stays down so long; ms. */
const earliest = -500;
const sideMs = 500;
const longestPress = 120;
const periodMs = 2 * sideMs + longestPress;

/** What the page owes (finding P3), and what its timer may be off by. */
const deafMs = 500;
const toleranceMs = 10;

interface Tap {
  /** Before or after the host goes on. */
  at: number;
  held: number;
  tile: number;
}

interface Seen {
  /** Which question stood there since when, and when fingers went down: in the page's own time, ms. */
  questions: { text: string; since: number }[];
  taps: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

test('a tap counts for no question that it was not meant for, however it meets the change of two @heavy', async ({
  browser,
}) => {
  const random = seededRandom(20);
  const found = { early: 0, late: 0, counted: 0 };
  for (let game = 0; game < games; game += 1) {
    const { host, answersIn } = await hostOfMany(browser, game);
    const players = await Promise.all(
      Array.from({ length: phones }, (_, index) => slowPhone(browser, host.gameCode, `Player ${index + 1}`)),
    );
    await host.start();
    for (const { page } of players) await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(0));
    const fingers = await Promise.all(players.map(({ page }) => fingerOn(page)));

    for (let change = 1; change <= changes; change += 1) {
      const plans = fingers.map(() =>
        [earliest, 0].map((from) => ({
          at: from + random() * sideMs,
          held: random() * longestPress,
          tile: Math.floor(random() * 4),
        })),
      );
      await Promise.all([
        sleep(-earliest).then(host.goOn),
        ...fingers.map((finger, index) => finger.tapAll(plans[index] ?? [], -earliest)),
        sleep(periodMs),
      ]);
      await host.isAt(change);
    }

    const answers = await answersIn();
    for (const [index, { page }] of players.entries()) {
      const { questions, taps } = await page.evaluate(() => window.seen);
      const own = answers.filter(({ name }) => name === `Player ${index + 1}`);
      const stood = questions.map(
        ({ since }, nth) => [since, questions[nth + 1]?.since ?? Infinity] as const,
      );
      const meantFor = (question: number): number[] => {
        const nth = questions.findIndex((each) => each.text === text(question));
        const [since, until] = stood[nth] ?? [Infinity, Infinity];
        return taps.filter((began) => began >= since + deafMs - toleranceMs && began < until);
      };
      const wrong = own.filter(({ question }) => meantFor(question).length === 0);
      expect(
        wrong,
        `Player ${index + 1}, seed 20, game ${game}: ${JSON.stringify({ questions, taps })}`,
      ).toEqual([]);
      const afterChange = taps.map((began) =>
        Math.min(...stood.map(([since]) => began - since).filter((ms) => ms >= 0)),
      );
      found.early += afterChange.filter((ms) => ms < deafMs - toleranceMs).length;
      found.late += afterChange.filter((ms) => ms > deafMs).length;
      found.counted += own.length;
    }
    await Promise.all(players.map(({ context }) => context.close()));
    await host.leave();
  }
  // there were enough of both kinds for the rule to be broken
  test.info().annotations.push({ type: 'taps', description: JSON.stringify(found) });
  expect(found.early).toBeGreaterThan(150);
  expect(found.counted).toBeGreaterThan(150);
});

const text = (index: number): string => `What is number ${index}?`;

/** A host whose game has a question for each change, and what its log says of answers. */
const hostOfMany = async (browser: Browser, game: number) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, { email: `taps-${game}@example.org` });
  const questions = Array.from({ length: changes + 1 }, (_, index) => ({
    question: text(index),
    options: ['A', 'B', 'C', 'D'].map((letter) => `${letter} of ${index}`),
    answer: index % 4,
    category: 'Taps',
    difficulty: 'Easy',
    timeLimit: 120,
  }));
  const made = await page.request.post('/api/games', { data: { title: 'Taps', questions } });
  expect(made.status(), await made.text()).toBe(201);
  const { id, gameCode } = (await made.json()).game as { id: string; gameCode: string };
  await page.goto(`/admin-game-control?gameId=${id}`);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    host: {
      gameCode,
      start: async () => {
        await expect(page.getByTestId('player-row')).toHaveCount(phones);
        await press('Start Game');
      },
      // from the page itself: a click from outside waits for what it hits to stand still
      goOn: () =>
        page
          .getByRole('button', { name: 'Next Question' })
          .evaluate((button) => (button as HTMLElement).click()),
      isAt: (index: number) =>
        expect(page.getByText(`Question ${index + 1} of ${changes + 1}`)).toBeVisible(),
      leave: () => context.close(),
    },
    answersIn: async () => {
      const answers: { name: string; question: number }[] = [];
      const names = new Map<string, string>();
      for (let cursor = ''; ; ) {
        const { items, nextCursor } = await (
          await page.request.get(`/api/games/${id}/events?limit=200${cursor}`)
        ).json();
        for (const { type, data } of items) {
          if (type === 'PlayerJoined') names.set(data.playerId, data.name);
          if (type === 'AnswerSubmitted')
            answers.push({ name: names.get(data.playerId) ?? '', question: data.questionIndex });
        }
        if (nextCursor === null) return answers;
        cursor = `&cursor=${nextCursor}`;
      }
    },
  };
};

/** A phone that is four times slower than this machine, and keeps what it showed and felt. */
const slowPhone = async (browser: Browser, code: string, name: string) =>
  joinAs(browser, code, name, {
    options: { ...devices['Pixel 7'] },
    prepare: async (page) => {
      const device = await page.context().newCDPSession(page);
      await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.addInitScript(() => {
        window.seen = { questions: [], taps: [] };
        new MutationObserver(() => {
          const now = document.querySelector('h1')?.textContent ?? '';
          if (now.startsWith('What is') && now !== window.seen.questions.at(-1)?.text)
            window.seen.questions.push({ text: now, since: performance.now() });
        }).observe(document, { subtree: true, childList: true, characterData: true });
        addEventListener('pointerdown', ({ timeStamp }) => window.seen.taps.push(timeStamp), true);
      });
    },
  });

/** A real touch, as the browser gets it from the screen: what it hits is what lies there then. */
const fingerOn = async (page: Page) => {
  const device: CDPSession = await page.context().newCDPSession(page);
  const tiles = await Promise.all(
    ['A', 'B', 'C', 'D'].map(async (letter) => {
      const box = await page.getByRole('button', { name: new RegExp(`^Answer ${letter}:`) }).boundingBox();
      return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
    }),
  );
  return {
    tapAll: async (taps: readonly Tap[], zero: number): Promise<void> => {
      const begun = performance.now();
      for (const { at, held, tile } of taps) {
        await sleep(Math.max(0, begun + zero + at - performance.now()));
        await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [tiles[tile]!] });
        await sleep(held);
        await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }
    },
  };
};
