import { randomUUID } from 'node:crypto';
import { type Page, test } from '@playwright/test';
import { expect, passing } from './game-pages';
import { addQuestion, basketOf, beginSet, typeQuestion } from './own-content';
import { signIn } from './support/sign-in';

const signedIn = (page: Page, returnTo?: string): Promise<void> =>
  signIn(page, { email: `own-${randomUUID()}@example.org`, name: 'Olu Own', ...(returnTo && { returnTo }) });

const rows = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove/ }) });

test('a set of own questions is written, saved, changed and launched, and keeps its timer', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/create-custom-questions');
  await page.getByLabel('Title', { exact: true }).fill('   ');
  await page.getByLabel('Questions per game').fill('');
  await page.getByRole('button', { name: 'Continue to Questions' }).click();
  await expect(page.getByText('Please give the set a title.')).toBeVisible();
  await expect(page.getByLabel('Questions per game')).toHaveValue('10');

  await page.getByLabel('Title', { exact: true }).fill('Planets');
  await page.getByLabel('Category').click();
  await expect(page.getByRole('option')).toHaveText([
    'General Knowledge',
    'Science',
    'History',
    'Geography',
    'Sports',
    'Entertainment',
    'Technology',
    'Arts & Literature',
    'Food & Drink',
  ]);
  await page.getByRole('option', { name: 'Science' }).click();
  await expect(page.getByLabel('Difficulty')).toHaveText('Medium');
  await page.getByLabel('Difficulty').click();
  await expect(page.getByRole('option')).toHaveText(['Easy', 'Medium', 'Hard']);
  await page.getByRole('option', { name: 'Hard' }).click();
  await page.getByLabel('Questions per game').fill('5');
  await page.getByRole('button', { name: 'Continue to Questions' }).click();

  await addQuestion(page, { question: 'Nearest to the Sun?', timer: '121' });
  await expect(page.getByText('Please choose 5 to 120 seconds.')).toBeVisible();
  await page.getByLabel('Seconds to answer').fill('45');
  await page.getByRole('button', { name: 'Add Question', exact: true }).click();
  await addQuestion(page, { question: 'The red one?', right: 'C' });
  await expect(rows(page)).toHaveCount(2);

  await typeQuestion(page, { question: 'Half typed' });
  await page.getByRole('button', { name: 'Back to Setup' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Planets');
  await page.getByRole('button', { name: 'Continue to Questions' }).click();
  await page.reload();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Half typed');
  await expect(rows(page)).toHaveCount(2);

  await passing(page, 'Trivia set saved to drafts!', () =>
    page.getByRole('button', { name: 'Save to Drafts' }).click(),
  );
  await expect(page.getByRole('heading', { name: 'My Trivia Content' })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Edit Planets' }).click();
  await expect(page.getByRole('switch', { name: 'Ready to play' })).toBeDisabled();
  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  await expect(page.getByRole('button', { name: 'Move question 1 up' })).toBeFocused();
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Question', { exact: true }).fill('Which one is red?');
  await dialog.getByRole('button', { name: 'Save Question' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Planets by colour');
  await page.reload();
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await passing(page, 'Trivia set updated successfully!', () =>
    page.getByRole('button', { name: 'Save Changes' }).click(),
  );

  await page.getByRole('button', { name: 'Launch Game' }).click();
  await page.waitForURL(/\/publish-qr\?gameId=game_/);
  const gameId = new URL(page.url()).searchParams.get('gameId');
  const { title, questions } = await (await page.request.get(`/api/games/${gameId}`)).json();
  expect(title).toBe('Planets by colour');
  expect(questions).toMatchObject([
    { question: 'Which one is red?', timeLimit: 30, answer: 2 },
    { question: 'Nearest to the Sun?', timeLimit: 45, answer: 1 },
  ]);
  await page.goto('/my-saved-trivia');
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
});

test('somebody without an account saves as a guest, and takes the set along at the sign-in', async ({
  page,
}) => {
  await beginSet(page, 'A guest has questions');
  await addQuestion(page, { question: 'Nearest to the Sun?' });
  const save = page.getByRole('button', { name: 'Save to Drafts' });
  await save.click();
  await passing(page, 'Please sign in with Google to save your trivia sets!', () =>
    page.getByRole('button', { name: 'Cancel' }).click(),
  );
  expect(await page.evaluate(() => localStorage.getItem('clockbeat.guestSessionId'))).toBeNull();

  await save.click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/auth\//);
  await page.goto('/create-custom-questions');
  await expect(rows(page)).toHaveCount(1);

  await save.click();
  await passing(page, 'Trivia set saved to drafts!', () =>
    page.getByRole('button', { name: 'Continue as guest' }).click(),
  );
  expect(await page.evaluate(() => localStorage.getItem('clockbeat.guestSessionId'))).toMatch(
    /^"[0-9a-f-]{36}"$/,
  );
  await passing(page, 'Please create an account to launch games!', () =>
    page.getByRole('button', { name: 'Launch Game: A guest has questions' }).click(),
  );
  await page.waitForURL(/\/auth\//);

  await signedIn(page, '/my-saved-trivia');
  await expect(page.getByRole('link', { name: 'Edit A guest has questions' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('clockbeat.guestSessionId'))).toBeNull();
  await page.getByRole('button', { name: 'Launch Game: A guest has questions' }).click();
  await page.waitForURL(/\/publish-qr\?gameId=game_/);
});

test('a set that is hosted at once waits in the browser for the sign-in and a team', async ({ page }) => {
  await beginSet(page, 'Tonight');
  await addQuestion(page, { question: 'Nearest to the Sun?', timer: '20' });
  await page.getByRole('button', { name: 'Host Now' }).click();
  await page.waitForURL(/\/auth\//);
  await page.goto('/');
  const pending = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('clockbeat.pendingGame') ?? 'null'),
  );
  expect(pending).toMatchObject({
    title: 'Tonight',
    category: 'General Knowledge',
    difficulty: 'medium',
    questionsPerGame: 10,
    timePerQuestion: 30,
    isCustom: true,
    customQuestions: [{ question: 'Nearest to the Sun?', answer: 1, correctAnswer: 'Mercury', timer: 20 }],
  });

  await signedIn(page, '/create-team');
  await page.getByLabel('Team Name').fill('The Regulars');
  await page.getByRole('button', { name: 'Create Team' }).click();
  await expect
    .poll(() => basketOf(page))
    .toMatchObject([{ question: 'Nearest to the Sun?', timer: 20, source: 'Custom' }]);
});
