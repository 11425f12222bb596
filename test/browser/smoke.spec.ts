import { expect, test } from '@playwright/test';

test('the started product answers', async ({ request }) => {
  const answer = await request.get('/health/live');
  expect(answer.status()).toBe(200);
});

test('the client opens in a browser', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Clockbeat/);
});
