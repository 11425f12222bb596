import { test } from '@playwright/test';
import { expect, hostOf, joinAs, lettersOf } from './game-pages';

test('the projector shows the game, and the right answer only after the close', async ({ browser }) => {
  const host = await hostOf(browser, 'projector@example.org', 2);
  const [first] = host.game.questions;
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  const screen = await host.context.newPage();
  const heard: string[] = [];
  screen.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(String(payload))),
  );
  const [opened] = await Promise.all([
    host.context.waitForEvent('page'),
    host.page.getByRole('link', { name: 'Open projector' }).click(),
  ]);
  expect(new URL(opened.url()).pathname).toBe(`/screen/${host.game.id}`);
  await opened.close();

  await screen.goto(`/screen/${host.game.id}`);
  await expect(screen.getByText(host.game.gameCode, { exact: true })).toBeVisible();
  await expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(screen.getByText('1 player')).toBeVisible();

  await host.panel.press('Start Game');
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText(first!.question);
  for (const option of first!.options) await expect(screen.getByText(option, { exact: true })).toBeVisible();
  await expect(screen.getByRole('timer')).toBeVisible();
  await expect(screen.getByText('Right answer')).toHaveCount(0);
  await ada.phone.answer(lettersOf(first!).right);
  await expect(ada.phone.score()).not.toHaveText('0');
  await expect(screen.getByRole('row', { name: /Ada/ })).toBeVisible();
  expect(heard.filter((frame) => /correctAnswer|"answer"/.test(frame))).toEqual([]);

  await host.panel.press('Next Question');
  await expect(screen.getByText(`Right answer: ${lettersOf(first!).right}`)).toBeVisible();
  await host.panel.finish();
  await expect(screen.getByRole('heading', { name: 'Winners' })).toBeVisible();
  await expect(screen.getByRole('listitem').filter({ hasText: 'Ada' })).toBeVisible();
});
