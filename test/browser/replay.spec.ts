import { randomUUID } from 'node:crypto';
import { type Page, test } from '@playwright/test';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { expect } from './game-pages';
import { Browsers } from './scenes/browsers';
import { signIn } from './support/sign-in';

const version = (page: Page) => page.getByTestId('replay-version');
const raw = async (page: Page) => JSON.parse((await page.getByTestId('raw-event').textContent()) ?? '');

test('a game is replayed by time, by question, by event and by link', async ({ browser, baseURL }) => {
  const browsers = new Browsers({ browser, url: baseURL! });
  const email = `replay-${randomUUID()}@example.org`;
  const host = await TestHost.on(browsers, { email, questions: quiz(2), game: { title: 'Film night' } });
  const [ada, bo] = [
    await TestPlayer.on(browsers).join(host.joinCode, 'Ada'),
    await TestPlayer.on(browsers).join(host.joinCode, 'Bo'),
  ];
  await host.start();
  await ada.answer('B');
  await bo.answer('C');
  await host.next(0);
  await bo.answer('B');
  await host.finish();

  const page = await browsers.open();
  await signIn(page, { email, name: 'Rita Rerun', returnTo: `/game-results/${host.gameId}` });
  await page.getByRole('link', { name: 'Replay the game' }).click();
  await expect(page.getByRole('heading', { name: 'Film night', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the results' })).toBeVisible();
  await expect(version(page)).toContainText('Event 1 of 9');
  await expect(page.getByTestId('replay-status')).toHaveText('Before the start');
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  expect(await raw(page)).toMatchObject({ version: 1, type: 'GameCreated', schema: 4 });

  await test.step('by question: nobody has answered, then event by event', async () => {
    await page.getByRole('button', { name: 'One question on' }).click();
    await expect(page.getByTestId('replay-status')).toHaveText('Question 1 of 2, open');
    await expect(page.getByText('0 of 2 answered')).toBeVisible();
    await page.getByRole('button', { name: 'One event on' }).click();
    await expect(page.getByText('1 of 2 answered')).toBeVisible();
    await expect(page.getByTestId('count-1')).toHaveText('1');
    await expect(page.getByTestId('count-2')).toHaveText('0');
    const [first] = await page.getByRole('row').filter({ hasText: 'Ada' }).all();
    await expect(first!).toContainText('1');
    expect((await raw(page)).type).toBe('AnswerSubmitted');
  });

  await test.step('by keys: the end has the final board, and back again nothing of it', async () => {
    const handle = page.getByRole('slider', { name: 'Moment of the game' });
    await handle.focus();
    await page.keyboard.press('End');
    await expect(version(page)).toContainText('Event 9 of 9');
    await expect(page.getByTestId('replay-status')).toHaveText('After the end');
    await page.keyboard.press('Home');
    await expect(version(page)).toContainText('Event 1 of 9');
    await expect(page.getByRole('row')).toHaveCount(0);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('PageUp');
    await expect(page.getByTestId('replay-status')).toHaveText('Question 2 of 2, open');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('2 of 2 answered')).toBeVisible();
  });

  await test.step('by link: the address names the moment', async () => {
    await expect(page).toHaveURL(/\?v=6$/);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(version(other)).toContainText('Event 6 of 9');
    await other.goto(page.url().replace('v=6', 'v=4711'));
    await expect(version(other)).toContainText('Event 9 of 9');
    await other.close();
  });

  await test.step('an analyst sees the same moment of the same game, and no name', async () => {
    await page.goto(page.url().replace(/\?.*/, '?v=6'));
    const fingerprint = await page.getByTestId('fingerprint').textContent();
    const analyst = await browsers.open();
    await signIn(analyst, { email: 'analyst@example.org' });
    await analyst.goto(page.url());
    await expect(version(analyst)).toContainText('Event 6 of 9');
    await expect(analyst.getByTestId('fingerprint')).toHaveText(fingerprint ?? '');
    await expect(analyst.getByRole('row').filter({ hasText: /Player [A-Za-z0-9]{6}/ })).toHaveCount(2);
    await expect(analyst.getByText(/\b(Ada|Bo)\b/)).toHaveCount(0);
    // the results are the host's and the players'
    await expect(analyst.getByRole('link', { name: 'Back to the results' })).toHaveCount(0);
  });

  await test.step('it plays to its end by itself', async () => {
    await page.getByText('20×').click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(version(page)).toContainText('Event 9 of 9');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  });
  await browsers.end();
});
