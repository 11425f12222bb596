import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { cookiesOf } from '../cookies-of.js';

/** One screen, in a browser of its own, of which is written down when it shows what. */
export interface Screen {
  readonly name: string;
  readonly page: Page;
  /** What it showed, in that order, and since when: ms since the epoch. */
  readonly shown: { readonly what: string; readonly at: number }[];
}

/** What is written down: the numbers of its countdown, or the phases of its game. */
type Watched = 'seconds' | 'phases';

interface ScreenOptions {
  readonly name: string;
  readonly url: string;
  readonly cookie?: string;
  /** How far its wall clock is off, ms. */
  readonly wrongBy?: number;
  readonly watch: Watched;
}

/** Opens a browser that is watched. */
export const openScreen = async (browser: Browser, options: ScreenOptions): Promise<Screen> => {
  const { name, url, cookie, wrongBy = 0, watch } = options;
  const context = await browser.newContext({ baseURL: url });
  if (cookie) await context.addCookies(cookiesOf(cookie, url));
  const page = await context.newPage();
  const shown: { what: string; at: number }[] = [];
  await page.exposeFunction('tellShown', (what: string, at: number) => {
    shown.push({ what, at });
  });
  await page.addInitScript({ content: `globalThis.clockIsWrongBy = ${wrongBy};` });
  for (const script of ['wrong-clock.js', `watch-${watch}.js`])
    await page.addInitScript({ path: fileURLToPath(new URL(script, import.meta.url)) });
  return { name, page, shown };
};

/** Joins a game as a player does. */
export const joinOn = async ({ page }: Screen, code: string, name: string): Promise<void> => {
  await page.goto(`/join/${code}`);
  await page.getByLabel('Display name').fill(name);
  await page.getByRole('button', { name: 'Join Team', exact: true }).click();
  await page.getByRole('heading', { name: 'Get Ready' }).waitFor();
};
