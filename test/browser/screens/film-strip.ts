import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Browser } from '@playwright/test';
import type { Sight } from './recording';
import { takeWebPicture } from './web-picture';

const mostBytes = 150_000;
const face = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';

const style = `
  body { margin: 0; background: #8d8797; font: 800 26px face, sans-serif; color: #15131f }
  main { display: flex; gap: 22px; padding: 26px; width: fit-content }
  figure { margin: 0; width: 352px; display: grid; grid-template-columns: 1fr 1fr; gap: 12px }
  img { display: block; width: 100%; border-radius: 12px }
  img:first-child { grid-column: span 2 }
  figcaption { grid-column: span 2; text-align: center; line-height: 1 }`;

/** One moment on the wall, a phone and the host's panel, as it goes on: a column for each time, which stands below it. */
export const writeFilmStrip = async (
  browser: Browser,
  path: string,
  sights: readonly Sight[],
): Promise<void> => {
  const font = await readFile(createRequire(import.meta.url).resolve(face), 'base64');
  const desk = await browser.newPage();
  await desk.setContent(
    `<style>@font-face { font-family: face; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }${style}</style>
    <main>${sights.map(columnOf).join('')}</main>`,
  );
  await desk.evaluate(() => document.fonts.ready);
  const box = await desk.locator('main').boundingBox();
  await desk.setViewportSize({ width: Math.ceil(box?.width ?? 1), height: Math.ceil(box?.height ?? 1) });
  await takeWebPicture(browser, desk, path, mostBytes);
  await desk.close();
};

const columnOf = ({ seconds, stage, phone, panel }: Sight): string =>
  `<figure>${[stage, phone, panel].map((data) => `<img src="data:image/jpeg;base64,${data}">`).join('')}
  <figcaption>${seconds} s</figcaption></figure>`;
