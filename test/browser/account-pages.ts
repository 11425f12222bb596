import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './game-pages';

/** An address that no other test signs in with. */
export const somebody = (name: string): string => `${name}-${randomUUID()}@example.org`;

/** A word in passing goes by itself, perhaps just when its button is to be pressed: waited for instead. */
export const toastGone = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Close' })).toHaveCount(0);

/** A tile of the dashboard. */
export const stat = (page: Page, label: string) => page.getByTestId('stat').filter({ hasText: label });

/** Holds a call back until it is let go: what the page shows meanwhile can be looked at. */
export const hold = async (page: Page, url: string): Promise<() => void> => {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};
