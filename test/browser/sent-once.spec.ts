import { type Page, test } from '@playwright/test';
import { hold, somebody } from './account-pages';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

/** Presses Enter in the field while its first answer is held back; gives what was sent. */
const enterTwice = async (page: Page, call: string, label: string): Promise<string[]> => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(call)) sent.push(request.url());
  });
  const letGo = await hold(page, `**${call}`);
  const field = page.getByLabel(label);
  await field.press('Enter');
  await expect(page.locator('form button[aria-disabled=true]')).toBeVisible();
  await field.press('Enter');
  const answered = page.waitForResponse(`**${call}`);
  letGo();
  await answered;
  return sent;
};

test('a team is made once, however often Enter is pressed', async ({ page }) => {
  await signIn(page, { email: somebody('hasty-team'), returnTo: '/create-team' });
  await page.getByLabel('Team Name').fill('The Hasty');
  const sent = await enterTwice(page, '/api/teams', 'Team Name');
  await expect(page.getByTestId('team-code')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('feedback is sent once, and so is the address for the newsletter', async ({ page }) => {
  await page.goto('/feedback');
  await page.getByLabel('Your feedback').fill('Once is enough.');
  const feedback = await enterTwice(page, '/api/feedback', 'Email (optional)');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(feedback).toHaveLength(1);

  await page.getByLabel('Email').fill(somebody('hasty-reader'));
  const newsletter = await enterTwice(page, '/api/newsletter', 'Email');
  await expect(page.getByRole('button', { name: 'Sign up' })).toHaveCount(0);
  expect(newsletter).toHaveLength(1);
});
