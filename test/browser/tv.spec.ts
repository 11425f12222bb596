import { type Browser, type Page, test } from '@playwright/test';
import { expect, hostOf, joinAs, lettersOf, makeGame } from './game-pages';
import { whatScrolls } from './layout/scrolling';

const wall = { width: 1920, height: 1080 };

/** A TV that was just switched on: a browser that is signed in nowhere. */
const aTv = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({ viewport: wall });
  const tv = await context.newPage();
  await tv.goto('/tv');
  return tv;
};
const lettersOn = async (tv: Page): Promise<string> => {
  const letters = tv.getByText(/^[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
  await expect(letters).toBeVisible();
  return (await letters.textContent()) ?? '';
};
const connect = async (panel: Page, code: string): Promise<void> => {
  await panel.getByRole('button', { name: 'Connect a TV' }).click();
  await panel.getByLabel('Letters on the TV').fill(code.toLowerCase());
  await panel.getByRole('button', { name: 'Connect', exact: true }).click();
};

test('a TV without a sign-in follows a host’s evening by four letters, until it is released', {
  tag: '@heavy',
}, async ({ browser }) => {
  const host = await hostOf(browser, 'tv@example.org', 2);
  const [first] = host.game.questions;
  const ada = await joinAs(browser, host.game.gameCode, 'Ada');
  const tv = await aTv(browser);
  const heard: string[] = [];
  tv.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  const code = await lettersOn(tv);
  await tv.reload();
  expect(await lettersOn(tv)).toBe(code);

  await connect(host.page, code);
  await expect(tv.getByText(host.game.gameCode, { exact: true })).toBeVisible();
  await expect(tv.getByText(/^Follows the games of u_/)).toBeVisible();
  await expect(tv.getByText('1 player')).toBeVisible();
  const dialog = host.page.getByRole('dialog');
  await expect(dialog.getByTestId('tv')).toContainText(code);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await host.panel.press('Start Game');
  await expect(tv.getByRole('heading', { level: 1 })).toHaveText(first!.question);
  for (const option of first!.options) await expect(tv.getByText(option, { exact: true })).toBeVisible();
  expect(await whatScrolls(tv)).toEqual([]);
  await expect(tv.getByRole('button', { name: 'Next Question' })).toHaveCount(0);
  await ada.phone.answer(lettersOf(first!).right);
  await expect(tv.getByRole('row', { name: /Ada/ })).toBeVisible();
  expect(heard.length).toBeGreaterThan(5);
  expect(heard.filter((frame) => /correctAnswer|"answer"/.test(frame))).toEqual([]);
  await host.panel.press('Next Question');
  await expect(tv.getByText(`Right answer: ${lettersOf(first!).right}`)).toBeVisible();

  // switched off and on in the middle of it
  await tv.reload();
  await expect(tv.getByRole('timer')).toBeVisible();
  await host.panel.finish();
  await expect(tv.getByRole('heading', { name: 'Winners' })).toBeVisible();
  await expect(tv.getByRole('listitem').filter({ hasText: 'Ada' })).toBeVisible();
  // the winners stand, also on a page that is loaded anew
  await expect.poll(() => tv.evaluate(() => localStorage.getItem('clockbeat.tvEnd'))).not.toBeNull();
  await tv.reload();
  await expect(tv.getByRole('listitem').filter({ hasText: 'Ada' })).toBeVisible();

  // to the next game by itself
  const next = await makeGame(host.page, 1);
  await expect(tv.getByText(next.gameCode, { exact: true })).toBeVisible();

  await host.page.getByRole('button', { name: 'Connect a TV' }).click();
  await host.page.getByRole('button', { name: `Disconnect the TV ${code}` }).click();
  await expect(dialog.getByTestId('tv')).toHaveCount(0);
  expect(await lettersOn(tv)).not.toBe(code);
});

test('letters that no TV shows are said to be none, and a TV lets itself go', async ({ browser }) => {
  const host = await hostOf(browser, 'tv-letters@example.org', 1);
  const tv = await aTv(browser);
  const code = await lettersOn(tv);
  await connect(host.page, 'BBBB');
  const field = host.page.getByLabel('Letters on the TV');
  await expect(field).toHaveAccessibleDescription(/No TV shows these letters/);
  await field.fill(`${code.slice(0, 2)} ${code.slice(2)}`);
  await field.press('Enter');
  await expect(tv.getByRole('heading', { name: 'Get Ready' })).toBeVisible();

  // with the keys of a remote control
  const leave = tv.getByRole('button', { name: 'Disconnect' });
  await leave.focus();
  await tv.keyboard.press('Enter');
  const asked = tv.getByRole('dialog', { name: 'Disconnect this TV?' });
  await expect(asked).toContainText(/Follows the games of u_/);
  await asked.getByRole('button', { name: 'Disconnect' }).press('Enter');
  expect(await lettersOn(tv)).not.toBe(code);
});
