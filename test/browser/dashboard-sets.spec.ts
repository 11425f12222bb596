import { type Page, test } from '@playwright/test';
import { quiz } from '../support/live/quiz.js';
import { hold, somebody, stat } from './account-pages';
import { expect, passing } from './game-pages';
import { signIn } from './support/sign-in';

const questions = quiz(5).map(({ question, options }) => ({ question, options, answer: 'A' }));

const save = async (page: Page, title: string, more: object = {}): Promise<string> => {
  const made = await page.request.post('/api/saved-trivia-sets', {
    data: { title, category: 'Science', questionsPerGame: 5, customQuestions: questions, ...more },
  });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
};

/** It is a draft no more. */
const finish = async (page: Page, id: string, title: string): Promise<void> => {
  const put = await page.request.put(`/api/saved-trivia-sets/${id}`, { data: { title, isDraft: false } });
  expect(put.status()).toBe(200);
};

test('the six newest sets are on the dashboard, to be hosted, edited and deleted', async ({ page }) => {
  await signIn(page, { email: somebody('sets'), name: 'Seth', returnTo: '/dashboard' });
  await expect(page.getByRole('heading', { name: 'No Trivia Sets Yet' })).toBeVisible();
  for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await save(page, title);
  const six = await save(page, 'Six', { timePerQuestion: 45 });
  await finish(page, six, 'Six');
  await save(page, 'Seven');
  await page.reload();
  const card = page.getByTestId('set-card');
  await expect(card).toHaveCount(6);
  await expect(card.first()).toContainText('Seven');
  await expect(card.first()).toContainText('Draft');
  const sixth = card.filter({ hasText: 'Six' });
  for (const text of ['Ready', 'Science', '5 questions', '45s per question'])
    await expect(sixth).toContainText(text);
  await expect(sixth).toContainText(/Created [A-Z][a-z]{2} \d/);
  await expect(sixth.getByRole('link', { name: 'Edit Six' })).toHaveAttribute(
    'href',
    `/edit-trivia-set/${six}`,
  );
  await expect(stat(page, 'Question Sets')).toContainText('7');

  await page.route('**/api/saved-trivia-sets/*', (route) => route.abort());
  await passing(page, ['Failed to Delete', 'Failed to delete trivia set'], () =>
    page.getByRole('button', { name: 'Delete Seven' }).click(),
  );
  await expect(card.filter({ hasText: 'Seven' })).toHaveCount(1);
  await page.unroute('**/api/saved-trivia-sets/*');
  await passing(page, 'Trivia Set Deleted', () => page.getByRole('button', { name: 'Delete Seven' }).click());
  await expect(card.filter({ hasText: 'Seven' })).toHaveCount(0);

  await page.route('**/api/games/from-saved-set/*', (route) => route.abort());
  await passing(page, ['Failed to Create Game', 'Failed to create game from trivia set'], () =>
    page.getByRole('button', { name: 'Host Game Now Six' }).click(),
  );
  await page.unroute('**/api/games/from-saved-set/*');
  const letGo = await hold(page, '**/api/games/from-saved-set/*');
  await page.getByRole('button', { name: 'Host Game Now Six' }).click();
  await expect(sixth.getByRole('button', { name: 'Creating...' })).toBeVisible();
  await passing(page, 'Game Created', letGo);
  await expect(page).toHaveURL(/\/publish-qr\?gameId=game_/);
});

test('each category that has a colour of its own shows it', async ({ page }) => {
  await signIn(page, { email: somebody('colours'), name: 'Col', returnTo: '/dashboard/saved-trivia' });
  const own = [
    'Science',
    'History',
    'Sports',
    'Geography',
    'Entertainment',
    'General Knowledge',
    'Technology',
    'Arts',
  ];
  for (const category of [...own, 'Whatever']) await save(page, `About ${category}`, { category });
  await page.reload();
  const row = page.getByTestId('saved-set');
  await expect(row).toHaveCount(9);
  const colours = await Promise.all(
    [...own, 'Whatever'].map((category) =>
      row
        .filter({ has: page.getByRole('heading', { name: `About ${category}` }) })
        .getByText(category, { exact: true })
        .evaluate((word) => getComputedStyle(word.previousElementSibling!).backgroundColor),
    ),
  );
  expect(new Set(colours).size).toBe(9);
});

test('all saved sets are on their page, and deleted there after a question', async ({ page }) => {
  await signIn(page, { email: somebody('list'), name: 'Liz', returnTo: '/dashboard/saved-trivia' });
  await expect(page.getByRole('heading', { name: 'Saved Trivia Sets' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Trivia Sets Yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Your First Set' })).toHaveAttribute(
    'href',
    '/create-custom-questions',
  );
  const five = await save(page, 'Five', { difficulty: 'hard' });
  await finish(page, await save(page, 'Six'), 'Six');
  await page.reload();
  const row = page.getByTestId('saved-set');
  await expect(row).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Create New Set' })).toHaveAttribute(
    'href',
    '/create-custom-questions',
  );
  const fifth = row.filter({ hasText: 'Five' });
  for (const text of ['Draft', 'Science', 'Hard', 'Questions5', 'Time/Question30s', 'Question Pool5'])
    await expect(fifth).toContainText(text);
  await expect(row.filter({ hasText: 'Six' })).toContainText('Ready');
  await expect(fifth.getByRole('link', { name: 'Edit Five' })).toHaveAttribute(
    'href',
    `/edit-trivia-set/${five}`,
  );

  page.once('dialog', (dialog) => {
    expect(dialog.message()).toBe('Are you sure you want to delete "Six"? This action cannot be undone.');
    void dialog.dismiss();
  });
  await page.getByRole('button', { name: 'Delete Six' }).click();
  await expect(row).toHaveCount(2);
  page.once('dialog', (dialog) => void dialog.accept());
  await passing(page, 'Trivia Set Deleted', () => page.getByRole('button', { name: 'Delete Six' }).click());
  await expect(row).toHaveCount(1);

  await passing(page, 'Game Created', () => page.getByRole('button', { name: 'Host Five' }).click());
  await expect(page).toHaveURL(/\/publish-qr\?gameId=game_/);
  await page.route('**/api/user/question-banks?*', (route) => route.abort());
  await page.goto('/dashboard/saved-trivia');
  await expect(page.getByRole('heading', { name: 'Unable to Load Your Trivia Sets' })).toBeVisible();
});
