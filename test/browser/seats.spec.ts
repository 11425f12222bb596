import { test } from '@playwright/test';
import { somebody } from './account-pages';
import {
  answersOpen,
  expect,
  hostOf,
  joinAs,
  lettersOf,
  lookFor,
  makeGame,
  passing,
  phoneOf,
} from './game-pages';
import { signIn } from './support/sign-in';

test('a seat is kept, taken over, left and taken away, and whose it was is told', async ({
  browser,
  page: stranger,
}) => {
  const host = await hostOf(browser, somebody('seats'));
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  const { page } = ada;
  await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();

  await test.step('who went back in mid-game is shown the way in again', async () => {
    await page.goBack();
    await expect(page.getByLabel('Join code')).toHaveValue('');
    await page.getByRole('link', { name: 'Come back as Ada' }).click();
    await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
    await expect(host.panel.player('Ada')).toHaveCount(1);
  });

  await test.step('a second tab takes the seat over, and the first can take it back', async () => {
    const second = await ada.context.newPage();
    await second.goto(`/player-game/${host.game.id}`);
    await expect(second.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You are playing somewhere else' })).toBeVisible();
    await page.getByRole('button', { name: 'Play here' }).click();
    await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
    await expect(second.getByRole('heading', { name: 'You are playing somewhere else' })).toBeVisible();
    await second.close();
  });

  const other = await joinAs(browser, host.game.gameCode, ' ada ');
  await test.step('a name that is taken, a code that leads nowhere and an empty form are told at their fields', async () => {
    const form = other.page;
    await expect(form.getByText('already has that name')).toBeVisible();
    await form.getByLabel('Join code').fill('');
    await form.getByLabel('Display name').fill('  ');
    await form.getByRole('button', { name: 'Join Team', exact: true }).click();
    await expect(form.getByText('Field is required.')).toHaveCount(2);

    await form.getByLabel('Join code').fill('zzzzz9');
    await expect(form.getByText('No game or team has this code.')).toBeVisible();
    await form.getByLabel('Join code').fill('a-1');
    await form.getByLabel('Display name').fill('');
    await form.getByRole('button', { name: 'Join Team', exact: true }).click();
    await expect(form.getByText('Invalid code format.', { exact: false })).toBeVisible();
    await expect(form.getByText('Field is required.')).toBeVisible();
  });

  await test.step('a player leaves the lobby, and the name is free again', async () => {
    await page.getByRole('button', { name: 'Leave game' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave game' }).click();
    await expect(page).toHaveURL(/\/join-team$/);
    await expect(host.panel.player('Ada')).toHaveCount(0);
    await other.page.getByLabel('Join code').fill(host.game.gameCode);
    await other.page.getByLabel('Display name').fill('Ada');
    await expect(other.page.getByText('6 letters and numbers')).toHaveCount(0);
    await other.page.getByRole('button', { name: 'Join Team', exact: true }).click();
    await expect(other.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  });

  await test.step('the host removes a player, asking once, and the player is told', async () => {
    const removed = other.page;
    await host.page.getByRole('button', { name: 'Remove Ada' }).click();
    await expect(host.panel.player('Ada')).toBeVisible();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(removed.getByRole('heading', { name: 'You are out of this game' })).toBeVisible();
    await expect(host.panel.player('Ada')).toHaveCount(0);
    await removed.getByRole('link', { name: 'Join Another Game' }).click();
    const comeBack = removed.getByRole('link', { name: 'Come back as Ada' });
    await expect(removed.getByLabel('Join code')).toHaveValue('');
    await expect(comeBack).toHaveCount(0);
    await removed.getByLabel('Join code').fill(host.game.gameCode);
    await expect(removed.getByText('6 letters and numbers')).toHaveCount(0);
    await expect(comeBack).toHaveCount(0);
    await passing(removed, 'The host has removed you from this game.', () =>
      removed.goto(`/player-game/${host.game.id}`),
    );
    await expect(removed).toHaveURL(/\/join-team$/);
  });

  await test.step('a browser without a seat sees no question', async () => {
    await host.panel.press('Start Game');
    await stranger.goto(`/player-game/${host.game.id}`);
    await expect(stranger).toHaveURL(/\/join-team$/);
    await expect(stranger.getByText(host.game.questions[0]!.question)).toHaveCount(0);
  });

  await test.step('the host panel is the owner’s alone', async () => {
    await passing(stranger, 'Sign In Required', () =>
      stranger.goto(`/admin-game-control?gameId=${host.game.id}`),
    );
    await expect(stranger.getByRole('button', { name: 'Start Game' })).toHaveCount(0);
    await stranger.waitForURL((url) => url.pathname !== '/admin-game-control');

    await signIn(stranger, { email: somebody('stranger') });
    await stranger.goto(`/admin-game-control?gameId=${host.game.id}`);
    const others = stranger.getByRole('heading', { name: 'This game belongs to another host.' });
    await expect(others).toBeVisible();
    await stranger.goto(`/publish-qr?gameId=${host.game.id}`);
    await expect(others).toBeVisible();
    await expect(stranger.getByText(host.game.gameCode)).toHaveCount(0);
    await stranger.goto('/admin-game-control');
    await expect(stranger).toHaveURL(/\/dashboard$/);
  });
});

test('a demo starts at once for its player, and plays without a host', async ({ browser }) => {
  let begun = (): Promise<void> => Promise.reject(new Error('nobody looks'));
  const ada = await joinAs(browser, 'alpha1', `Ada ${Date.now()}`, {
    prepare: async (page) => {
      begun = await lookFor(page, 'Question 1 of 10');
    },
  });
  const start = ada.page.getByRole('button', { name: 'Start now' });
  await start.click({ timeout: 8_000 }).catch(() => undefined);
  await begun();
});

test('a player waits with a team that has no game, and is let in when there is one', async ({
  browser,
  page,
}) => {
  await signIn(page, { email: 'team@example.org' });
  const made = await page.request.post('/api/teams', { data: { name: 'The Clocks' } });
  const team = await made.json();
  const ada = await joinAs(browser, team.code, 'Ada');
  await expect(ada.page.getByRole('heading', { name: 'Waiting for game' })).toBeVisible();
  await ada.page.reload();
  await expect(ada.page.getByRole('heading', { name: 'Waiting for game' })).toBeVisible();
  const game = await makeGame(page, 1, undefined, team.teamId);
  await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  await expect(ada.page).toHaveURL(new RegExp(`/player-game/${game.id}`));
});

test('a phone dies in a question: the host hands its seat over, and the score goes on', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'hander@example.org');
  const [first, second] = host.game.questions;
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await host.panel.press('Start Game');
  await answersOpen(ada.page);
  await ada.phone.answer(lettersOf(first!).right);
  await expect(host.panel.scoreOf('Ada')).not.toHaveText('0');
  const before = Number((await host.panel.scoreOf('Ada').textContent())!.replace(/\D/g, ''));
  await host.panel.press('Next Question');
  await expect(ada.phone.question()).toHaveText(second!.question);
  await ada.context.close();

  const { page } = host;
  await page.getByRole('button', { name: 'Move Ada to another phone' }).click();
  const sheet = page.getByRole('dialog', { name: 'Move Ada to another phone' });
  await sheet.getByRole('button', { name: 'Make a code' }).click();
  await expect(sheet.getByRole('img', { name: /QR code that opens .*\/join\/[0-9A-Z]{10}/ })).toBeVisible();
  const code = await sheet.getByText(/^[0-9A-Z]{5} [0-9A-Z]{5}$/).textContent();
  await sheet.getByRole('button', { name: 'Close' }).click();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/join-team');
  await other.getByLabel('Join code').fill(code!);
  await expect(other.getByText('You go on as Ada.')).toBeVisible();
  await expect(other.getByLabel('Display name')).toHaveCount(0);
  await other.getByRole('button', { name: 'Join Team', exact: true }).click();
  const phone = phoneOf(other, context);
  await expect(phone.question()).toHaveText(second!.question);
  await answersOpen(other);
  await phone.answer(lettersOf(second!).right);
  await expect
    .poll(async () => Number((await host.panel.scoreOf('Ada').textContent())!.replace(/\D/g, '')))
    .toBeGreaterThan(before);
  await expect(host.panel.player('Ada')).toHaveCount(1);
});
