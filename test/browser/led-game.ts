import type { Page } from '@playwright/test';
import { expect } from './game-pages';

/** What a host does and sees on the panel of a game that is led from phase to phase. */

export const seesPhase = (page: Page, phase: string): Promise<void> =>
  expect(page.getByTestId('phase')).toHaveText(phase);

/** Ends what comes before the options, unless time was quicker. */
export const opensAnswers = async (page: Page): Promise<void> => {
  const now = page.getByRole('button', { name: 'Show options now', exact: true });
  await expect(async () => {
    if (await now.isVisible()) await now.click({ timeout: 1_000 });
    await expect(page.getByTestId('phase')).toHaveText('Answers are open', { timeout: 1_000 });
  }).toPass();
};

/** Presses what leads on from this phase, once it is one that a hand can have meant. */
export const leadsOn = async (page: Page, phase: string, button: string): Promise<void> => {
  await seesPhase(page, phase);
  const next = page.getByRole('button', { name: button, exact: true });
  await expect(next).not.toHaveAttribute('aria-disabled', 'true');
  await next.click();
};
