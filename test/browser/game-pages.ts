import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  expect as strict,
} from '@playwright/test';
import { signIn } from './support/sign-in';

/** A busy machine is slow, not wrong: only a test that fails waits that long. */
const timeoutMs = 60_000;
export const expect = strict.configure({ timeout: timeoutMs });

interface MadeGame {
  id: string;
  gameCode: string;
  questions: { question: string; answer: number; options: string[] }[];
}

/** A game of the first default questions, made through the host's own session. */
export const makeGame = async (
  page: Page,
  count: number,
  timePerQuestion = 60,
  teamId?: string,
): Promise<MadeGame> => {
  const defaults = await page.request.get('/api/questions/default');
  const questions = (await defaults.json()).slice(0, count).map(({ id }: { id: string }) => ({
    id,
    timeLimit: timePerQuestion,
  }));
  const made = await page.request.post('/api/games', {
    data: { title: 'Game night', questions, ...(teamId && { teamId }) },
  });
  expect(made.status()).toBe(201);
  const { game } = await made.json();
  return game;
};

/** The host in a browser of its own, on the panel of a new game. */
export const hostOf = async (browser: Browser, email: string, count = 3, timePerQuestion = 60) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, { email, name: 'Hanna Host' });
  const game = await makeGame(page, count, timePerQuestion);
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

/**
 * Waits for a text that stands only for a moment. The page itself looks for it at each of its changes, from before `act`: a
 * look from outside, now and then, misses it on a busy machine.
 */
export const passing = async (page: Page, text: string, act: () => Promise<unknown>): Promise<void> => {
  const watch = await page.evaluateHandle((wanted) => {
    const has = (element: Element): boolean => element.textContent.includes(wanted);
    const isShown = (): boolean =>
      [...document.body.querySelectorAll('*')].some(
        (element) =>
          has(element) &&
          ![...element.children].some(has) &&
          element.checkVisibility({ visibilityProperty: true }),
      );
    const seen = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => look());
      const look = (): void => {
        if (!isShown()) return;
        observer.disconnect();
        resolve();
      };
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      look();
    });
    return { seen };
  }, text);
  await act();
  const seen = watch.evaluate((watching) => watching.seen).then(() => true);
  const given = await Promise.race([seen, sleep(timeoutMs, false, { ref: false })]);
  expect(given, `“${text}” was on the page`).toBe(true);
};

/** The letter of a question's right answer, and of a wrong one. */
export const lettersOf = ({ answer }: { answer: number }) => ({
  right: 'ABCD'[answer] ?? 'A',
  wrong: 'ABCD'[(answer + 1) % 4] ?? 'A',
});
