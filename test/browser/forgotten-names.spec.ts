import { test } from '@playwright/test';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

test('a host has a name forgotten, and a player who still looks on sees it go', async ({ page, baseURL }) => {
  const email = somebody('hedda');
  await signIn(page, { email, name: 'Hedda Host', returnTo: '/dashboard' });
  const gateway = { url: baseURL! };
  const host = await TestHost.on(gateway, { email, questions: quiz(1) });
  const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Countess Ada');
  await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
  await host.start();
  await ada.answer('B');
  await host.finish();
  await page.goto(`/game-results/${host.gameId}`);
  await page.getByRole('link', { name: 'Countess Ada' }).click();
  await expect(page.getByRole('heading', { name: 'Countess Ada', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Forget the Name' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Forget “Countess Ada”?');
  await dialog.getByRole('button', { name: 'Keep It' }).click();
  await expect(page.getByRole('heading', { name: 'Countess Ada', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Forget the Name' }).click();
  await dialog.getByRole('button', { name: 'Forget It' }).click();
  await expect(page.getByText('The name is forgotten.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Player \w{6}$/, level: 1 })).toBeVisible();
  const { scores } = await ada
    .hears('gameFinished', ({ finalScores }) => finalScores.some(({ name }) => /^Player \w{6}$/.test(name)))
    .then(({ finalScores }) => ({ scores: finalScores }));
  expect(scores.map(({ name }) => name)).not.toContain('Countess Ada');
  await page.goto('/dashboard/past-games');
  await expect(page.getByTestId('past-game')).toContainText(/WinnerPlayer \w{6}/);
});
