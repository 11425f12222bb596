import type { Page } from '@playwright/test';
import { expect } from '../game-pages';
import type { SceneName } from './scene';

/** Without a network, French does not come. */
const offline: ReadonlySet<SceneName> = new Set(['offline']);

/** Looks at a page in French, without a step of the journey: as if it had been chosen in another tab, and taken back. */
export const inFrench = async (page: Page, name: SceneName, look: () => Promise<void>): Promise<void> => {
  if (offline.has(name)) return;
  await speak(page, 'fr');
  await look();
  await speak(page, 'en');
};

const speak = async (page: Page, language: 'en' | 'fr'): Promise<void> => {
  await page.evaluate((chosen) => {
    localStorage.setItem('clockbeat.language', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'clockbeat.language', newValue: chosen }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};
