import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, devices, test } from '@playwright/test';
import { toldLog } from '../people/api.js';
import { quiz } from '../support/live/quiz.js';
import { closeClients } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { until } from '../support/live/until.js';
import { Random } from '../support/random';
import { expect, joinAs } from './game-pages';

const seed = 20;
/** So many taps within so long of a change of the question, before it and after it; ms, as all times here. */
const wanted = 1_000;
const side = 500;
/** A busy machine brings fewer of them to the page in the same time, and these games end all the same. */
const mostGames = 2;
const longestPress = 120;
const rest = { least: 10, most: 30 };

/** Who taps in this time after a question was drawn meant the one before it (finding P3). */
const deaf = 500;
/** A timer of the page may be early by so much. */
const tolerance = 10;

/** Chromium slows a page down by spinning: one such phone takes a core from the tests beside it, and six took all there was. */
const slowdown = 4;

/** As many as a game may have. */
const questions = quiz(50, { timeLimit: 120 });

test('a tap counts for no question that it was not meant for, however it meets the change of two', {
  tag: '@heavy',
}, async ({ browser, baseURL }) => {
  const gateway = { url: baseURL! };
  const email = `taps-${randomUUID()}@example.org`;
  const random = new Random(seed);
  const found = { before: 0, deaf: 0, heldOverChange: 0, heldOverOpening: 0, changes: 0, answers: 0 };
  const left = (): number => wanted - found.before - found.deaf;

  for (let game = 0; game < mostGames && left() > 0; game += 1) {
    const host = await TestHost.on(gateway, { email, questions });
    const phone = await slowPhone(browser, host.joinCode, random);
    await host.start();
    await phone.shows(0);
    for (let index = 1; index < questions.length && nearChange(await phone.seen()) < left(); index += 1)
      await phone.tapOver(index, () => host.next(index - 1));
    await host.finish();

    const seen = await phone.seen();
    await phone.close();
    const answers = (await toldLog(gateway.url, host.cookie, host.gameId)).flatMap(({ type, data }) =>
      type === 'AnswerSubmitted' ? [data as { questionIndex: number; choice: number }] : [],
    );
    const notMeant = answers.flatMap(({ questionIndex, choice }) => {
      const { from, to } = seen.stood[questionIndex]!;
      const isMeant = ({ tile, began }: Tap): boolean =>
        tile === choice && began >= from + deaf - tolerance && began < to;
      const taps = seen.taps.filter(({ began, ended }) => ended >= from && began < to);
      return taps.some(isMeant) ? [] : [{ questionIndex, choice, from, to, taps }];
    });
    expect(notMeant, `seed ${seed}`).toEqual([]);

    found.before += count(seen, isBefore);
    found.deaf += count(seen, isDeaf);
    found.heldOverChange += count(seen, ({ began, ended }, change) => began < change && ended > change);
    found.heldOverOpening += count(seen, (tap, change) => isDeaf(tap, change) && tap.ended > change + deaf);
    found.changes += changesIn(seen).length;
    found.answers += answers.length;
  }
  closeClients();
  test.info().annotations.push({ type: 'taps', description: JSON.stringify(found) });
  // A page that were deaf for good would do as well.
  expect(found.answers).toBeGreaterThan(0);
});

/** When each question was on the page, and when the finger was, in the page's own time: what is still to come is `Infinity`. */
interface Seen {
  stood: { from: number; to: number }[];
  taps: Tap[];
}

interface Tap {
  tile: number;
  began: number;
  ended: number;
}

const changesIn = ({ stood }: Seen): number[] =>
  stood.slice(1).flatMap(({ from }) => (from < Infinity ? [from] : []));

const count = (seen: Seen, is: (tap: Tap, change: number) => boolean): number => {
  const changes = changesIn(seen);
  return seen.taps.filter((tap) => changes.some((change) => is(tap, change))).length;
};

const isBefore = ({ began }: Tap, change: number): boolean => began >= change - side && began < change;
const isDeaf = ({ began }: Tap, change: number): boolean => began >= change && began < change + deaf;
const nearChange = (seen: Seen): number => count(seen, isBefore) + count(seen, isDeaf);

/** A player's phone that is slower than this machine, and one quick finger on it. */
const slowPhone = async (browser: Browser, code: string, random: Random) => {
  let newest = { index: -1, at: 0 };
  const { context, page } = await joinAs(browser, code, 'Ada', {
    options: { ...devices['Pixel 7'] },
    prepare: async (page) => {
      await page.exposeFunction('tellShown', (index: number) => {
        newest = { index, at: performance.now() };
      });
      await page.addInitScript(
        keepWhatHappens,
        questions.map(({ question }) => question),
      );
    },
  });
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  /** The middles of the tiles, which have the same places with each question. */
  const tiles: { x: number; y: number }[] = [];
  const findTiles = async (): Promise<void> => {
    for (const letter of 'ABCD') {
      const tile = page.getByRole('button', { name: new RegExp(`^Answer ${letter}:`) });
      const { x, y, width, height } = (await tile.boundingBox())!;
      tiles.push({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });
    }
  };
  /** One tap after the other, as the browser gets them from the screen: what they hit is what lies there then. */
  const tap = async (among: readonly number[], isOver: () => boolean): Promise<void> => {
    const failed: unknown[] = [];
    const send = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]): void => {
      // A finger does not wait for the page, which may take a touch late or never.
      device.send('Input.dispatchTouchEvent', { type, touchPoints }).catch((error) => failed.push(error));
    };
    while (!isOver()) {
      send('touchStart', [tiles[random.of(among)]!]);
      await sleep(random.whole(0, longestPress));
      send('touchEnd', []);
      await sleep(random.whole(rest.least, rest.most));
    }
    expect(failed).toEqual([]);
  };

  return {
    shows: (index: number): Promise<void> =>
      until(`the phone shows question ${index}`, () => newest.index === index),
    /**
     * Taps until the question with this index is no longer deaf. Mostly the one before it has been answered when it comes; where
     * the host goes on first, that is still to be done. For each of both taps are on two tiles of its own, so the log tells
     * which of them an answer was meant for.
     */
    tapOver: async (index: number, goOn: () => Promise<unknown>): Promise<void> => {
      if (tiles.length === 0) await findTiles();
      const isOpen = (): boolean => performance.now() - newest.at >= deaf;
      await until('the question before it is open', isOpen);
      const lead = random.whole(-side / 4, side);
      await Promise.all([
        sleep(Math.max(0, lead)).then(goOn),
        sleep(Math.max(0, -lead)).then(() =>
          tap(index % 2 === 0 ? [0, 2] : [1, 3], () => newest.index === index && isOpen()),
        ),
      ]);
    },
    seen: async (): Promise<Seen> => {
      const { since, taps } = await page.evaluate(() => window.happened);
      return {
        stood: questions.map((_, index) => ({
          from: since[index] ?? Infinity,
          to: since[index + 1] ?? Infinity,
        })),
        taps: taps.map(({ y, began, ended }) => ({
          tile: tiles.findIndex((tile) => Math.abs(tile.y - y) < 1),
          began,
          ended: ended ?? Infinity,
        })),
      };
    },
    close: () => context.close(),
  };
};

declare global {
  interface Window {
    tellShown: (index: number) => void;
    happened: {
      /** By the question's index. */
      since: number[];
      taps: { id: number; y: number; began: number; ended: number | null }[];
    };
  }
}

/** In the page, from before it begins. */
const keepWhatHappens = (texts: string[]): void => {
  const happened: Window['happened'] = { since: [], taps: [] };
  window.happened = happened;
  // As it is put there: an observer hears of it only after the page has begun to count the time in which it is deaf.
  for (const put of ['appendChild', 'insertBefore'] as const) {
    const really = Node.prototype[put] as (...given: unknown[]) => Node;
    Node.prototype[put] = function (this: Node, ...given: unknown[]) {
      const node = really.apply(this, given);
      const index = texts.indexOf(document.querySelector('h1')?.textContent ?? '');
      if (index >= 0 && !(index in happened.since)) {
        happened.since[index] = performance.now();
        window.tellShown(index);
      }
      return node;
    } as never;
  }
  addEventListener(
    'pointerdown',
    ({ pointerId: id, clientY: y, timeStamp: began }) => {
      happened.taps.push({ id, y, began, ended: null });
    },
    true,
  );
  addEventListener(
    'pointerup',
    ({ pointerId, timeStamp }) => {
      const tap = happened.taps.findLast(({ id }) => id === pointerId);
      if (tap) tap.ended = timeStamp;
    },
    true,
  );
};
