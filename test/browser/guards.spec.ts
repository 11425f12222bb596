import { test } from '@playwright/test';
import { hold } from './account-pages';
import { expect } from './game-pages';

const hosts = 'Please sign in with Google to create and host trivia games!';
const banks = 'Please sign in with Google to access question banks and create trivia games!';
const replays = 'Please sign in as this game’s host to see its replay.';

for (const [address, reason, waiting] of [
  ['/start-trivia', hosts, 'Loading...'],
  ['/create-team', hosts, 'Loading...'],
  ['/approve-selection', hosts, 'Loading...'],
  ['/publish-qr', hosts, 'Loading game...'],
  ['/trivia-bank', banks, 'Loading the categories...'],
  ['/category-science', banks, 'Loading the questions...'],
  ['/category-general', banks, 'Loading the questions...'],
  ['/game-results/game_0000000000000000/replay', replays, 'Loading...'],
] as const) {
  test(`${address} says why it needs a sign-in, and goes there after 1.5 s`, async ({ page }) => {
    await page.clock.install();
    await page.route('**/auth/google?*', (route) => route.fulfill({ body: 'Google' }));
    const letGo = await hold(page, '**/api/auth/status');
    await page.goto(address);
    await expect(page.getByText(waiting, { exact: true })).toBeAttached();
    await expect(page.getByRole('heading')).toHaveCount(0);
    // the page's time stands still until all of it was read
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    letGo();
    await expect(page.getByText('Sign In Required')).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    // destructive: it interrupts, and wears the colour of errors
    await expect(page.locator('[aria-live=assertive]')).toContainText(reason);
    await expect(page.getByText('Redirecting to sign in...')).toBeVisible();
    await expect(page.getByRole('heading')).toHaveCount(0);
    await page.clock.runFor(1_400);
    await expect(page.getByText('Redirecting to sign in...')).toBeVisible();
    await page.clock.runFor(100);
    await expect(page).toHaveURL(new RegExp(`/auth/google\\?returnTo=${encodeURIComponent(address)}`));
  });
}

test('back from Google one reads what is going on', async ({ page }) => {
  await hold(page, '**/api/auth/status');
  await page.goto('/auth/callback');
  await expect(page.getByText('Signing you in...')).toBeVisible();
  await expect(page.getByText(/completing your Google authentication/)).toBeVisible();
});
