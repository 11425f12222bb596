import type { Page } from '@playwright/test';
import type { Language } from '../../../libs/domain/src/contract/languages';
import { expect } from '../game-pages';
import type { SceneName } from './scene';

/** Without a network, no other language comes. */
const offline: ReadonlySet<SceneName> = new Set(['offline']);

/** Looks at a page in another language, without a step of the journey: as if it had been chosen in another tab, and taken back. */
export const inLanguage = async (
  page: Page,
  name: SceneName,
  language: Language,
  look: () => Promise<void>,
): Promise<void> => {
  if (offline.has(name)) return;
  await speak(page, language);
  await look();
  await speak(page, 'en');
};

const speak = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate((chosen) => {
    localStorage.setItem('clockbeat.language', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'clockbeat.language', newValue: chosen }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};
