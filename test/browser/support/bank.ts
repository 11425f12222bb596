import { seedChoices } from '@clockbeat/question-bank';
import type { Page } from '@playwright/test';
import { expect, passing } from '../game-pages';

/** Answers the bank's question that is on the page, and waits for the verdict. */
export const answer = async (page: Page, how: 'right' | 'wrong'): Promise<void> => {
  // A question is there with its answers; whatever stood before it has none.
  await expect(page.getByRole('button', { name: /^Answer A:/, disabled: false })).toBeVisible();
  const text = await page.getByRole('heading', { level: 1 }).innerText();
  // Some of the bank's questions have the same words over other answers.
  const offered = await page.getByRole('button', { name: /^Answer [A-D]:/ }).allInnerTexts();
  const asked = seedChoices.find(
    ({ question, options }) =>
      question === text && options.every((option, choice) => offered[choice]?.includes(option)),
  );
  if (asked === undefined) throw new Error(`Not of the bank: ${text}`);
  const choice = how === 'right' ? asked.answer : (asked.answer + 1) % 4;
  const button = page.getByRole('button', { name: new RegExp(`^Answer ${'ABCD'[choice]}:`) });
  const verdict = how === 'right' ? 'Correct!' : 'Incorrect!';
  await passing(page, verdict, () => button.click());
};
