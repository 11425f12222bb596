import { type Page, test } from '@playwright/test';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody, stat } from './account-pages';
import { expect, passing } from './game-pages';
import { signIn } from './support/sign-in';

const level = (page: Page) => page.getByRole('progressbar', { name: 'Progress to the next level' });

test('five finished games make a Host Pro', async ({ page, baseURL }) => {
  const email = somebody('levi');
  await signIn(page, { email, name: 'Levi Level', returnTo: '/dashboard' });
  await expect(page.getByText('New Host', { exact: true })).toBeVisible();
  await expect(page.getByText('5 more games to Host Pro')).toBeVisible();
  await expect(level(page)).toHaveAttribute('aria-valuenow', '0');
  for (let game = 0; game < 5; game += 1) {
    const host = await TestHost.on({ url: baseURL! }, { email, questions: quiz(1) });
    await TestPlayer.on({ url: baseURL! }).join(host.joinCode, 'Ada');
    await host.start();
    await host.finish();
    host.close();
  }
  await expect(async () => {
    await page.reload();
    await expect(stat(page, 'Games Hosted')).toContainText('5', { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('Host Pro', { exact: true })).toBeVisible();
  await expect(level(page)).toHaveAttribute('aria-valuenow', '25');
  await expect(page.getByText('5 players have played your games.')).toBeVisible();

  await page.goto('/dashboard/profile');
  await expect(page.getByText('First Game Hosted', { exact: true })).toBeVisible();
  await expect(page.getByText('Host Pro', { exact: true })).toBeVisible();
});

test('running games are followed live, each one press from its panel', async ({ page, baseURL }) => {
  const email = somebody('lena');
  await signIn(page, { email, name: 'Lena Live', returnTo: '/dashboard' });
  const gateway = { url: baseURL! };
  const host = await TestHost.on(gateway, { email, questions: quiz(2), game: { title: 'Live one' } });
  const card = page.getByTestId('live-game').filter({ hasText: 'Live one' });
  await expect(card).toContainText('0 players');
  const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
  await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
  await expect(card).toContainText('2 players');
  await host.start();
  await expect(card).toContainText('Question 1 of 2');
  await ada.answer('B');
  await expect(card).toContainText('1 of 2 answered');
  await expect(card.getByRole('link', { name: /Host panel/ })).toHaveAttribute(
    'href',
    new RegExp(host.gameId),
  );
  await passing(page, 'Live one is over, with 2 players.', () => host.finish());
  await expect(card).toHaveCount(0);
});
