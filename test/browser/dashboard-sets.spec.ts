import { type Page, test } from '@playwright/test';
import { quiz } from '../support/live/quiz.js';
import { somebody } from './account-pages';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

const questions = quiz(5).map(({ question, options }) => ({ question, options, answer: 'A' }));

const save = async (page: Page, title: string, more: object = {}): Promise<string> => {
  const made = await page.request.post('/api/saved-trivia-sets', {
    data: { title, category: 'Science', questionsPerGame: 5, customQuestions: questions, ...more },
  });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
};

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
