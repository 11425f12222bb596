import { type Page, test } from '@playwright/test';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { expect, passing } from './game-pages';
import { signIn } from './support/sign-in';

/** There is no desktop here to show them: what the page hands to the system is written down. */
const watchNotifications = (page: Page) =>
  page.addInitScript(() => {
    const Real = Notification;
    const told: Notification[] = [];
    class Watched extends Real {
      // Without a window Chromium grants it when asked, and still says here that it is denied.
      static override get permission(): NotificationPermission {
        return 'granted';
      }
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        told.push(this);
      }
    }
    Object.defineProperty(document, 'hidden', { get: () => sessionStorage.getItem('elsewhere') === 'yes' });
    Object.assign(globalThis, { Notification: Watched, told });
  });
const lookElsewhere = (page: Page, elsewhere: boolean) =>
  page.evaluate((yes) => sessionStorage.setItem('elsewhere', yes), elsewhere ? 'yes' : 'no');
const told = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (globalThis as unknown as { told: Notification[] }).told.map(({ title, body }) => `${title}: ${body}`),
  );
const pressLast = (page: Page) =>
  page.evaluate(() => {
    const last = (globalThis as unknown as { told: Notification[] }).told.at(-1);
    last?.dispatchEvent(new Event('click'));
  });

test('a host who looks elsewhere is told by the system, and led there by a press', async ({
  page,
  context,
  baseURL,
}) => {
  const gateway = { url: baseURL! };
  const email = somebody('elsa');
  await context.grantPermissions(['notifications']);
  await watchNotifications(page);
  await signIn(page, { email, name: 'Elsa Elsewhere', returnTo: '/trivia-bank' });
  const host = await TestHost.on(gateway, { email, questions: quiz(1), game: { title: 'Friday' } });
  await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
  // Here, on a page of ours: who comes into a lobby is no news for the system.
  await page.goto('/dashboard');
  await expect(page.getByTestId('live-game')).toContainText('1 player');
  expect(await told(page)).toEqual([]);

  await lookElsewhere(page, true);
  await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
  await expect.poll(() => told(page)).toEqual(['Clockbeat: Friday: 2 players are in.']);
  await host.start();
  const away = 'Friday runs without its host panel; 2 players are in.';
  await passing(page, away, () => host.close());
  await expect.poll(() => told(page)).toContain(`Clockbeat: ${away}`);
  await pressLast(page);
  await expect(page).toHaveURL(new RegExp(`/admin-game-control\\?gameId=${host.gameId}$`));

  await page.goto('/dashboard');
  await expect(page.getByTestId('live-game')).toBeVisible();
  await (await host.secondTab()).finish();
  await expect.poll(() => told(page)).toEqual(['Clockbeat: Friday is over, with 2 players.']);
  await pressLast(page);
  await expect(page).toHaveURL(new RegExp(`/game-results/${host.gameId}$`));
});

test('with the switch off nobody is told, by the system or on the page', async ({
  page,
  context,
  baseURL,
}) => {
  const gateway = { url: baseURL! };
  const email = somebody('otto');
  await context.grantPermissions(['notifications']);
  await watchNotifications(page);
  await signIn(page, { email, name: 'Otto Off', returnTo: '/dashboard/profile?tab=settings' });
  const games = page.getByRole('switch', { name: /^Game Notifications/ });
  await passing(page, 'Settings Updated', () => games.click());
  const host = await TestHost.on(gateway, { email, questions: quiz(1), game: { title: 'Quiet' } });
  await page.goto('/dashboard');
  await lookElsewhere(page, true);
  await expect(page.getByTestId('live-game')).toContainText('0 players');
  await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
  await expect(page.getByTestId('live-game')).toContainText('1 player');
  await host.finish();
  await expect(page.getByTestId('live-game')).toHaveCount(0);
  expect(await told(page)).toEqual([]);
  await expect(page.getByText('Quiet is over, with 1 player.', { exact: true })).toHaveCount(0);
});
