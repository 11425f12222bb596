import { writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';

/** What one picture of the README may weigh, in bytes: four of them open with the page. */
const mostBytes = 120_000;
const quality = 0.85;

/** The page as it is seen, as a WebP: a third of the PNG. The browser itself writes it, so nothing else is needed. */
export const takeWebPicture = async (
  browser: Browser,
  page: Page,
  path: string,
  most = mostBytes,
): Promise<void> => {
  const png = await page.screenshot({ animations: 'disabled' });
  const desk = await browser.newPage();
  const encoded = await desk.evaluate(
    async ([source, level]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', level);
    },
    [png.toString('base64'), quality] as const,
  );
  await desk.close();
  const [kind, body = ''] = encoded.split(',');
  if (kind !== 'data:image/webp;base64') throw new Error(`This browser writes no WebP, but ${kind}`);
  const bytes = Buffer.from(body, 'base64');
  if (bytes.length > most) throw new Error(`${path} has ${bytes.length} bytes, more than ${most}`);
  await writeFile(path, bytes);
};
