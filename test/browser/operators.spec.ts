import { test } from '@playwright/test';
import { somebody } from './account-pages';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

test('an operator suspends somebody, who is signed out and told why, and reads the line in the audit log', async ({
  browser,
  page,
}) => {
  const email = somebody('loud');
  const loud = await (await browser.newContext()).newPage();
  await signIn(loud, { email });
  await signIn(page, { email: 'operator@example.org', returnTo: '/dashboard' });
  await page.getByRole('link', { name: 'Operations' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(email);
  await page.getByRole('button', { name: `Look after ${email}` }).click();
  const account = page.getByRole('dialog', { name: email });
  const id = await account.getByText(/^[\da-f]{8}-[\da-f-]{27}$/).textContent();
  await account.getByRole('button', { name: 'Suspend' }).click();
  const asking = page.getByRole('dialog', { name: `Suspend ${email}?` });
  await asking.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'Abuse' }).click();
  await asking.getByLabel(/^Note/).fill('Wrote to everybody');
  await asking.getByRole('button', { name: 'Suspend' }).click();
  await expect(account.getByRole('button', { name: 'Let in again' })).toBeVisible();
  await expect(account.getByText('Wrote to everybody')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: new RegExp(email) }).getByText('Suspended')).toBeVisible();

  await loud.goto(`/auth/google?login_hint=${encodeURIComponent(email)}`);
  await expect(loud.getByText('This account is suspended.')).toBeVisible();

  await page.getByRole('tab', { name: 'Audit log' }).click();
  const line = page.getByRole('row', { name: new RegExp(`Account suspended.*${id}`) });
  await expect(line).toContainText('Reason: Abuse');
  await page.getByRole('button', { name: 'Check every line' }).click();
  await expect(page.getByText(/^All \d+ lines are what was sealed\.$/)).toBeVisible();
});
