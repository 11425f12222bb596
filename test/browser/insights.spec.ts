import { test } from '@playwright/test';
import type { Letter } from '../people/player.js';
import { quiz } from '../support/live/quiz.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

/** Five players: the right options are B, C and D. Four in five fall for A at first, and Eve is gone at the end. */
const rounds: Letter[][] = [
  ['B', 'A', 'A', 'A', 'A'],
  ['C', 'C', 'C', 'C', 'C'],
  ['D', 'D', 'A', 'B'],
];

test('what was played is drawn, with a sentence on each drawing and the figures behind it', async ({
  page,
  baseURL,
}) => {
  const gateway = { url: baseURL! };
  const email = somebody('iris');
  await signIn(page, { email, name: 'Iris Insight', returnTo: '/dashboard' });
  await page.getByRole('link', { name: 'Insights' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to Compare Yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create New Game' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all time' }).click();
  await expect(page).toHaveURL(/\?period=all$/);
  await expect(page.getByRole('button', { name: 'Show all time' })).toHaveCount(0);

  const signedIn = await cookieOf(gateway, somebody('ada'));
  let newest = '';
  for (const title of ['First', 'Second', 'Third']) {
    const host = await TestHost.on(gateway, { email, questions: quiz(3), game: { title } });
    const players = await Promise.all(
      ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'].map((name, index) =>
        TestPlayer.on(gateway, index === 0 ? { cookie: signedIn } : {}).join(host.joinCode, name),
      ),
    );
    await host.start();
    for (const [index, letters] of rounds.entries()) {
      await Promise.all(letters.map((letter, seat) => players[seat]?.tryAnswer(letter, index)));
      await host.next(index);
    }
    newest = host.gameId;
  }

  // the read models follow the log within two seconds
  await expect(async () => {
    await page.goto('/dashboard/insights');
    await expect(page.getByText('In none of these games')).toBeVisible({ timeout: 2_000 });
    await expect(page.getByText(/games? so far/)).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('radio', { name: '12 weeks' })).toBeChecked();
  await expect(page.getByText('5.0 players a game on average, 5 at the fullest: “First”.')).toBeVisible();
  await expect(page.getByText('1 player was signed in, and 1 of them had played with you')).toBeVisible();
  await expect(page.getByText('80 % of the players still answer at question 3.')).toBeVisible();
  await expect(page.getByText('The largest loss comes after question 2: 20 % of the players.')).toBeVisible();
  await expect(
    page.getByText(/^Half of the answers are in within [\d.]+ s.* The clock runs 120 s\.$/),
  ).toBeVisible();
  // within how many is for the machine to say
  await expect(page.getByText(/^That is generous: \d+\u00a0% came within \d+ s\.$/)).toBeVisible();

  const doubt = page.getByRole('region', { name: 'Worth a second look' }).getByRole('listitem');
  await expect(doubt).toHaveCount(1);
  await expect(doubt).toContainText(/Most chose A.*option-A.*12 of 15/);
  await expect(doubt).toContainText(/Key B.*option-B.*3 of 15/);
  const ranked = page.getByRole('region', { name: 'Too hard, too easy' });
  await expect(ranked.getByRole('listitem')).toHaveCount(2);
  await expect(ranked).toContainText('6 of 12 right · 3 games');
  await expect(ranked).toContainText('15 of 15 right · 3 games');

  const decides = page.getByRole('region', { name: 'Does speed decide?' }).first();
  await decides.getByText('As a table').click();
  await expect(decides.getByRole('row', { name: 'Knew the most 3' })).toBeVisible();

  await page.getByRole('radio', { name: '12 weeks' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\?period=4w$/);
  await expect(page.getByText('In none of these games')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '4 weeks' })).toBeChecked();

  await doubt.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/game-results/${newest}$`));
});
