import { type Locator, type Page, test } from '@playwright/test';
import { expect, joinAs, passing } from './game-pages';
import { forgetAll, keep, keptIn, ownQuestions } from './support/browser-kept';
import { signIn } from './support/sign-in';

test('a host goes from a name to a running game without typing an address', async ({ browser, page }) => {
  await signIn(page, { email: 'way@example.org', name: 'Wanda Way', returnTo: '/start-trivia' });
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();

  await test.step('a team is made; its code is the server’s', async () => {
    await follow('Quick Start');
    await press('Create Team');
    await expect(page.getByText('Field is required.')).toBeVisible();
    await page.getByLabel('Team Name').fill('x'.repeat(51));
    await press('Create Team');
    await expect(page.getByText('Please use at most 50 characters.')).toBeVisible();
    await page.getByLabel('Team Name').fill('  The Clocks  ');
    await passing(page, 'Your team is ready.', () => press('Create Team'));
    await expect(page.getByRole('heading', { level: 1, name: 'The Clocks' })).toBeVisible();
    await expect(page.getByTestId('team-code')).toHaveText(/^[A-Z0-9]{6}$/);
  });
  const teamCode = await page.getByTestId('team-code').innerText();

  await test.step('questions of the bank go into the basket, once each', async () => {
    await follow('Choose Question Source');
    await expect(page.getByText('The Clocks')).toBeVisible();
    await expect(page.getByText(teamCode)).toBeVisible();
    await follow('Use Question Bank');
    await expect(page.getByText('20+ questions')).toHaveCount(9);
    await follow('Science');
    await passing(page, 'Please select at least one question!', () => press('Add 0 to Basket'));
    for (const index of [0, 1]) await page.getByRole('checkbox').nth(index).check();
    await passing(page, 'Added 2 Science questions to your basket!', () => press('Add 2 to Basket'));
    await expect(page).toHaveURL(/\/question-basket$/);
    await follow('Add More Questions');
    await follow('Science');
    await expect(page.getByText('In your basket')).toHaveCount(2);
    for (const index of [0, 2]) await page.getByRole('checkbox').nth(index).check();
    await passing(page, 'Added 1 Science question to your basket!', () => press('Add 2 to Basket'));
    await expect(figure(page, 'Total Questions')).toHaveText('3');
    await expect(figure(page, 'Categories')).toHaveText('1');
    await expect(figure(page, 'Estimated Time')).toHaveText('2 min');
  });

  await test.step('the game is approved, and shared', async () => {
    await press('Proceed to Final Approval');
    await expect(page.getByRole('heading', { name: 'Game Summary' })).toBeVisible();
    await expect(figure(page, 'Average Timer')).toHaveText('10 s');
    await expect(page.getByText(/more questions?$/)).toHaveCount(0);
    await press('Confirm and Generate QR');
    await expect(page.getByRole('heading', { name: 'Share & Start' })).toBeVisible();
    await expect(page.getByText('3 questions ready')).toBeVisible();
    await expect(page.getByText('About 1 minute')).toBeVisible();
  });
  const code = await page.getByTestId('join-code').innerText();
  const approved = await keptIn(page);
  expect(approved).toMatchObject({ approved: true, joinCode: code, published: false });
  const ada = await joinAs(browser, code, 'Ada');
  await expect(ada.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();

  await test.step('approved again with more, it keeps its id, its code and its player', async () => {
    await follow('Back to Approval');
    await follow('Edit More');
    await follow('History');
    for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).check();
    await press('Add 3 to Basket');
    await press('Proceed to Final Approval');
    await expect(page.getByText('... and 3 more questions')).toBeVisible();
    await press('Confirm and Generate QR');
    await expect(page.getByText('6 questions ready')).toBeVisible();
    await expect(page.getByTestId('join-code')).toHaveText(code);
    expect(await keptIn(page)).toMatchObject({ gameId: approved.gameId, draftId: approved.draftId });
  });

  await test.step('a reload and a second tab show the same', async () => {
    await page.reload();
    await expect(page.getByTestId('join-code')).toHaveText(code);
    const tab = await page.context().newPage();
    await tab.goto('/publish-qr');
    await expect(tab.getByTestId('join-code')).toHaveText(code);
    await tab.close();
  });

  await test.step('it starts, with the player who came early', async () => {
    await follow('Start Game');
    await expect(page).toHaveURL(new RegExp(`/admin-game-control\\?gameId=${approved.gameId}$`));
    expect((await keptIn(page)).published).toBe(true);
    await passing(page, 'Question 1 of 6', () => press(/^Start Game$/));
    await expect(ada.page.getByRole('button', { name: /^Answer/ })).toHaveCount(4);
  });

  await test.step('approved once more, it is another game: this one is running', async () => {
    await page.goto('/approve-selection');
    await press('Confirm and Generate QR');
    await expect(page.getByTestId('join-code')).toBeVisible();
    await expect(page.getByTestId('join-code')).not.toHaveText(code);
  });
});

test('the ten default questions are the whole game, also where a basket was full; own questions that wait pass the making of a team into one', async ({
  page,
}) => {
  await signIn(page, { email: 'ten@example.org', returnTo: '/create-team' });

  await test.step('the ten default questions', async () => {
    await page.getByLabel('Team Name').fill('Ten');
    await page.getByRole('button', { name: 'Create Team' }).click();
    await page.getByRole('link', { name: 'Choose Question Source' }).click();
    await page.getByRole('button', { name: 'Use 10 Default Questions' }).click();
    await expect(figure(page, 'Total Questions')).toHaveText('10');
    await expect(page.getByText('... and 7 more questions')).toBeVisible();
    await page.goto('/choose-trivia');
    await page.getByRole('button', { name: 'Use 10 Default Questions' }).click();
    await expect(page.getByText('They take the place of the 10 questions in your basket.')).toBeVisible();
    await page.getByRole('button', { name: 'Use the default questions' }).click();
    await expect(figure(page, 'Total Questions')).toHaveText('10');
    await page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
    await expect(page.getByText('10 questions ready')).toBeVisible();
    await expect(page.getByText('About 2 minutes')).toBeVisible();
  });

  await test.step('own questions that wait pass the making of a team into the basket, and into the game', async () => {
    await forgetAll(page);
    await keep(page, 'pendingGame', {
      title: 'Spiders',
      timePerQuestion: 25,
      customQuestions: ownQuestions(3).map((question) => ({ ...question, timer: null })),
    });
    await page.goto('/create-team');
    await page.getByLabel('Team Name').fill('The Spinners');
    await page.getByRole('button', { name: 'Create Team' }).click();
    await expect(page.getByText('The 3 questions of “Spiders” are in your basket.')).toBeVisible();
    await page.getByRole('link', { name: 'Review your questions' }).click();
    await page.getByRole('button', { name: 'Proceed to Final Approval' }).click();
    await expect(figure(page, 'Average Timer')).toHaveText('25 s');
    await page.getByRole('button', { name: 'Confirm and Generate QR' }).click();
    await expect(page.getByText('3 questions ready')).toBeVisible();
    const { gameId } = await keptIn(page);
    const { title, questions } = await (await page.request.get(`/api/games/${gameId}`)).json();
    expect(title).toBe('Spiders');
    expect(questions.map(({ timeLimit }: { timeLimit: number }) => timeLimit)).toEqual([25, 25, 25]);
  });
});

/** The large number over its label. */
const figure = (page: Page, label: string): Locator =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd');
