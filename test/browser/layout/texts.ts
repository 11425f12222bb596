import type { Locator, Page } from '@playwright/test';

/** How much of a text is cut off, in pixels, by itself or by anything around it: 0 when it can be read whole. */
export const cutOff = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    let most = 0;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const clips = at === element || getComputedStyle(at).overflowY !== 'visible';
      if (clips) most = Math.max(most, at.scrollHeight - at.clientHeight - 1);
    }
    return most;
  });

/** Texts on show that are set smaller than `least`, with their size. */
export const smallTexts = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((smallest) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.sr-only, script, style')) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < smallest) small.push(`${node.textContent.trim().slice(0, 40)}: ${size} px`);
    }
    return small;
  }, least);

/** Sets all letters as somebody has them who chose another size, % of the usual one. */
export const setLetters = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), `${percent}%`);
