import { type Locator, test } from '@playwright/test';
import { hold } from './account-pages';
import { answersOpen, expect, hostOf, joinAs } from './game-pages';

/** An evening of two; then others play against it: a room with its host, and one of the two alone. */
test('an evening is played against, with its people on the boards', { tag: '@heavy' }, async ({
  browser,
}) => {
  const host = await hostOf(browser, 'ghosts@example.org', 1);
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  await joinAs(browser, host.game.gameCode, 'Bo');
  for (const name of ['Ada', 'Bo']) await expect(host.panel.player(name)).toBeVisible();
  await host.panel.press('Start Game');
  await answersOpen(ada.page);
  await ada.page.getByRole('button', { name: /^Answer B:/ }).click();
  const ratingCame = await hold(ada.page, '**/rating-*.js');
  await host.panel.finish();

  // what comes late comes below what can be pressed by then: a finger on its way meets what it was aimed at
  await expect(ada.page.getByText(/ of 1 correct/)).toBeVisible();
  const waysOn = ada.page.getByRole('navigation', { name: 'How to go on' }).getByRole('link');
  const before = await placesOf(waysOn);
  expect(before).toHaveLength(3);
  ratingCame();
  await expect(ada.page.getByText('How was this game?')).toBeVisible();
  expect(await placesOf(waysOn)).toEqual(before);

  // who agrees plays on by its name, the other one by another
  const mine = ada.page.getByRole('switch', { name: 'My ghost may have my name' });
  await mine.click();
  await expect(mine).toBeChecked();
  await ada.page.waitForLoadState('networkidle');

  await host.page.goto(`/game-results/${host.game.id}`);
  await host.page.getByRole('button', { name: 'Play Against This Evening' }).click();
  await expect(host.page.getByRole('button', { name: 'Start Game' })).toBeVisible();
  const next = new URL(host.page.url()).searchParams.get('gameId') ?? '';
  expect(next).not.toBe(host.game.id);
  const card = await (await host.page.request.get(`/api/games/${next}`)).json();
  const cleo = await joinAs(browser, card.gameCode, 'Cleo');
  await expect(cleo.page.getByText('Ghosts who play along: 2')).toBeVisible();
  await expect(host.panel.player('Cleo')).toBeVisible();
  await host.panel.press('Start Game');
  await answersOpen(cleo.page);
  await expect(host.page.getByText('Ghosts: 1 of 2')).toBeVisible();
  await cleo.page.getByRole('button', { name: /^Answer A:/ }).click();
  await host.panel.finish();
  const board = cleo.page.getByRole('table', { name: 'Leaderboard' });
  await expect(board.getByRole('row').filter({ hasText: 'Ada' }).getByLabel('Ghost')).toBeVisible();
  await expect(board.getByRole('row')).toHaveCount(4);
  await expect(board.getByText('Bo', { exact: true })).toHaveCount(0);

  await ada.page.goto(`/game-results/${host.game.id}`);
  await ada.page.getByRole('link', { name: 'Play Against Them Alone' }).click();
  await expect(ada.page.getByText('who answer when they did then')).toBeVisible();
  await ada.page.getByRole('button', { name: 'Start', exact: true }).click();
  await answersOpen(ada.page);
  await ada.page.getByRole('button', { name: /^Answer A:/ }).click();
  const places = ada.page.getByRole('table', { name: 'Leaderboard' });
  await expect(places.getByLabel('Ghost')).toHaveCount(2);
});

const placesOf = (things: Locator): Promise<(readonly [x: number, y: number])[]> =>
  things.evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return [x, y + scrollY] as const;
    }),
  );
