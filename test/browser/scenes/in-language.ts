import type { Page } from '@playwright/test';
import type { Language } from '../../../libs/domain/src/contract/languages';
import { expect } from '../game-pages';
import type { SceneName } from './scene';

/** Without a network, no other language comes. */
const offline: ReadonlySet<SceneName> = new Set(['offline']);

/** Looks at a page in other languages, without a step of the journey: as if each had been chosen in another tab, and taken back. */
export const inLanguages = async (
  page: Page,
  name: SceneName,
  languages: readonly Language[],
  look: (language: Language) => Promise<void>,
): Promise<void> => {
  if (offline.has(name)) return;
  for (const language of languages) {
    await speak(page, language);
    await look(language);
  }
  await speak(page, 'en');
};

const speak = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate((chosen) => {
    localStorage.setItem('clockbeat.language', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'clockbeat.language', newValue: chosen }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
};
