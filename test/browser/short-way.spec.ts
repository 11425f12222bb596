import { randomUUID } from 'node:crypto';
import { type Page, test } from '@playwright/test';
import { TestPlayer } from '../support/live/test-player.js';
import { expect, hostPanel, joinAs, passing } from './game-pages';
import { holdMoment } from './scenes/moment';
import { countEfforts } from './support/efforts';
import { signIn } from './support/sign-in';

/**
 * From the home page to a running game with a player in it (decision 043). A newcomer has 5 presses and 2 fields at most, a
 * returning host 2 presses: these are the fewest that there are today, so that one more is seen here.
 */
test('a newcomer is in a running game after four presses and one field', async ({
  browser,
  page,
  context,
}) => {
  const efforts = await countEfforts(context);
  await page.goto('/');
  await page.getByRole('link', { name: 'Host a game' }).click();
  await page.getByLabel('E-mail address').fill(`new-${randomUUID()}@example.org`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Create game' }).click();
  await playersComeAndItStarts(page, async (code) => {
    const ada = await joinAs(browser, code, 'Ada');
    return async () => {
      await expect(ada.page.getByRole('button', { name: /^Answer/ })).toHaveCount(4);
      await ada.context.close();
    };
  });
  expect(efforts).toEqual({ clicks: 4, fields: 1 });

  await test.step('without a profile and without a team', async () => {
    const user = await (await page.request.get('/api/auth/user')).json();
    expect(user.isProfileComplete).toBe(false);
    const teams = await (await page.request.get('/api/teams')).json();
    expect(teams.items).toEqual([]);
  });

  await test.step('a profile is asked for where its name is shown', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  });
});

test('a returning host is in a running game after two presses', async ({ baseURL, page, context }) => {
  await signIn(page, { email: `again-${randomUUID()}@example.org`, returnTo: '/feedback', newcomer: true });
  const efforts = await countEfforts(context);
  const panel = hostPanel(page);
  const bySocket = async (code: string): Promise<() => Promise<unknown>> => {
    const ada = await TestPlayer.on({ url: baseURL! }).join(code, 'Ada');
    return () => ada.hears('gameStarted');
  };

  await test.step('of new questions', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Quick game' }).click();
    await playersComeAndItStarts(page, bySocket);
    expect(efforts).toEqual({ clicks: 2, fields: 0 });
    await panel.finish();
    await expect(page.getByRole('heading', { name: 'Final leaderboard' })).toBeVisible();
  });

  await test.step('of what was played last', async () => {
    const before = { ...efforts };
    // the list of games follows the log within two seconds
    await expect(async () => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: /^Play “Quick game · .+” again$/ })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await page.getByRole('button', { name: /^Play “.+” again$/ }).click();
    await playersComeAndItStarts(page, bySocket);
    expect(efforts).toEqual({ clicks: before.clicks + 2, fields: 0 });
  });
});

/** Code and QR stand on the panel, somebody scans it, and the host presses once. Who comes then sees that it has started. */
const playersComeAndItStarts = async (
  page: Page,
  adaComes: (code: string) => Promise<() => Promise<unknown>>,
): Promise<void> => {
  await expect(page).toHaveURL(/\/admin-game-control\?gameId=game_/);
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('gameId');
  const { gameCode } = await (await page.request.get(`/api/games/${id}`)).json();
  await expect(page.getByText(gameCode, { exact: true })).toBeVisible();
  const seesStart = await adaComes(gameCode);
  await expect(hostPanel(page).player('Ada')).toBeVisible();
  await passing(page, 'Question 1 of 10', () => page.getByRole('button', { name: 'Start Game' }).click());
  await seesStart();
};

for (const locale of ['en', 'de'])
  test(`a page is shown as soon as its code and its texts are there, without a wait besides (${locale})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    // no timer ends, of ours or of React's
    await page.clock.install();
    await holdMoment(page);
    for (const address of ['/', '/feedback', '/play', '/join']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    }
    await context.close();
  });
