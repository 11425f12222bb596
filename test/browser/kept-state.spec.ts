import { test } from '@playwright/test';
import { somebody } from './account-pages';
import { expect, hostOf, joinAs } from './game-pages';

test('the browser keeps the player, the user and nothing that overrules the server', async ({ browser }) => {
  const host = await hostOf(browser, 'kept-host@example.org');
  const ada = await joinAs(browser, host.game.gameCode.toLowerCase(), 'Ada');
  await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  const [seat] = await ada.page.evaluate(() => JSON.parse(localStorage.getItem('clockbeat.seats') ?? '[]'));
  expect(seat).toMatchObject({ displayName: 'Ada', teamCode: host.game.gameCode });
  expect(seat.playerId).toMatch(/^p_/);
  expect(Date.parse(seat.joinedAt)).not.toBeNaN();

  await host.page.goto('/dashboard');
  await expect
    .poll(() => host.page.evaluate(() => JSON.parse(localStorage.getItem('clockbeat.user') ?? '{}').email))
    .toBe('kept-host@example.org');
  await host.page.goto('/auth/logout');
  await expect(host.page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await host.page.evaluate(() => localStorage.getItem('clockbeat.user'))).toBeNull();

  // a hint that lies: the page shows the server's game, for which this browser is nobody
  const lie = { gameId: host.game.id, gameCode: 'XXXXX9', name: 'Not this one', createdAt: '2099-01-01' };
  const page = await ada.context.newPage();
  await page.goto('/join-team');
  await page.evaluate((game) => localStorage.setItem('clockbeat.currentGame', JSON.stringify(game)), lie);
  await page.goto('/trivia-lobby');
  await expect(page.getByTestId('room-code')).toHaveText(host.game.gameCode);
  await expect(page.getByText('Not this one')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Start Game' })).toBeDisabled();
});

test('a saved game that is none is gone once the server has answered', async ({ browser }) => {
  const { page, game } = await hostOf(browser, somebody('kept-games'));
  const { id: createdBy } = await (await page.request.get('/api/auth/user')).json();
  const lie = { gameId: 'game_nowhere', name: 'Never played', questions: 99, createdBy };
  await page.evaluate((games) => localStorage.setItem('clockbeat.savedGames', JSON.stringify(games)), [lie]);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/games(\?|$)/, (route) => void held.then(() => route.continue()));
  await page.goto('/my-trivia');
  await expect(page.getByText('Never played')).toBeVisible();
  answer();
  await expect(page.getByRole('listitem').filter({ hasText: 'Game night' })).toContainText('3 questions');
  await expect(page.getByText('Never played')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('clockbeat.savedGames') ?? '[]'));
  expect(kept).toEqual([
    {
      gameId: game.id,
      name: 'Game night',
      questions: 3,
      category: expect.any(String),
      difficulty: expect.any(String),
      createdAt: expect.any(String),
      createdBy,
    },
  ]);
});

test('a code that leads nowhere leaves no player in the browser', async ({ page }) => {
  await page.goto('/join-team');
  await page.getByLabel('Join code').fill('zzzz9');
  await page.getByLabel('Display name').fill('Ada');
  await page.getByRole('button', { name: 'Join Team', exact: true }).click();
  await expect(page.getByText('No game or team has this code.')).toBeVisible();
  await expect(page).toHaveURL(/\/join-team$/);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('clockbeat.seats') ?? '[]'))).toEqual([]);
});
