import type { Page } from '@playwright/test';
import type { AppState } from '../../../apps/web/src/hosting/app-state';
import type { BasketQuestion } from '../../../apps/web/src/hosting/basket-question.js';
import type { PendingGame } from '../../../apps/web/src/hosting/pending-game.js';

/** What the host's browser keeps, by its key. */
interface Kept {
  appState: AppState;
  currentTeam: { teamId: string; name: string; code: string };
  pendingGame: PendingGame;
}

const keyOf = (name: keyof Kept): string => `clockbeat.${name}`;

/** Writes into the browser's storage as an earlier visit would have; the page is one of ours, or none yet. */
export const keep = async <K extends keyof Kept>(
  page: Page,
  name: K,
  value: Partial<Kept[K]>,
): Promise<void> => {
  // of the same origin, and no page of the client's
  if (page.url() === 'about:blank') await page.goto('/health/live');
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key!, text!),
    [keyOf(name), JSON.stringify(value)],
  );
};

/** As in a browser that was never here: nothing is kept, and a session goes on. */
export const forgetAll = async (page: Page): Promise<void> => {
  await page.goto('/health/live');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

export const keptIn = (page: Page): Promise<AppState> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), keyOf('appState'));

/** Own questions, as many as wanted. */
export const ownQuestions = (count: number): BasketQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `own${index + 1}`,
    question: `How many legs have ${index + 2} spiders?`,
    options: [`${8 * (index + 2)}`, `${8 * (index + 2) + 1}`, `${8 * (index + 2) + 2}`, 'None'],
    answer: 0,
    correctAnswer: `${8 * (index + 2)}`,
    category: 'Custom',
    difficulty: 'Easy',
    timer: 20,
    source: 'Custom',
    stored: false,
  }));

/** A new team of the signed-in host's, kept in the browser as if it had been made here. */
export const giveTeam = async (page: Page, name = 'The Clocks'): Promise<Kept['currentTeam']> => {
  const made = await page.request.post('/api/teams', { data: { name } });
  const { teamId, code } = await made.json();
  const team = { teamId, name, code };
  await keep(page, 'currentTeam', team);
  await keep(page, 'appState', { teamId });
  return team;
};
