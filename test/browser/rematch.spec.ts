import { type Page, test } from '@playwright/test';
import { endHeading, expect, hostOf, joinAs, passing } from './game-pages';

const goneOn = /On to the next game: you are in, Ada\./;

/** From the end to the next lobby: nobody types a code, and nobody who has left is dragged along. */
test('the host plays again, and everybody who is still there comes along by itself', async ({ browser }) => {
  const host = await hostOf(browser, 'rematch@example.org', 1);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  const bo = await joinAs(browser, host.game.gameCode, 'Bo');
  const cleo = await joinAs(browser, host.game.gameCode, 'Cleo');
  const wall = await host.context.newPage();
  await wall.goto(`/screen/${host.game.id}`);
  await expect(wall.getByText('Bo', { exact: true })).toBeVisible();
  for (const name of ['Ada', 'Bo', 'Cleo']) await expect(host.panel.player(name)).toBeVisible();
  await host.panel.press('Start Game');
  await leave(cleo.page);
  await host.panel.finish();
  await expect(endHeading(ada.page)).toBeVisible();

  await test.step('Bo reads the results, and Ada’s phone sleeps', async () => {
    await bo.page.getByRole('link', { name: 'See all results' }).click();
    await expect(bo.page.getByRole('heading', { name: 'Your answers' })).toBeVisible();
    await ada.page.goto('about:blank');
  });

  const nextId = await test.step('new questions: panel, wall and Bo are in the next lobby', async () => {
    await host.panel.press('New questions');
    await expect(host.panel.player('Bo')).toBeVisible();
    const id = new URL(host.page.url()).searchParams.get('gameId')!;
    expect(id).not.toBe(host.game.id);
    await expect(wall).toHaveURL(new RegExp(`/screen/${id}$`));
    await expect(wall.getByText('Bo', { exact: true })).toBeVisible();
    await expect(bo.page).toHaveURL(new RegExp(`/player-game/${id}$`));
    await expect(bo.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
    return id;
  });

  await test.step('Ada wakes up, and is told once', async () => {
    await passing(ada.page, 'On to the next game: you are in, Ada.', () =>
      ada.page.goto(`/player-game/${host.game.id}`),
    );
    await expect(ada.page).toHaveURL(new RegExp(`/player-game/${nextId}$`));
    await expect(host.panel.player('Ada')).toBeVisible();
    await expect(host.panel.player('Cleo')).toHaveCount(0);
    await expect(ada.page.getByText(goneOn)).toHaveCount(1);
  });

  await test.step('her result is still there, and keeps her', async () => {
    const opened = ada.page.waitForEvent('popup');
    await ada.page.getByRole('link', { name: 'Results of the last game' }).click();
    const results = await opened;
    await expect(results.getByRole('heading', { name: 'Game night', level: 1 })).toBeVisible();
    await expect(results).toHaveURL(new RegExp(`/game-results/${host.game.id}$`));
    await results.close();
    await ada.page.goto(`/player-game/${host.game.id}`);
    await expect(endHeading(ada.page)).toBeVisible();
    await ada.page.getByRole('button', { name: 'To the next game' }).click();
    await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  });

  await test.step('and it is a game like any other', async () => {
    await host.panel.press('Start Game');
    for (const { page } of [ada, bo])
      await expect(page.getByRole('button', { name: /^Answer A:/ })).toBeVisible();
  });
});

const leave = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Leave game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave game' }).click();
  await expect(page).not.toHaveURL(/player-game/);
};
