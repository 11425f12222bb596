import { test } from '@playwright/test';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

const line = 'No connection. Reconnecting…';

test('where the network is away every page says so in one line, and goes on by itself', async ({ page }) => {
  await signIn(page, { email: 'offline-desk@example.org' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'No Trivia Sets Yet' })).toBeVisible();

  await test.step('at once, before anything is asked for', async () => {
    await page.context().setOffline(true);
    await expect(page.getByText(line)).toHaveCount(1);
  });

  await test.step('also while the next page is waited for, which comes with the network', async () => {
    await page.getByRole('link', { name: 'Game History' }).click();
    await expect(page).toHaveURL(/past-games$/);
    await expect(page.getByRole('heading', { name: 'No Trivia Sets Yet' })).toBeVisible();
    await expect(page.getByText(line)).toHaveCount(1);
    await expect(page.getByText(/sign in|Authentication/i)).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'No Games Yet' })).toBeVisible();
    await expect(page.getByText(line)).toHaveCount(0);
  });

  await test.step('and a list that failed is read again', async () => {
    await page.route('**/api/user/insights?*', (route) => route.abort());
    await page.route('**/health/live', (route) => route.abort());
    await page.getByRole('link', { name: 'Insights' }).click();
    await expect(page.getByText('Your insights could not be loaded.')).toBeVisible();
    await expect(page.getByText(line)).toBeVisible();
    await page.unroute('**/api/user/insights?*');
    await page.unroute('**/health/live');
    await expect(page.getByRole('heading', { name: 'Nothing to Compare Yet' })).toBeVisible();
    await expect(page.getByText(line)).toHaveCount(0);
  });
});

test('who scans a code types a name and nothing else', async ({ page }) => {
  await page.goto('/join/ALPHA1');
  await expect(page.getByLabel('Display name')).toBeFocused();
  await expect(page.getByLabel('Join code')).toHaveValue('ALPHA1');
});
