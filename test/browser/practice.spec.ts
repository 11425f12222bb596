import { type Page, test } from '@playwright/test';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { expect, joinAs } from './game-pages';
import { holdMoment, letGo } from './scenes/moment';
import { answer, startPicked } from './support/bank';
import { signIn } from './support/sign-in';

const keptResult = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('clockbeat.soloResult') ?? 'null'));

test('the general quiz asks exactly what was picked, without an account', async ({ page }) => {
  await page.goto('/solo/general');
  await expect(page.getByRole('link', { name: 'Back to the Question Bank' })).toHaveAttribute(
    'href',
    '/trivia-bank',
  );
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please select at least one question to start the game.');
  const [first = '', second = ''] = await startPicked(page, [1, 4]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await answer(page, 'right');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);
  await answer(page, 'wrong');

  await expect(page.getByRole('heading', { name: 'Keep practicing!' })).toBeVisible();
  await expect(page.getByText('50%')).toBeVisible();
  const kept = await keptResult(page);
  expect(kept).toMatchObject({
    score: 1,
    total: 2,
    breakdown: [
      { question: first, correct: true, correctAnswer: expect.any(String) },
      { question: second, correct: false, correctAnswer: expect.any(String) },
    ],
    replayPath: '/solo/general',
  });
  expect(kept.points).toBeGreaterThanOrEqual(100);

  await page.getByRole('button', { name: 'Play Again' }).click();
  await expect(page.getByText('2 questions selected')).toBeVisible();
});

test('an answer’s feedback stands for two seconds, then the next question comes; a game ended early counts what was answered', async ({
  page,
}) => {
  // a category by its name, as somebody may type it
  await page.goto('/play/general%20KNOWLEDGE?count=3');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await holdMoment(page);
  await answer(page, 'right');
  await page.clock.runFor(1_999);
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
  await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await letGo(page);
  await page.getByRole('button', { name: 'End this game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End this game' }).click();
  await expect(page.getByText('1 of 2 correct')).toBeVisible();
});

test('the timed game asks five easy questions, survives a reload, and starts again', async ({ page }) => {
  await page.goto('/play/general');
  await expect(page.getByRole('radio', { name: 'Easy' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '5', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  await answer(page, 'right');
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  const score = await page.getByTestId('own-score').innerText();
  const question = await page.getByRole('heading', { level: 1 }).innerText();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(question);
  await expect(page.getByTestId('own-score')).toHaveText(score);
  for (const number of [2, 3, 4, 5]) {
    await expect(page.getByText(`Question ${number} of 5`)).toBeVisible();
    await answer(page, 'right');
  }
  await expect(page.getByRole('heading', { name: 'Perfect score!' })).toBeVisible();
  await expect(page.getByText('5 of 5 correct')).toBeVisible();
  await expect(page.getByText(/s per answer$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See results' })).toHaveAttribute('href', '/results');
  // played: the bar is back
  await expect(page.getByRole('banner').getByRole('link', { name: 'Start Trivia' })).toBeVisible();

  await page.getByRole('link', { name: 'Play Again' }).click();
  await expect(page).toHaveURL(/\/play\/general\?difficulty=Easy&count=5$/);
  await expect(page.getByText('Question 1 of 5')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('clockbeat.seats'))).toBeNull();
});

test('a signed-in host practises any category, and Play Again plays it again', async ({ page }) => {
  await signIn(page, { email: 'solo@example.org', name: 'Sol O' });
  await page.goto('/play/solo?difficulty=mixed&count=1');
  await page.getByRole('button', { name: 'Start' }).click();
  await answer(page, 'right');
  await page.getByRole('link', { name: 'Play Again' }).click();
  await expect(page.getByText('Question 1 of 1')).toBeVisible();
  await expect(page).toHaveURL(/\/play\/solo\?difficulty=mixed&count=1$/);
  await page.goto('/start');
  await expect(page).toHaveURL(/\/start-trivia$/);
});

test('a game’s own id leads to its panel, to its player’s screen, and afterwards to playing it again', async ({
  page,
  browser,
  baseURL,
}) => {
  const questions = quiz(2);
  const host = await TestHost.on({ url: baseURL! }, { email: 'replay@example.org', questions });
  const ada = await joinAs(browser, host.joinCode, 'Ada');
  await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();

  await page.goto(`/play/${host.gameId}`);
  await expect(page.getByText('This game has not ended yet.')).toBeVisible();
  await ada.page.goto(`/play/${host.gameId}`);
  await expect(ada.page).toHaveURL(new RegExp(`/player-game/${host.gameId}$`));
  await signIn(page, { email: 'replay@example.org' });
  await page.goto(`/play/${host.gameId}`);
  await expect(page).toHaveURL(new RegExp(`/admin-game-control\\?gameId=${host.gameId}$`));

  await host.start();
  // a player gets those that were asked
  await host.next(0);
  await host.finish();
  for (const again of [ada.page, page]) {
    await again.goto(`/play/${host.gameId}`);
    await expect(again.getByText('Questions of your finished game')).toBeVisible();
    await again.getByRole('button', { name: 'Start' }).click();
    await expect(again.getByText('Question 1 of 2')).toBeVisible();
    await expect(again.getByRole('heading', { level: 1 })).toHaveText(questions[0]!.question);
  }
  const stranger = await browser.newPage();
  await stranger.goto(`/play/${host.gameId}`);
  await stranger.getByRole('button', { name: 'Start' }).click();
  await expect(stranger.getByText('Please sign in again')).toBeVisible();
  await Promise.all([ada.context.close(), stranger.close()]);
});
