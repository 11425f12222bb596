import type { Page } from '@playwright/test';

const key = 'clockbeat.test.motion';

/** Looks at every frame for what moves: animations and transitions longer than 1 ms, and a canvas of confetti. */
export const watchMotion = (page: Page): Promise<unknown> =>
  page.addInitScript((place) => {
    const seen = new Set<string>();
    Object.defineProperty(globalThis, place, { value: seen });
    const nameOf = (animation: Animation): string => {
      if (animation instanceof CSSAnimation) return animation.animationName;
      return animation instanceof CSSTransition ? animation.transitionProperty : 'script';
    };
    requestAnimationFrame(function look() {
      for (const animation of document.getAnimations()) {
        if (Number(animation.effect?.getComputedTiming().duration) > 1) seen.add(nameOf(animation));
      }
      if (document.querySelector('canvas')) seen.add('canvas');
      requestAnimationFrame(look);
    });
  }, key);

/** What has moved on the page so far, by its name. */
export const motionOn = (page: Page): Promise<string[]> =>
  page.evaluate((place) => [...(globalThis as unknown as Record<string, Set<string>>)[place]!], key);

const fillsKey = 'clockbeat.test.fills';

/** Writes down every colour that the ground of the QR code has in any frame. */
export const watchQrGround = (page: Page): Promise<unknown> =>
  page.addInitScript((place) => {
    const seen = new Set<string>();
    Object.defineProperty(globalThis, place, { value: seen });
    requestAnimationFrame(function look() {
      const ground = document.querySelector('[role=img] rect');
      if (ground) seen.add(getComputedStyle(ground).fill);
      requestAnimationFrame(look);
    });
  }, fillsKey);

/** The colours of the QR code's ground so far, as `#RRGGBB`, in their order. */
export const qrGroundsOn = async (page: Page): Promise<string[]> => {
  const seen = await page.evaluate(
    (place) => [...(globalThis as unknown as Record<string, Set<string>>)[place]!],
    fillsKey,
  );
  return seen.map(
    (fill) =>
      `#${(fill.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`,
  );
};
