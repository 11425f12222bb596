import { test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

test('a host asks what if, keeps it by Back and by a reload, and loses nothing of the game', async ({
  page,
  baseURL,
}) => {
  const email = somebody('wanda');
  await signIn(page, { email, name: 'Wanda What' });
  const gateway = { url: baseURL! };
  const host = await TestHost.on(gateway, { email, questions: quiz(2) });
  const [ada, bo] = [
    await TestPlayer.on(gateway).join(host.joinCode, 'Ada'),
    await TestPlayer.on(gateway).join(host.joinCode, 'Bo'),
  ];
  await host.start();
  await ada.answer('B');
  await bo.answer('C');
  await host.finish();

  await page.goto(paths.results(host.gameId));
  await page.getByRole('link', { name: 'What if?' }).click();
  await expect(page.getByText(/^Choose another rule/)).toBeVisible();
  await page.getByText('Single questions').click();
  await page.getByLabel(/^1\. /).selectOption('key2');
  const first = page
    .getByRole('table', { name: /^Both tables/ })
    .getByRole('row')
    .nth(1);
  await expect(page.getByText('First place goes to Bo.')).toBeVisible();
  await expect(first).toContainText('Bo');

  await page.getByLabel('Points').selectOption('accuracy');
  await expect(first).toContainText('0 → 100');
  await page.reload();
  await expect(first).toContainText('0 → 100');
  await page.goBack();
  await expect(page.getByLabel('Points')).toHaveValue('classic');
  await expect(page.getByText('First place goes to Bo.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the results' }).click();
  await expect(page.getByRole('table', { name: 'Leaderboard' }).getByRole('row').nth(1)).toContainText('Ada');
});
