import type { Locator, Page } from '@playwright/test';
import { expect } from '../game-pages';

/** Longer than it takes to say so, even on a busy machine: a page's clock can't be stopped in its past. */
const aheadMs = 2_000;
const stepMs = 50;

/** Stops the timers of a page, so that what it shows for a moment stays. The server goes on, and messages still come. */
export const holdMoment = async (page: Page, ahead = aheadMs): Promise<void> => {
  // a page that was held before is late, or early where that was short
  const itsNow = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(Math.max(itsNow, Date.now()) + ahead);
};

export const letGo = (page: Page): Promise<void> => page.clock.resume();

/** Opens a page that says something in passing, and holds it there: its clock goes on in steps until that is seen. */
export const openAndHold = async (page: Page, address: string, moment: Locator): Promise<void> => {
  await holdMoment(page);
  await page.goto(address);
  await expect(async () => {
    await page.clock.runFor(stepMs);
    expect(await moment.isVisible()).toBe(true);
  }).toPass({ timeout: 30_000, intervals: [stepMs] });
};
