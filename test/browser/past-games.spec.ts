import { test } from '@playwright/test';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody, stat } from './account-pages';
import { expect, passing } from './game-pages';
import { signIn } from './support/sign-in';

test('a finished game stands in the history with its winner, its drawn results and its files', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = somebody('hedda');
  await signIn(page, { email, name: 'Hedda History', returnTo: '/dashboard/past-games' });
  await expect(page.getByRole('heading', { name: 'Game History' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Games Yet' })).toBeVisible();

  const gateway = { url: baseURL! };
  const game = { title: 'Long night', category: 'Science', difficulty: 'hard' } as const;
  const host = await TestHost.on(gateway, { email, questions: quiz(2), game });
  const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
  for (let guest = 1; guest <= 11; guest += 1)
    await TestPlayer.on(gateway).join(host.joinCode, `Guest ${guest}`);
  await host.start();
  await ada.answer('B');
  await host.finish();
  const row = page.getByTestId('past-game');
  await expect(async () => {
    await page.goto('/dashboard/past-games');
    // its winner comes from another projection than its end
    await expect(row.filter({ hasText: 'Completed' }).filter({ hasText: /WinnerAda/ })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();
  await expect(row.getByRole('heading', { name: 'Long night' })).toBeVisible();
  await expect(row).toContainText('Science');
  await expect(row).toContainText('Hard');
  for (const fact of [/^Players12$/, /^WinnerAda$/, /^Duration\d+ s$/])
    await expect(row.locator('dl > div').filter({ hasText: fact })).toHaveCount(1);
  // the notice of 30 days is longer than the rule of this installation
  const inThirtyDays = new Date(Date.now() + 30 * 86_400_000).getFullYear();
  await expect(row.getByText(/^Will be deleted after /)).toContainText(String(inThirtyDays));
  await passing(page, 'Copied', () =>
    row.getByRole('button', { name: `Copy code ${host.joinCode}` }).click(),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(host.joinCode);

  await row.getByRole('link', { name: /View Results/ }).click();
  await expect(page).toHaveURL(new RegExp(`/game-results/${host.gameId}$`));
  const places = page.getByRole('table', { name: 'Leaderboard' }).getByRole('row');
  await expect(places).toHaveCount(1 + 10);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(places).toHaveCount(1 + 12);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  for (const name of [
    'How the scores grew',
    'Right and wrong, question by question',
    'How fast the answers came',
  ])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByText('As a table').first().click();
  await expect(page.getByRole('rowheader', { name: 'Ada' }).last()).toBeVisible();
  await expect(page.getByText(/^8 %\s*right/)).toBeVisible(); // one of twelve
  for (const [name, ending] of [
    ['CSV', 'csv'],
    ['Excel (XLSX)', 'xlsx'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await saved).suggestedFilename()).toBe(`results-${host.gameId}.${ending}`);
  }

  await page.goto('/dashboard');
  await expect(stat(page, 'Games Hosted')).toContainText('1');
  await expect(stat(page, 'Total Players')).toContainText('12');
  await expect(stat(page, 'Avg Rating')).toContainText('5.0');
});
