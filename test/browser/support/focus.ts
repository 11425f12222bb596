import type { Page } from '@playwright/test';
import { expect } from '../game-pages';

const mostStops = 30;

/** What has the focus, as a screen reader names it: `button "Start Game"`. */
export const focusOf = async (page: Page): Promise<string> => {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return '';
  const named = (await focused.ariaSnapshot()).split('\n')[0] ?? '';
  return named.replace(/^- /, '').replace(/(".*?").*$/, '$1');
};

/** Goes on with Tab, or back, until the focus is there; gives the stops on the way. Each shows its focus. */
export const tabTo = async (
  page: Page,
  wanted: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<string[]> => {
  const stops: string[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press(key);
    stops.push(await focusOf(page));
    await showsFocus(page);
    if (stops.at(-1) === wanted) return stops;
  }
  throw new Error(`${key} never came to ${wanted}, only to ${stops.join(', ')}`);
};

/** The focused element, or the label that stands for it, is in sight and has an outline of 2 px or more. */
export const showsFocus = async (page: Page): Promise<void> => {
  const shown = await page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'nothing has the focus';
    const hidden = focused.getBoundingClientRect().width <= 1;
    const seen = (hidden && focused.closest('label')) || focused;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(seen);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `outline ${outlineStyle}`;
    if (/, 0\)$|\/ 0\)$|transparent/.test(outlineColor)) return `outline ${outlineColor}`;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return seen.contains(onTop) || onTop?.contains(focused) ? 'shown' : 'out of sight';
  });
  expect(shown, await focusOf(page)).toBe('shown');
};
