import type { Page } from '@playwright/test';

/** Where answers may lie on a phone: the part of the screen that a thumb reaches. */
const reach = 0.6;
const leastHeight = 64;

/** What is wrong with the four answers on a phone, if anything: outside the screen, out of reach, too low. */
export const faultsOfAnswers = async (page: Page): Promise<string[]> => {
  const { width, height } = page.viewportSize()!;
  const faults: string[] = [];
  const answers = await page.locator('fieldset > button').all();
  if (answers.length !== 4) faults.push(`${answers.length} answers`);
  for (const [index, answer] of answers.entries()) {
    const letter = 'ABCD'[index];
    const box = (await answer.boundingBox())!;
    if (box.x < 0 || box.x + box.width > width || box.y + box.height > height)
      faults.push(`${letter} ends outside the screen`);
    if (box.height < leastHeight) faults.push(`${letter} is ${box.height} px high`);
    if (box.y < height * (1 - reach)) faults.push(`${letter} begins at ${box.y} px`);
  }
  return faults;
};
