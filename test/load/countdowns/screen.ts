import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { cookiesOf } from '../cookies-of.js';

/** One screen with a countdown, in a browser of its own. */
export interface Screen {
  readonly name: string;
  readonly page: Page;
  /** When it first showed each number of seconds of the running question: seconds → ms since the epoch. */
  readonly shown: Map<number, number>;
}

interface ScreenOptions {
  readonly name: string;
  readonly url: string;
  readonly cookie?: string;
  /** How far its wall clock is off, ms. */
  readonly wrongBy?: number;
}

/** Opens a browser whose countdown is written down. */
export const openScreen = async (browser: Browser, options: ScreenOptions): Promise<Screen> => {
  const { name, url, cookie, wrongBy = 0 } = options;
  const context = await browser.newContext({ baseURL: url });
  if (cookie) await context.addCookies(cookiesOf(cookie, url));
  const page = await context.newPage();
  const shown = new Map<number, number>();
  await page.exposeFunction('tellSecond', (second: number, at: number) => {
    if (!shown.has(second)) shown.set(second, at);
  });
  await page.addInitScript({ content: `globalThis.clockIsWrongBy = ${wrongBy};` });
  await page.addInitScript({ path: fileURLToPath(new URL('watch-seconds.js', import.meta.url)) });
  return { name, page, shown };
};

/** Joins a game as a player does. */
export const joinOn = async ({ page }: Screen, code: string, name: string): Promise<void> => {
  await page.goto(`/join/${code}`);
  await page.getByLabel('Display name').fill(name);
  await page.getByRole('button', { name: 'Join Team', exact: true }).click();
  await page.getByRole('heading', { name: 'Get Ready' }).waitFor();
};
