import type { Locator, Page } from '@playwright/test';
import { expect } from '../game-pages';

/** About as long as it takes to say so: a page's clock can't be stopped in its past. */
const aheadMs = 2_000;
const stepMs = 50;

/** Stops the timers of a page, so that what it shows for a moment stays. The server goes on, and messages still come. */
export const holdMoment = async (page: Page, ahead = aheadMs): Promise<void> => {
  // a page that was held before is late, or early where that was short
  const itsNow = () => page.evaluate(() => Date.now());
  try {
    await page.clock.pauseAt(Math.max(await itsNow(), Date.now()) + ahead);
  } catch (error) {
    if (!String(error).includes('to the past')) throw error;
    // saying so took longer; but it stands since then, and waits
    await page.clock.pauseAt((await itsNow()) + ahead);
  }
};

export const letGo = (page: Page): Promise<void> => page.clock.resume();

/** Opens a page that says something in passing, and holds it there. */
export const openAndHold = async (page: Page, address: string, moment: Locator): Promise<void> => {
  await holdMoment(page);
  await page.goto(address);
  await goOnUntil(page, moment);
};

/** The clock of a page that is held goes on in steps until that is seen. */
export const goOnUntil = async (page: Page, moment: Locator): Promise<void> => {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    expect(await moment.isVisible()).toBe(true);
  }).toPass({ intervals: [stepMs] });
};
