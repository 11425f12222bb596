import type { Locator, Page } from '@playwright/test';
import type { BasketQuestion } from '../../apps/web/src/hosting/basket-question';

interface TypedQuestion {
  question: string;
  options?: readonly [string, string, string, string];
  right?: 'A' | 'B' | 'C' | 'D';
  timer?: string;
}

/** Types one question into the form that is open. */
export const typeQuestion = async (
  form: Page | Locator,
  { question, options = ['Venus', 'Mercury', 'Mars', 'Earth'], right = 'B', timer }: TypedQuestion,
): Promise<void> => {
  await form.getByLabel('Question', { exact: true }).fill(question);
  for (const [index, text] of options.entries()) {
    await form.getByLabel(`Option ${'ABCD'[index]}`, { exact: true }).fill(text);
  }
  await form.getByLabel(`${right} is the right answer`).check();
  if (timer !== undefined) await form.getByLabel('Seconds to answer').fill(timer);
};

export const addQuestion = async (page: Page, typed: TypedQuestion): Promise<void> => {
  await typeQuestion(page, typed);
  await page.getByRole('button', { name: 'Add Question', exact: true }).click();
};

/** From the empty setup to the questions step. */
export const beginSet = async (page: Page, title: string): Promise<void> => {
  await page.goto('/create-custom-questions');
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Continue to Questions' }).click();
};

/** Puts a file where one would be chosen. */
export const chooseFile = (
  page: Page,
  name: string,
  content: string | Buffer,
  label = 'Choose a file',
): Promise<void> =>
  page.getByLabel(label).setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: typeof content === 'string' ? Buffer.from(content) : content,
  });

const columns =
  'Serial Number,Game Category,Question,Option A,Option B,Option C,Option D,Correct Answer,Difficulty';

/** A question file of these lines. */
export const csvOf = (...lines: string[]): string => [columns, ...lines].join('\r\n');

/** The questions in the browser's basket. */
export const basketOf = (page: Page): Promise<BasketQuestion[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('clockbeat.appState') ?? '{}').basket ?? []);
