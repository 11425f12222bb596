import { test } from '@playwright/test';
import { expect } from './game-pages';
import { giveTeam, keep, ownQuestions } from './support/browser-kept';
import { signIn } from './support/sign-in';

test('a full basket scrolls in a box of its own, each row with its source and its way out', async ({
  page,
}) => {
  await signIn(page, { email: 'fullbasket@example.org' });
  const { teamId } = await giveTeam(page);
  await keep(page, 'appState', { teamId, basket: ownQuestions(12) });
  await page.goto('/question-basket');
  await expect(page.getByRole('heading', { name: 'Category Breakdown' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Your questions' });
  expect((await list.boundingBox())?.height).toBe(400);
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(0);
  await page.goto('/trivia-basket');
  const rows = page.getByRole('listitem').filter({ hasText: 'How many legs' });
  await expect(rows).toHaveCount(12);
  await expect(rows.getByText('Custom', { exact: true })).toHaveCount(12);
  await expect(rows.getByRole('button', { name: /^Remove: / })).toHaveCount(12);
});
