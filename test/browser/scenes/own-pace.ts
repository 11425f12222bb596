import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { expect } from '../game-pages';
import { signIn } from '../support/sign-in';
import type { Tour } from './tour';

const questions = [
  'Which river is Cologne on?',
  'Which of these rivers rises in the Swiss Alps, and reaches the sea near Rotterdam?',
].map((question) => ({ question, options: ['Nile', 'Amazon', 'Rhine', 'Volga'], answer: 'Rhine' }));

/** A set that many play at their own pace: given out at the desk, played on a phone, read again at the desk. */
export const ownPaceJourney = async (tour: Tour): Promise<void> => {
  const host = await tour.open();
  await signIn(host, { email: `olga-${randomUUID()}@example.org`, name: 'Olga Ownpace' });
  await host.goto(paths.assignments);
  await expect(host.getByRole('heading', { name: 'No assignments yet' })).toBeVisible();
  await tour.show('assignments-empty', host);
  const set = {
    title: 'Rivers for Friday',
    category: 'Geography',
    difficulty: 'easy',
    customQuestions: questions,
  };
  await host.request.post('/api/saved-trivia-sets', { data: set });
  const link = await giveOut(tour, host);
  await play(tour, link);
  await readAgain(tour, host, link);
};

/** The address that players get. */
const giveOut = async (tour: Tour, host: Page): Promise<string> => {
  await host.goto(paths.newAssignment);
  await host.getByRole('button', { name: 'Create assignment' }).click();
  await expect(host.getByText('Please choose one of your sets.')).toBeVisible();
  await host.getByLabel('People are known by').selectOption('list');
  await tour.show('assignment-new', host);
  await host.getByLabel('People are known by').selectOption('name');
  await host.getByLabel('Set', { exact: true }).selectOption({ label: 'Rivers for Friday' });
  await host.getByLabel('What was right is shown').selectOption('end');
  await host.getByLabel('Attempts', { exact: true }).selectOption('2');
  await host.getByLabel('No time per question').click();
  await host.getByLabel('Public board').click();
  await host.getByRole('button', { name: 'Create assignment' }).click();
  await expect(host.getByText('Nobody has begun yet.')).toBeVisible();
  await tour.show('assignment-report-empty', host);
  await expect(host.getByTestId('assignment-code')).toHaveText(/^[0-9A-Z]{6}$/);
  const { items } = await (await host.request.get('/api/assignments')).json();
  return paths.assignment(items[0].link);
};

const play = async (tour: Tour, link: string): Promise<void> => {
  const player = await tour.open();
  await player.goto(link);
  await expect(player.getByRole('button', { name: 'Start' })).toBeVisible();
  await tour.show('assignment-start', player);
  await player.getByLabel('Your name').fill('Ada');
  await player.getByRole('button', { name: 'Start' }).click();
  for (const isFirst of [true, false]) {
    const tile = player.getByRole('button', { name: /^Answer [A-D]: Rhine/ });
    await expect(tile).toBeVisible();
    if (isFirst) await tour.show('assignment-question', player);
    await tile.click();
    if (!isFirst) continue;
    await expect(player.getByText('Answer saved.')).toBeVisible();
    await tour.show('assignment-saved', player);
    await player.getByRole('button', { name: 'Next question' }).click();
  }
  await expect(player.getByTestId('attempt')).toContainText('2 of 2 right');
  await tour.show('assignment-done', player);
  await player.goto(paths.assignment('nothing-has-this-link0'));
  await expect(player.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await tour.show('assignment-gone', player);
};

const readAgain = async (tour: Tour, host: Page, link: string): Promise<void> => {
  await host.getByRole('button', { name: 'Close now' }).click();
  await host.getByRole('dialog').getByRole('button', { name: 'Close now' }).click();
  await expect(host.getByRole('cell', { name: '1, counts' })).toBeVisible();
  await tour.show('assignment-report', host);
  await host.getByRole('button', { name: 'Fix this question (1)' }).click();
  await expect(host.getByRole('dialog')).toBeVisible();
  await tour.show('assignment-correct', host);
  await host.getByRole('button', { name: 'Cancel' }).click();
  await host.getByRole('button', { name: 'New device for Ada' }).click();
  await host.getByRole('button', { name: 'Make the link' }).click();
  await expect(host.getByText(/^Open it on the new device/)).toBeVisible();
  await tour.show('assignment-new-device', host);
  await host.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await host.getByRole('button', { name: 'Lay a game beside' }).click();
  await expect(host.getByText('You have not hosted a live game yet.')).toBeVisible();
  await tour.show('assignment-beside', host);
  await host.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await host.goto(link);
  await expect(host.getByTestId('best')).toHaveCount(1);
  await tour.show('assignment-over', host);
  await host.goto(paths.assignments);
  await expect(host.getByTestId('assignment')).toHaveCount(1);
  await tour.show('assignments', host);
};
