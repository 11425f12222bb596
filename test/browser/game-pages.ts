import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { limits } from '../../libs/domain/src/contract/limits';
import { expect, timeoutMs } from './support/expect';
import { signIn } from './support/sign-in';

export { expect };

/** A question ends by itself: only a test that wants that has it end before everybody is done, however slow they are. */
const unhurried = limits.timeLimit.max;

interface MadeGame {
  id: string;
  gameCode: string;
  questions: { question: string; answer: number; options: string[] }[];
}

/** A game of the first default questions, made through the host's own session; those without a time of their own have the longest. */
export const makeGame = async (
  page: Page,
  count: number,
  times: readonly number[] = [],
  teamId?: string,
): Promise<MadeGame> => {
  const defaults = await page.request.get('/api/questions/default');
  const questions = (await defaults.json()).slice(0, count).map(({ id }: { id: string }, nth: number) => ({
    id,
    timeLimit: times[nth] ?? unhurried,
  }));
  const made = await page.request.post('/api/games', {
    data: { title: 'Game night', questions, ...(teamId && { teamId }) },
  });
  expect(made.status()).toBe(201);
  const { game } = await made.json();
  return game;
};

/** The host in a browser of its own, on the panel of a new game. */
export const hostOf = async (browser: Browser, email: string, count = 3, times: readonly number[] = []) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, { email, name: 'Hanna Host' });
  const game = await makeGame(page, count, times);
  await page.goto(`/admin-game-control?gameId=${game.id}`);
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeEnabled();
  return { context, page, game, panel: hostPanel(page) };
};

/** What a host does and sees. */
export const hostPanel = (page: Page) => ({
  press: async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    // asked in the same moment, where nobody is in the room
    const anyway = page.getByRole('dialog').getByRole('button', { name: 'Start anyway' });
    if (name === 'Start Game' && (await anyway.isVisible())) await anyway.click();
  },
  /** The question has been there long enough for the host to have seen it: keys may lead on from it. */
  seesQuestion: async (text: string) => {
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('[role=toolbar] [data-main=true]')).toBeEnabled();
  },
  finish: async () => {
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    // An end before the last question is asked about.
    const sure = page.getByRole('dialog').getByRole('button', { name: 'End the game' });
    const over = page.getByRole('heading', { name: 'Final leaderboard' });
    await expect(sure.or(over)).toBeVisible();
    if (await sure.isVisible()) await sure.click();
  },
  player: (name: string) => page.getByTestId('player-row').filter({ hasText: name }),
  scoreOf: (name: string) =>
    page.getByTestId('player-row').filter({ hasText: name }).getByTestId('player-score'),
  status: () => page.getByTestId('game-status'),
});

/** A device that is unlike others: its screen and settings, and what is done to a page before it opens. */
interface Device {
  options?: BrowserContextOptions;
  prepare?: (page: Page) => Promise<unknown>;
}

/** A player in a browser of its own, joined by code and waiting in the lobby. */
export const joinAs = async (
  browser: Browser,
  code: string,
  name: string,
  { options, prepare }: Device = {},
) => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(`/join/${code}`);
  await page.getByLabel('Display name').fill(name);
  // What the code leads to may add a field, and move the button from under a press.
  await expect(page.getByText('6 letters and numbers')).toHaveCount(0);
  await page.getByRole('button', { name: 'Join Team', exact: true }).click();
  // In, or told at the form why not: a page that is left before knows nothing of its seat.
  await page.waitForFunction(
    () => !location.pathname.startsWith('/join') || document.querySelector('[aria-invalid="true"]') !== null,
  );
  return { context, page, phone: phoneOf(page, context) };
};

/** Waits until an answer counts: whoever presses at once means the question before. */
export const answersOpen = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^Answer A:/ })).toBeEnabled();

/** The end, as whoever won sees it, and everybody else. */
export const endHeading = (page: Page) =>
  page.getByRole('heading', { name: /^(Game over|You won!|You share first place!)$/ });

/** What a player does and sees. */
export const phoneOf = (page: Page, context: BrowserContext) => ({
  answer: (letter: string) => page.getByRole('button', { name: new RegExp(`^Answer ${letter}:`) }).click(),
  score: () => page.getByTestId('own-score'),
  question: () => page.getByRole('heading', { level: 1 }),
  board: () => boardOf(page),
  loseConnection: () => context.setOffline(true),
  findConnection: () => context.setOffline(false),
});

/** The rows of a leaderboard as texts: place, name, score. */
export const boardOf = async (page: Page): Promise<string[]> => {
  const rows = page
    .getByRole('table', { name: /leaderboard|All places/i })
    .first()
    .locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  return Promise.all(
    (await rows.all()).map(async (row) => (await row.locator('td, th').allInnerTexts()).join(' ')),
  );
};

/** Waits for a text that stands only for a moment, or for several that stand in one place, from before `act`. */
export const passing = async (
  page: Page,
  text: string | readonly string[],
  act: () => unknown,
): Promise<void> => {
  const seen = await lookFor(page, text);
  await act();
  await seen();
};

let looks = 0;

/**
 * Begins to look for what stands only for a moment; what comes of it is waited for later. The page itself looks at each of its
 * changes, and so does each page that it leads to: a look from outside, now and then, misses it on a busy machine.
 */
export const lookFor = async (page: Page, text: string | readonly string[]): Promise<() => Promise<void>> => {
  looks += 1;
  const call = `seen${looks}`;
  const texts = [text].flat();
  let tell = (): void => undefined;
  const told = new Promise<boolean>((resolve) => {
    tell = () => resolve(true);
  });
  await page.exposeFunction(call, tell);
  const inLater = await page.addInitScript(watchFor, { texts, call });
  await page.evaluate(watchFor, { texts, call });
  return async () => {
    const given = await Promise.race([told, sleep(timeoutMs, false, { ref: false })]);
    expect(given, `“${texts.join('” and “')}” was on the page`).toBe(true);
    await inLater.dispose();
  };
};

/** In the page: calls `call` when the texts are in sight. */
const watchFor = ({ texts, call }: { texts: readonly string[]; call: string }): void => {
  const has = ({ textContent }: Element): boolean => texts.every((text) => textContent.includes(text));
  const isShown = (): boolean =>
    document.body !== null &&
    has(document.body) &&
    [...document.querySelectorAll('body, body *')].some(
      (element) =>
        has(element) &&
        ![...element.children].some(has) &&
        element.checkVisibility({ visibilityProperty: true }),
    );
  const look = (): void => {
    if (!isShown()) return;
    observer.disconnect();
    (globalThis as unknown as Record<string, () => void>)[call]?.();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  look();
};

/** The letter of a question's right answer, and of a wrong one. */
export const lettersOf = ({ answer }: { answer: number }) => ({
  right: 'ABCD'[answer] ?? 'A',
  wrong: 'ABCD'[(answer + 1) % 4] ?? 'A',
});
