import type { Page } from '@playwright/test';

/** A thumb's breadth, in CSS pixels. */
const thumb = 44;

/** Buttons, links and fields on show that are too small to be touched, with their size. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary',
    );
    /** A field dressed as something else is touched by its label. */
    const touched = (control: HTMLElement): Element => control.closest('label') ?? control;
    // Behind each of its lists Radix keeps the browser's own, for forms: nobody sees or reaches it.
    const onShow = (control: Element): boolean =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !/\bsr-only\b/.test(control.className) &&
      !control.matches('select[aria-hidden="true"]');
    return [...controls]
      .map(touched)
      .filter(onShow)
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
      .map(({ target, box }) => {
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim();
        return `${name?.slice(0, 40)}: ${Math.round(box.width)} × ${Math.round(box.height)}`;
      });
  }, thumb);
