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

/**
 * Picks the questions at these places of the list and begins to play; where one of them is being played in somebody else's game
 * at the moment, others, as the page says. Tells what is asked.
 */
export const startPicked = async (page: Page, places: readonly number[]): Promise<string[]> => {
  const asked = page.getByText(`Question 1 of ${places.length}`);
  const inPlay = page.getByText('Some of these questions are being played');
  const boxes = page.getByRole('checkbox');
  const texts = await page.getByRole('listitem').locator('span.font-bold').allInnerTexts();
  for (let from = 0; from < texts.length; from += Math.max(...places) + 1) {
    const picked = places.map((place) => from + place);
    for (const index of picked) await boxes.nth(index).check();
    await expect(
      page.getByRole('status').filter({ hasText: `${places.length} questions selected` }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Start the quiz' }).click();
    await expect(asked.or(inPlay)).toBeVisible();
    if (await asked.isVisible()) return picked.map((index) => texts[index] ?? '');
    for (const index of picked) await boxes.nth(index).uncheck();
  }
  throw new Error('Every question of the list is being played.');
};
