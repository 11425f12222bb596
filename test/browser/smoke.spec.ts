import { test } from '@playwright/test';
import { expect } from './support/expect';
import { signIn } from './support/sign-in';

test('the started product answers', async ({ request }) => {
  const answer = await request.get('/health/live');
  expect(answer.status()).toBe(200);
});

test('the client opens in a browser', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Clockbeat/);
});

test('a host signs in without a Google account', async ({ page }) => {
  await signIn(page, { email: 'ada@example.org', name: 'Ada Lovelace', returnTo: '/dashboard' });
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});
