import { randomUUID } from 'node:crypto';
import type { QuestionPlayed } from '@clockbeat/domain';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { expect } from '../game-pages';
import { giveTeam } from '../support/browser-kept';
import { signIn } from '../support/sign-in';
import type { Tour } from './tour';

const upload = 'Food & Drink';

/** The corners of the bank: own uploads, samples, what is not there, and what does not come. */
export const bankJourney = async (tour: Tour): Promise<void> => {
  const visitor = await tour.open();
  await visitor.goto(paths.bankCategory('pop'));
  await expect(visitor.getByRole('checkbox').nth(4)).toBeVisible();
  await tour.show('category-signed-out', visitor);

  const page = await tour.open();
  await signIn(page, { email: `bea-${randomUUID()}@example.org`, name: 'Bea Bank' });
  await giveTeam(page);
  await showUploads(tour, page);
  await page.goto(paths.sampleCategory('pop-culture'));
  await page.getByRole('checkbox').nth(1).check();
  await tour.show('sample-category', page);
  await page.goto(paths.sampleCategory('gardening'));
  await expect(page.getByRole('heading', { name: 'Category not found.' })).toBeVisible();
  await tour.show('sample-unknown', page);
  await page.goto(paths.comingSoon('gardening'));
  await expect(page.getByText('Unknown Category trivia is not ready yet.')).toBeVisible();
  await tour.show('coming-soon', page);

  await showPlayed(tour, page);

  await page.route('**/api/questions/category/**', (route) => route.abort());
  await page.goto(paths.bankCategory('movies'));
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await tour.show('category-failed', page);
};

const showUploads = async (tour: Tour, page: Page): Promise<void> => {
  await page.goto(paths.dynamicCategory(upload));
  await expect(page.getByRole('heading', { name: 'No Questions Available' })).toBeVisible();
  await tour.show('dynamic-category-empty', page);
  await uploadQuestions(page, upload, 4);
  await page.goto(paths.bank);
  await expect(page.getByText('4 questions (CSV Uploaded)')).toBeVisible();
  await tour.show('bank-uploads', page);
  await page.getByRole('link', { name: upload }).click();
  await page.getByRole('checkbox').first().check();
  await tour.show('dynamic-category', page);
};

/** What rooms made of the bank's questions, as after a year of evenings; and those that are about as hard as one of them. */
const showPlayed = async (tour: Tour, page: Page): Promise<void> => {
  const played: readonly QuestionPlayed[] = [
    { is: 'told', asked: 1_240, share: 0.62, difficulty: 'Medium' },
    { is: 'told', asked: 48_310, share: 0.94, difficulty: 'Easy' },
    { is: 'tooFew' },
    { is: 'told', asked: 31, share: 0.08, difficulty: 'Hard' },
  ];
  await page.route('**/api/questions/category/**', async (route) => {
    const url = new URL(route.request().url());
    const isAlike = url.searchParams.has('alike');
    url.searchParams.delete('alike');
    const response = await route.fetch({ url: url.href });
    const questions: object[] = await response.json();
    const shown = isAlike ? questions.slice(1, 5) : questions;
    await route.fulfill({
      response,
      // the last ones were never asked
      json: shown.map((question, index) =>
        index < 12 ? { ...question, played: played[index % played.length] } : question,
      ),
    });
  });
  await page.goto(paths.bankCategory('science'));
  await expect(page.getByText('Asked 1,240 times, 62 % right').first()).toBeVisible();
  await page.getByRole('switch', { name: /^Difficulty as rooms played it/ }).click();
  await expect(page.getByText('Asked 1,240 times, 62 % right').first()).toBeVisible();
  await tour.show('category-played', page);
  await page
    .getByRole('button', { name: /^About as hard as/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Show all again' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(4);
  await tour.show('category-alike', page);
  await page.unroute('**/api/questions/category/**');
};

/** Questions of the signed-in host's own, through the call that uploads them. */
const uploadQuestions = async (page: Page, category: string, count: number): Promise<void> => {
  const questions = Array.from({ length: count }, (_, index) => ({
    question: `What goes into dish number ${index + 1}?`,
    optionA: 'Salt',
    optionB: 'Saffron',
    optionC: 'Sugar',
    optionD: 'Sage',
    correctAnswer: 'B',
    category,
    difficulty: 'Easy',
  }));
  const made = await page.request.post('/api/questions/bulk', { data: { questions } });
  expect(made.status()).toBe(201);
};
