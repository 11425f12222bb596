import type { Page } from '@playwright/test';

const key = 'clockbeat.test.speech';

/**
 * Listens as a careful screen reader does: it speaks what comes into a live region, and only into one that stood there
 * before. A region that appears together with its text is silent in most of them.
 */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript((place) => {
    const spoken: string[] = [];
    Object.defineProperty(globalThis, place, { value: spoken });
    const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const known = new Map<Element, string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent?.trim() ?? '';
        const before = known.get(region);
        if (before !== undefined && before !== text && text !== '') spoken.push(text);
        known.set(region, text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, key);

/** What has been spoken so far, in order. */
export const spokenOn = (page: Page): Promise<string[]> =>
  page.evaluate((place) => [...(globalThis as unknown as Record<string, string[]>)[place]!], key);
