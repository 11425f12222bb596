import type { Page } from '@playwright/test';

/** A wall clock that is wrong by `minutes`; the monotonic clock goes right, as on a device that was set by hand. */
export const setClockWrong = (page: Page, minutes: number): Promise<unknown> =>
  page.addInitScript((shift) => {
    const Right = Date;
    globalThis.Date = class extends Right {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [Right.now() + shift]) as [number]));
      }
      static override now(): number {
        return Right.now() + shift;
      }
    } as DateConstructor;
  }, minutes * 60_000);

const shownKey = 'clockbeat.test.countdown';

/** Writes down every number of seconds that the page's countdown shows, from the first frame on. */
export const recordCountdown = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    const shown: number[] = [];
    Object.defineProperty(globalThis, key, { value: shown });
    const look = (): void => {
      const label = document.querySelector('[role=timer]')?.getAttribute('aria-label');
      const seconds = Number.parseInt(label ?? '', 10);
      if (!Number.isNaN(seconds) && seconds !== shown.at(-1)) shown.push(seconds);
    };
    new MutationObserver(look).observe(document, {
      attributes: true,
      attributeFilter: ['aria-label'],
      childList: true,
      subtree: true,
    });
  }, shownKey);

/** What the countdown has shown so far, each number once. */
export const countdownOf = (page: Page): Promise<number[]> =>
  page.evaluate((key) => [...(globalThis as unknown as Record<string, number[]>)[key]!], shownKey);
