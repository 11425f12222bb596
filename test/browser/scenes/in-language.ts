import type { Page } from '@playwright/test';
import type { Language } from '../../../libs/domain/src/contract/languages';
import type { SceneName } from './scene';

/** Without a network, no other language comes. */
const offline: ReadonlySet<SceneName> = new Set(['offline']);

/** Looks at a page in other languages, without a step of the journey: as if each had been chosen in another tab, and English again. */
export const inLanguages = async (
  page: Page,
  name: SceneName,
  looks: { readonly [L in Language]?: () => Promise<void> },
): Promise<void> => {
  if (offline.has(name)) return;
  for (const [language, look] of Object.entries(looks)) {
    await speak(page, language);
    await look();
  }
  await speak(page, 'en');
};

/** Waits in the page: asked from here, it would be told a tenth of a second late. */
const speak = (page: Page, language: string): Promise<void> =>
  page.evaluate(async (chosen) => {
    const html = document.documentElement;
    const isSpoken = new Promise<void>((done) => {
      new MutationObserver(() => html.lang === chosen && done()).observe(html, { attributeFilter: ['lang'] });
    });
    localStorage.setItem('clockbeat.language', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'clockbeat.language', newValue: chosen }));
    await isSpoken;
  }, language);
