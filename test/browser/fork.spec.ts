import { test } from '@playwright/test';
import { expect, hostOf, joinAs } from './game-pages';

/** The alarm goes off; next week the same phones go on from there, and a tie is broken by two of them. */
test('a game goes on from a moment of the replay, with everybody’s points', async ({ browser }) => {
  const host = await hostOf(browser, 'fork@example.org', 3);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await joinAs(browser, host.game.gameCode, 'Bo');
  for (const name of ['Ada', 'Bo']) await expect(host.panel.player(name)).toBeVisible();
  await host.panel.press('Start Game');
  await host.panel.finish();

  await host.page.goto(`/game-results/${host.game.id}/replay?v=4`);
  await host.page.getByRole('button', { name: 'Go on from here' }).click();
  await expect(host.page.getByRole('dialog')).toBeVisible();
  await host.page.getByRole('button', { name: 'Make the game' }).click();
  await expect(host.panel.player('Ada')).toBeVisible();
  await expect(host.panel.player('Bo')).toBeVisible();
  await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  const next = new URL(host.page.url()).searchParams.get('gameId');
  await expect(ada.page).toHaveURL(new RegExp(`/player-game/${next}$`));
});
