import { randomUUID } from 'node:crypto';
import { type Page, test } from '@playwright/test';
import { hold, somebody } from './account-pages';
import { expect, passing } from './game-pages';
import { holdMoment, letGo } from './scenes/moment';
import { signIn } from './support/sign-in';

test('a new account completes its profile before anything else, and then goes where it wanted', async ({
  page,
  browser,
}) => {
  const taken = `taken_${randomUUID().slice(0, 8)}`;
  const other = await browser.newContext();
  await signIn(await other.newPage(), { email: somebody('first'), username: taken });
  await other.close();

  await signIn(page, {
    email: somebody('nora'),
    name: 'Nora New',
    returnTo: '/start-trivia',
    newcomer: true,
  });
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await expect(page.getByText(/username is visible to others and cannot be changed later/)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/profile\/setup\?returnTo=%2Fdashboard$/);
  const username = page.getByLabel('Username');
  const complete = page.getByRole('button', { name: 'Complete Profile' });
  for (const [typed, error] of [
    ['', 'Please choose a username.'],
    ['no', 'Username must have 3 to 50 characters'],
    ['x'.repeat(51), 'Username must have 3 to 50 characters'],
    ['two words', 'Username can only contain letters, numbers, and underscores'],
  ] as const) {
    await username.fill(typed);
    await complete.click();
    await expect(page.getByText(error)).toBeVisible();
  }
  await username.fill(taken);
  await page.getByLabel('Bio').fill('x');
  await expect(page.getByText('1 of 500 characters.')).toBeVisible();
  // not spoken at each letter
  await expect(page.getByRole('status').filter({ hasText: 'characters' })).toHaveCount(0);
  await page.getByLabel('Bio').fill('x'.repeat(501));
  await complete.click();
  await expect(page.getByText('Please use at most 500 characters.')).toBeVisible();
  await page.getByLabel('Bio').fill('x'.repeat(500));
  await passing(page, ['Setup Failed', 'This username is already taken.'], () => complete.click());

  await username.fill(`nora_${randomUUID().slice(0, 8)}`);
  await page.route('**/api/user/setup-profile', (route) => route.abort());
  await passing(page, 'Failed to set up profile. Please try again.', () => complete.click());
  await page.unroute('**/api/user/setup-profile');

  const answer = await hold(page, '**/api/user/setup-profile');
  await complete.click();
  await expect(page.getByRole('button', { name: 'Setting up...' })).toBeDisabled();
  await passing(page, 'Profile Complete!', answer);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (Morning|Afternoon|Evening), Nora$/,
  );
});

test('a profile is edited, its username is not; the new name shows at once, and its picture where it comes', async ({
  page,
}) => {
  const picture = 'https://lh3.googleusercontent.com/a/olga';
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';
  await page.route(picture, (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
  await signIn(page, { email: somebody('olga'), name: 'Olga Old', picture, returnTo: '/profile/edit' });
  const shown = page.getByRole('main').locator(`img[src="${picture}"]`);
  await expect(shown).toBeVisible();
  await page.route(picture, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.getByText('Your picture is synced with your Google account.')).toBeVisible();
  await expect(page.getByRole('main').locator('[data-initials=OO]')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(page.getByLabel('Username')).toBeDisabled();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await expect(page.getByText('Linked to your Google account.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Old');
  await expect(page.getByLabel('Bio')).toHaveAttribute('rows', '4');
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/dashboard');

  const save = page.getByRole('button', { name: 'Save Changes' });
  await page.getByLabel('First name').fill('x'.repeat(51));
  await passing(page, 'Update Failed', () => save.click());
  await page.getByLabel('First name').fill('Olivia');
  await page.route('**/api/user/setup-profile', (route) => route.abort());
  await passing(page, 'Failed to update profile', () => save.click());
  await page.unroute('**/api/user/setup-profile');

  const answer = await hold(page, '**/api/user/setup-profile');
  await save.click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await passing(page, 'Profile Updated', answer);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Olivia$/);
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0);
  expect(await (await page.request.get('/api/auth/status')).json()).toMatchObject({ authenticated: false });
  expect((await page.request.get('/api/user/stats')).status()).toBe(401);
});

const switchCalled = (on: Page, name: string) => on.getByRole('switch', { name: new RegExp(`^${name}`) });

test('switches are saved as they are turned, on every device; dark mode is there before the first paint; an account is deleted after a question', async ({
  browser,
  page,
}) => {
  const email = somebody('dora');
  await page.clock.install();
  await signIn(page, { email, name: 'Dora', returnTo: '/dashboard/profile' });
  await expect(page.getByRole('button', { name: 'Change Photo' })).toBeDisabled();
  await expect(page.getByText('Coming Soon')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('switch')).toHaveCount(4);
  await expect(switchCalled(page, 'Email Notifications')).toBeChecked();
  await expect(switchCalled(page, 'Game Notifications')).toBeChecked();
  await expect(switchCalled(page, 'Marketing Emails')).not.toBeChecked();
  await passing(page, 'Settings Updated', () => switchCalled(page, 'Dark Mode').click());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await holdMoment(page);
  for (const name of ['Email Notifications', 'Game Notifications', 'Marketing Emails'])
    await switchCalled(page, name).click();
  // however many switches were turned: one word at a time (LIM-01)
  await expect(page.getByText('Settings Updated', { exact: true })).toHaveCount(1);
  await letGo(page);
  await expect(async () => {
    expect(await (await page.request.get('/api/user/settings')).json()).toMatchObject({
      darkMode: true,
      emailNotifications: false,
      gameNotifications: false,
      marketingEmails: true,
    });
  }).toPass();

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.unroute('**/assets/*.js');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, { email, returnTo: '/dashboard/profile?tab=settings' });
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(switchCalled(other, 'Dark Mode')).toBeChecked();
  await expect(switchCalled(other, 'Email Notifications')).not.toBeChecked();
  await expect(switchCalled(other, 'Marketing Emails')).toBeChecked();
  await passing(other, 'Settings Updated', () => switchCalled(other, 'Dark Mode').click());
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');

  await other.route('**/api/user/settings', (route) => route.abort());
  await passing(other, ['Update Failed', 'Failed to update settings'], () =>
    switchCalled(other, 'Marketing Emails').click(),
  );
  await expect(switchCalled(other, 'Marketing Emails')).toBeChecked();
  await other.context().close();

  await test.step('what is typed in the profile outlives a look at the settings', async () => {
    await page.goto('/dashboard/profile');
    await page.getByLabel('Bio').fill('I ask on Thursdays.');
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(switchCalled(page, 'Dark Mode')).toBeVisible();
    await expect(page.getByLabel('Bio')).toBeHidden();
    await page.getByRole('tab', { name: 'Profile' }).click();
    await expect(page.getByLabel('Bio')).toHaveValue('I ask on Thursdays.');
  });

  await test.step('an account is deleted after a question that says what goes and what stays', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('This goes:');
    await expect(page.getByRole('alertdialog')).toContainText('This stays:');
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await passing(page, 'Your account is deleted.', () =>
      page.getByRole('button', { name: 'Delete for good' }).click(),
    );
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
});
