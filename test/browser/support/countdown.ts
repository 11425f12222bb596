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

const coloursKey = 'clockbeat.test.colours';

/** Writes down the countdown's colour at each number of seconds, its last one, from the first frame on. */
export const recordColours = (page: Page): Promise<unknown> =>
  page.addInitScript((key) => {
    const colours: Record<string, string> = {};
    Object.defineProperty(globalThis, key, { value: colours });
    const look = (): void => {
      const clock = document.querySelector('[role=timer]');
      const seconds = Number.parseInt(clock?.getAttribute('aria-label') ?? '', 10);
      if (clock && !Number.isNaN(seconds)) colours[seconds] = getComputedStyle(clock).color;
      requestAnimationFrame(look);
    };
    look();
  }, coloursKey);

/** The colours that the countdown had at the numbers for which `at` holds. */
export const coloursOf = async (page: Page, at: (seconds: number) => boolean): Promise<Set<string>> => {
  const colours = await page.evaluate(
    (key) => (globalThis as unknown as Record<string, Record<string, string>>)[key]!,
    coloursKey,
  );
  return new Set(
    Object.entries(colours).flatMap(([seconds, colour]) => (at(Number(seconds)) ? [colour] : [])),
  );
};

/** What the countdown has shown so far, each number once. */
export const countdownOf = (page: Page): Promise<number[]> =>
  page.evaluate((key) => [...(globalThis as unknown as Record<string, number[]>)[key]!], shownKey);
