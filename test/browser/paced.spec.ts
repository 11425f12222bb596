import { test } from '@playwright/test';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { expect, hostPanel, joinAs } from './game-pages';
import { leadsOn, opensAnswers, seesPhase } from './led-game';
import { giveTeam, keep, ownQuestions } from './support/browser-kept';
import { signIn } from './support/sign-in';

test('a host picks the show where the questions are approved, and leads it phase by phase', async ({
  browser,
  page,
  baseURL,
}) => {
  await signIn(page, { email: somebody('shona'), name: 'Shona Show' });
  const { teamId } = await giveTeam(page);
  await keep(page, 'appState', { teamId, basket: ownQuestions(2) });

  await test.step('the pace is one press, and is kept', async () => {
    await page.goto('/approve-selection');
    await expect(page.getByRole('radio', { name: 'Swift' })).toBeChecked();
    await page.getByText('Show', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Show' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Show' })).toBeChecked();
  });

  await test.step('a break is planned after the first question', async () => {
    await page.getByRole('button', { name: 'Round, points and break: question 1' }).click();
    await page.getByLabel('Break after it, in minutes').fill('5');
    await page.getByLabel('What you say of the break').fill('Drinks are at the bar.');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText('Break of 5 minutes')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
  const code = await page.getByTestId('join-code').innerText();
  await expect(page.getByText(/The room sees the answer together/)).toBeVisible();
  const ada = await TestPlayer.on({ url: baseURL! }).join(code, 'Ada');
  const ben = await joinAs(browser, code, 'Ben', {
    prepare: (phone) => phone.route(/\/assets\/paced-/, (route) => route.abort(), { times: 1 }),
  });
  await page.getByRole('link', { name: 'Start Game' }).click();
  const panel = hostPanel(page);
  await expect(panel.player('Ben')).toBeVisible();
  await panel.press('Start Game');

  await test.step('the first question is read, opened and closed by its host', async () => {
    await opensAnswers(page);
    await ada.choose('A', 0);
    await expect(page.getByText('1 of 2 answered')).toBeVisible();
    await expect(panel.scoreOf('Ada')).toHaveText('0');
    await leadsOn(page, 'Answers are open', 'Close the question');
    await seesPhase(page, 'The answer is shown');
    await expect(page.getByText('1 of 2 was right')).toBeVisible();
    await expect(page.getByText(/fastest: Ada/)).toBeVisible();
    await expect(panel.scoreOf('Ada')).not.toHaveText('0');
  });

  await test.step('then come standings, a break, and the next question', async () => {
    await leadsOn(page, 'The answer is shown', 'Show standings');
    await seesPhase(page, 'Standings');
    await expect(page.getByRole('table', { name: 'Standings' }).locator('tbody tr').first()).toContainText(
      'Ada',
    );
    await leadsOn(page, 'Standings', 'Begin the break');
    await seesPhase(page, 'Break');
    await expect(page.getByText('Drinks are at the bar.')).toBeVisible();
    await leadsOn(page, 'Break', 'End the break');
    await expect(page.getByText('Question 2 of 2')).toBeVisible();
  });

  await test.step('a phone to which what such a game shows failed on its way has it by now', async () => {
    await expect(ben.phone.question()).toHaveText('How many legs have 3 spiders?');
  });

  await test.step('the second closes when both have answered, and leads to the end', async () => {
    await opensAnswers(page);
    await ada.choose('B', 1);
    await ben.phone.answer('A');
    await seesPhase(page, 'The answer is shown');
    await leadsOn(page, 'The answer is shown', 'Show the winners');
    await expect(page.getByRole('heading', { name: 'Final leaderboard' })).toBeVisible();
  });
});
