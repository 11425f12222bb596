import { type Page, test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { expect } from './game-pages';
import { sizes } from './scenes/sizes';
import { signIn } from './support/sign-in';

/** A game of two questions that the page's host has finished: Ada was right about the first, Bo chose C. */
const finishedGame = async (page: Page, url: string) => {
  const email = somebody('wanda');
  await signIn(page, { email, name: 'Wanda What' });
  const gateway = { url };
  const host = await TestHost.on(gateway, { email, questions: quiz(2) });
  const [ada, bo] = [
    await TestPlayer.on(gateway).join(host.joinCode, 'Ada'),
    await TestPlayer.on(gateway).join(host.joinCode, 'Bo'),
  ];
  await host.start();
  await ada.answer('B');
  await bo.answer('C');
  await host.finish();
  return host.gameId;
};

test('a host asks what if, keeps it by Back and by a reload, and loses nothing of the game', async ({
  page,
  baseURL,
}) => {
  const gameId = await finishedGame(page, baseURL!);
  await page.goto(paths.results(gameId));
  await page.getByRole('link', { name: 'What if?' }).click();
  await expect(page.getByText(/^Choose another rule/)).toBeVisible();
  await page.getByText('Single questions').click();
  await page.getByLabel(/^1\. /).selectOption('key2');
  const first = page
    .getByRole('table', { name: /^Both tables/ })
    .getByRole('row')
    .nth(1);
  await expect(page.getByText('First place goes to Bo.')).toBeVisible();
  await expect(first).toContainText('Bo');

  // on a phone the reasons stand below the name, and nothing is to be scrolled for
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize(sizes.phone);
  const [name, why] = [first.getByRole('rowheader'), first.getByText(/^Question 1: /)];
  const [above, below] = [(await name.boundingBox())!, (await why.boundingBox())!];
  expect(below.y).toBeGreaterThan(above.y + above.height / 2);
  expect(below.x).toBe(above.x);
  expect(
    await page
      .getByRole('region', { name: /^Both tables/ })
      .evaluate((table) => table.scrollWidth - table.clientWidth),
  ).toBe(0);
  await page.setViewportSize({ width, height });

  await page.getByLabel('Points').selectOption('accuracy');
  await expect(first).toContainText('0 → 100');
  await page.reload();
  await expect(first).toContainText('0 → 100');
  await page.goBack();
  await expect(page.getByLabel('Points')).toHaveValue('classic');
  await expect(page.getByText('First place goes to Bo.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the results' }).click();
  await expect(page.getByRole('table', { name: 'Leaderboard' }).getByRole('row').nth(1)).toContainText('Ada');
});

test('a host shares another table, a stranger sees it, and it is taken back', async ({
  page,
  browser,
  baseURL,
}) => {
  const gameId = await finishedGame(page, baseURL!);
  await page.goto(`${paths.whatIf(gameId)}?key=1c`);
  await expect(page.getByText('First place goes to Bo.')).toBeVisible();
  await page.getByRole('button', { name: 'Share This Table' }).click();
  const { pathname, hash } = new URL((await page.getByTestId('what-if-link').textContent())!);

  const stranger = await (await browser.newContext()).newPage();
  const asked: string[] = [];
  stranger.on('request', (request) => asked.push(request.url()));
  await stranger.goto(pathname + hash);
  await expect(stranger.getByText('First place goes to Bo.')).toBeVisible();
  await expect(stranger.getByText(/^Question 1: C · .* is right/)).toBeVisible();
  await expect(stranger.getByRole('row').nth(1)).toContainText('Bo');
  await expect(stranger.getByRole('main').getByRole('button')).toHaveText(['Report something']);
  // no address that a proxy could log has the secret
  expect(
    asked.map((url) => new URL(url)).filter(({ href }) => href.split('#')[0]!.includes(hash.slice(1))),
  ).toEqual([]);
  await stranger.goto(paths.results(gameId));
  await expect(stranger.getByRole('row')).toHaveCount(0);

  await page.getByText('1 link leads to this game').click();
  await page.getByRole('button', { name: /^Take back the link: Question 1: C/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take Back' }).click();
  await expect(page.getByText('1 link leads to this game')).toHaveCount(0);
  await stranger.goto(pathname + hash);
  await expect(stranger.getByRole('heading', { name: 'This link leads nowhere any more' })).toBeVisible();
  await stranger.context().close();
});
