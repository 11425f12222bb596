import { randomUUID } from 'node:crypto';
import { type Page, test } from '@playwright/test';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

// Several browsers play here: on a busy machine that takes its time.
test.describe.configure({ timeout: 180_000 });

const somebody = (name: string): string => `${name}-${randomUUID()}@example.org`;
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test('a new account completes its profile before anything else, and then goes where it wanted', async ({
  page,
}) => {
  await signIn(page, {
    email: somebody('nora'),
    name: 'Nora New',
    returnTo: '/start-trivia',
    newcomer: true,
  });
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
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
  await username.fill('taken_name');
  await page.getByLabel('Bio').fill('x'.repeat(501));
  await complete.click();
  await expect(page.getByText('Please use at most 500 characters.')).toBeVisible();
  await page.getByLabel('Bio').fill('');
  await page.route('**/api/user/setup-profile', (route) =>
    route.fulfill({
      status: 409,
      json: { statusCode: 409, code: 'conflict', message: 'This username is already taken.' },
    }),
  );
  await complete.click();
  await expect(toast(page, 'Setup Failed')).toBeVisible();
  await expect(page.getByText('This username is already taken.')).toBeVisible();
  await page.unroute('**/api/user/setup-profile');
  await username.fill(`nora_${randomUUID().slice(0, 8)}`);
  await complete.click();
  await expect(toast(page, 'Profile Complete!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (Morning|Afternoon|Evening), Nora$/,
  );
});

test('account pages send a visitor home with a word, and have a panel when nobody can tell', async ({
  page,
}) => {
  for (const address of ['/dashboard', '/profile/edit', '/dashboard/past-games']) {
    await page.goto(address);
    await expect(page.getByText('Please sign in to access your dashboard')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
  await page.route('**/api/auth/status', (route) =>
    route.fulfill({ json: { authenticated: true, user: null } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await page.route('**/api/auth/status', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute(
    'href',
    /^\/auth\/google/,
  );
});

test('a session that has ended is said on the dashboard, after one call', async ({ page }) => {
  await signIn(page, { email: somebody('ende'), name: 'Ende' });
  let asked = 0;
  await page.route('**/api/user/stats', (route) => {
    asked += 1;
    return route.fulfill({
      status: 401,
      json: { statusCode: 401, code: 'unauthorized', message: 'No session' },
    });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  expect(asked).toBe(1);
});

test('the greeting follows the local clock', async ({ page }) => {
  await signIn(page, { email: somebody('dawn'), name: 'Dawn' });
  for (const [time, greeting] of [
    ['11:59', 'Good Morning, Dawn'],
    ['12:00', 'Good Afternoon, Dawn'],
    ['17:59', 'Good Afternoon, Dawn'],
    ['18:00', 'Good Evening, Dawn'],
  ] as const) {
    await page.clock.setFixedTime(new Date(`2026-06-01T${time}:00`));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
  }
});

test('a profile is edited, its username is not; the new name shows at once', async ({ page }) => {
  await signIn(page, { email: somebody('olga'), name: 'Olga Old', returnTo: '/profile/edit' });
  await expect(page.getByLabel('Username')).toBeDisabled();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await page.getByLabel('First name').fill('x'.repeat(51));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Update Failed')).toBeVisible();
  await page.getByLabel('First name').fill('Olivia');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Olivia$/);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toHaveCount(0);
});

test('switches are saved as they are turned, on every device; dark mode is there before the first paint', async ({
  browser,
  page,
}) => {
  const email = somebody('dora');
  await signIn(page, { email, name: 'Dora', returnTo: '/dashboard/profile' });
  await expect(page.getByRole('button', { name: 'Change Photo' })).toBeDisabled();
  await expect(page.getByText('Coming Soon')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  const switchCalled = (on: Page, name: string) => on.getByRole('switch', { name: new RegExp(`^${name}`) });
  await expect(switchCalled(page, 'Email Notifications')).toBeChecked();
  await expect(switchCalled(page, 'Game Notifications')).toBeChecked();
  await expect(switchCalled(page, 'Marketing Emails')).not.toBeChecked();
  await switchCalled(page, 'Dark Mode').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toast(page, 'Settings Updated')).toBeVisible();

  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.unroute('**/assets/*.js');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, { email, returnTo: '/dashboard/profile?tab=settings' });
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(switchCalled(other, 'Dark Mode')).toBeChecked();
  await switchCalled(other, 'Dark Mode').click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(toast(other, 'Settings Updated')).toBeVisible();

  await other.route('**/api/user/settings', (route) => route.abort());
  await switchCalled(other, 'Marketing Emails').click();
  await expect(toast(other, 'Update Failed')).toBeVisible();
  await expect(switchCalled(other, 'Marketing Emails')).not.toBeChecked();
  await other.context().close();
});

test('saved sets are hosted and deleted from the dashboard and from their page', async ({ page }) => {
  await signIn(page, { email: somebody('sets'), name: 'Seth', returnTo: '/dashboard' });
  await expect(page.getByRole('heading', { name: 'No Trivia Sets Yet' })).toBeVisible();
  const questions = quiz(5).map(({ question, options }) => ({ question, options, answer: 'A' }));
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'])
    await page.request.post('/api/saved-trivia-sets', {
      data: { title, category: 'Science', questionsPerGame: 5, customQuestions: questions },
    });
  await page.reload();
  await expect(page.getByTestId('set-card')).toHaveCount(6);
  await expect(page.getByTestId('set-card').first()).toContainText('Seven');
  await expect(page.getByTestId('set-card').first()).toContainText('Draft');
  await expect(page.getByTestId('stat').filter({ hasText: 'Question Sets' })).toContainText('7');

  await page.route('**/api/saved-trivia-sets/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete Seven' }).click();
  await expect(toast(page, 'Failed to Delete')).toBeVisible();
  await page.unroute('**/api/saved-trivia-sets/*');
  await page.getByRole('button', { name: 'Delete Seven' }).click();
  await expect(toast(page, 'Trivia Set Deleted')).toBeVisible();
  await expect(page.getByTestId('set-card').filter({ hasText: 'Seven' })).toHaveCount(0);

  await page.route('**/api/games/from-saved-set/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Host Game Now Six' }).click();
  await expect(toast(page, 'Failed to Create Game')).toBeVisible();
  await page.unroute('**/api/games/from-saved-set/*');

  await page.goto('/dashboard/saved-trivia');
  await expect(page.getByTestId('saved-set')).toHaveCount(6);
  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Are you sure you want to delete "Six"? This action cannot be undone.');
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Delete Six' }).click();
  await expect(page.getByTestId('saved-set')).toHaveCount(6);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete Six' }).click();
  await expect(page.getByTestId('saved-set')).toHaveCount(5);
  await page.getByRole('button', { name: 'Host Five' }).click();
  await expect(toast(page, 'Game Created')).toBeVisible();
  await expect(page).toHaveURL(/\/publish-qr\?gameId=game_/);
});

test('running games are followed live; once over they stand in the history with a drawn result', async ({
  page,
  baseURL,
}) => {
  const email = somebody('lena');
  await signIn(page, { email, name: 'Lena Live', returnTo: '/dashboard' });
  const gateway = { url: baseURL! };
  const host = await TestHost.on(gateway, { email, questions: quiz(2), game: { title: 'Live one' } });
  const card = page.getByTestId('live-game').filter({ hasText: 'Live one' });
  await expect(card).toContainText('0 players');
  const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
  await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
  await expect(card).toContainText('2 players');
  await host.start();
  await expect(card).toContainText('Question 1 of 2');
  await ada.answer('B');
  await expect(card).toContainText('1 of 2 answered');
  await expect(card.getByRole('link', { name: /Host panel/ })).toHaveAttribute(
    'href',
    new RegExp(host.gameId),
  );
  await host.finish();
  await expect(card).toHaveCount(0);
  await expect(page.getByText('Live one is over, with 2 players.')).toBeVisible();

  const game = page.getByTestId('past-game');
  await expect(async () => {
    await page.goto('/dashboard/past-games');
    await expect(game.filter({ hasText: 'Completed' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(game).toContainText('Ada');
  await expect(game.getByRole('button', { name: `Copy code ${host.joinCode}` })).toBeVisible();
  await game.getByRole('link', { name: /View Results/ }).click();
  await expect(page.getByRole('heading', { name: 'How the scores grew' })).toBeVisible();
  await page.getByText('As a table').first().click();
  await expect(page.getByRole('rowheader', { name: 'Ada' }).first()).toBeVisible();
  for (const [name, ending] of [
    ['CSV', 'csv'],
    ['Excel (XLSX)', 'xlsx'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    expect((await saved).suggestedFilename()).toBe(`results-${host.gameId}.${ending}`);
  }
  await page.goto('/dashboard');
  await expect(page.getByTestId('stat').filter({ hasText: 'Games Hosted' })).toContainText('1');
  await expect(page.getByTestId('stat').filter({ hasText: 'Total Players' })).toContainText('2');
  await expect(page.getByTestId('stat').filter({ hasText: 'Avg Rating' })).toContainText('5.0');
});

test('an account is deleted after a question that says what goes and what stays', async ({ page }) => {
  await signIn(page, { email: somebody('gone'), name: 'Gone', returnTo: '/dashboard/profile?tab=settings' });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This goes:');
  await expect(page.getByRole('alertdialog')).toContainText('This stays:');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
