import { type Page, test } from '@playwright/test';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { hold, somebody, stat, toast } from './account-pages';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

// Several browsers play here: on a busy machine that takes its time.
test.describe.configure({ timeout: 180_000 });

test('account pages send a visitor home with a word, not to come back by the back button', async ({
  page,
}) => {
  await page.goto('/leaderboards');
  for (const address of [
    '/dashboard',
    '/profile/edit',
    '/dashboard/past-games',
    '/dashboard/insights',
    '/dashboard/saved-trivia',
    '/dashboard/profile',
  ]) {
    await page.goto(address);
    await expect(page.getByText('Please sign in to access your dashboard')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
  await page.goBack();
  await expect(page).not.toHaveURL(/dashboard|profile/);
});

test('the dashboard has a panel when nobody can tell who is here', async ({ page }) => {
  await page.route('**/api/auth/status', (route) =>
    route.fulfill({ json: { authenticated: true, user: null } }),
  );
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute(
    'href',
    /^\/auth\/google/,
  );
  await page.unroute('**/api/auth/status');

  let asked = 0;
  await page.route('**/api/auth/status', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  expect(asked).toBe(2); // once more before giving up (API-03)
  await expect(page.getByRole('link', { name: 'Sign in with Google' })).toHaveAttribute(
    'href',
    /^\/auth\/google/,
  );
  await page.unroute('**/api/auth/status');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Please sign in to access your dashboard')).toBeVisible();
});

test('a session that has ended is said on the dashboard, after one call', async ({ page }) => {
  await signIn(page, { email: somebody('ende'), name: 'Ende' });
  let asked = 0;
  await page.route('**/api/user/stats', async (route) => {
    asked += 1;
    await page.request.get('/auth/logout'); // in another tab, as it were
    await route.continue({ headers: { ...route.request().headers(), cookie: '' } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  expect(asked).toBe(1);
});

test('the greeting follows the local clock, and does without a name', async ({ page }) => {
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
  await page.request.post('/api/user/setup-profile', { data: { firstName: '' } });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good Evening, Trivia Host');
});

test('the dashboard comes as bones, then with its figures and every way on', async ({ page }) => {
  await signIn(page, { email: somebody('walter'), name: 'Walter Ways', returnTo: '/home' });
  const letGo = await hold(page, '**/api/user/stats');
  await page.goto('/dashboard');
  await expect(page.getByText('Loading...')).toBeAttached();
  await expect(stat(page, 'Games Hosted')).toHaveCount(0);
  letGo();
  for (const [label, figure] of [
    ['Games Hosted', '0'],
    ['Total Players', '0'],
    ['Avg Rating', '5.0'],
    ['Question Sets', '0'],
  ] as const)
    await expect(stat(page, label).getByRole('definition')).toHaveText(figure);
  const create = page.getByRole('link', { name: /Create New Game/ });
  await expect(create).toHaveAttribute('href', '/create-trivia-choice');
  await expect(create).toHaveAccessibleDescription('Start hosting in under 2 minutes');
  for (const [name, href] of [
    ['My Trivia Sets', '/my-saved-trivia'],
    ['Upload CSV', '/create-trivia'],
    ['Browse Bank', '/trivia-bank'],
    ['Question Bank', '/trivia-bank'],
    ['Browse Categories', '/trivia-bank'],
    ['Quick Game', '/create-trivia-choice'],
    ['View Game History', '/dashboard/past-games'],
    ['Insights', '/dashboard/insights'],
    ['Edit Profile', '/profile/edit'],
    ['Settings', '/dashboard/profile?tab=settings'],
    ['Create Your First Set', '/create-trivia'],
  ] as const)
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  const { total } = await (await page.request.get('/api/questions/categories')).json();
  expect(total).toBeGreaterThan(1_000);
  await expect(page.getByText(`${total.toLocaleString('en')} questions, sorted by category.`)).toBeVisible();
});

test('a part of the dashboard that does not come leaves the others, and is asked for again', async ({
  page,
}) => {
  await signIn(page, { email: somebody('fay'), name: 'Fay Failure', returnTo: '/home' });
  await page.route('**/api/saved-trivia-sets?*', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Unable to Load Your Trivia Sets' })).toBeVisible();
  await expect(page.getByText('Failed to fetch trivia sets')).toBeVisible();
  await expect(stat(page, 'Games Hosted')).toBeVisible();
  await page.unroute('**/api/saved-trivia-sets?*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No Trivia Sets Yet' })).toBeVisible();

  await page.route('**/api/user/stats', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Your figures could not be loaded.')).toBeVisible();
  await page.unroute('**/api/user/stats');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(stat(page, 'Games Hosted')).toBeVisible();
});

const level = (page: Page) => page.getByRole('progressbar', { name: 'Progress to the next level' });

test('five finished games make a Host Pro', async ({ page, baseURL }) => {
  const email = somebody('levi');
  await signIn(page, { email, name: 'Levi Level' });
  await expect(page.getByText('New Host', { exact: true })).toBeVisible();
  await expect(page.getByText('5 more games to Host Pro')).toBeVisible();
  await expect(level(page)).toHaveAttribute('aria-valuenow', '0');
  for (let game = 0; game < 5; game += 1) {
    const host = await TestHost.on({ url: baseURL! }, { email, questions: quiz(1) });
    await TestPlayer.on({ url: baseURL! }).join(host.joinCode, 'Ada');
    await host.start();
    await host.finish();
    host.close();
  }
  await expect(async () => {
    await page.reload();
    await expect(stat(page, 'Games Hosted')).toContainText('5', { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('Host Pro', { exact: true })).toBeVisible();
  await expect(level(page)).toHaveAttribute('aria-valuenow', '25');
  await expect(page.getByText('5 players have played your games.')).toBeVisible();

  await page.goto('/dashboard/profile');
  await expect(page.getByText('First Game Hosted', { exact: true })).toBeVisible();
  await expect(page.getByText('Host Pro', { exact: true })).toBeVisible();
});

test('running games are followed live, each one press from its panel', async ({ page, baseURL }) => {
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
  await expect(toast(page, 'Live one is over, with 2 players.')).toBeVisible();
});
