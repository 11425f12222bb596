import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/chromium';
import { folder } from './pictures';
import { sheetsPage } from './sheets-page';

/** One page with all pictures, and the same as pictures of a dozen each. */
export default async (): Promise<void> => {
  const index = join(folder, 'index.html');
  await writeFile(index, sheetsPage());
  const { channel, launchOptions } = await findBrowser();
  const browser = await chromium.launch({ ...launchOptions, ...(channel && { channel }) });
  try {
    const page = await browser.newPage({ viewport: { width: 1800, height: 1400 } });
    await page.goto(pathToFileURL(index).href);
    const sheets = await page.locator('section').all();
    for (const [at, sheet] of sheets.entries())
      await sheet.screenshot({ path: join(folder, `sheet-${String(at + 1).padStart(2, '0')}.png`) });
    console.log(`\n${sheets.length} contact sheets, and all pictures: ${index}`);
  } finally {
    await browser.close();
  }
};
