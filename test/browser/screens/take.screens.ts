import { join } from 'node:path';
import { test } from '@playwright/test';
import { setLetters } from '../layout/texts';
import { journeyNames } from '../scenes/scene';
import { walk } from '../scenes/walk';
import { folder, looksOf, pictureOf, screenOf } from './pictures';

for (const journey of journeyNames) {
  test(journey, async ({ browser, baseURL }) => {
    await walk(journey, {
      browser,
      url: baseURL!,
      look: { deviceScaleFactor: 2 },
      visit: async (page, scene) => {
        for (const look of looksOf(scene)) {
          await page.setViewportSize(screenOf(look));
          await page.emulateMedia({ colorScheme: look.colorScheme });
          await setLetters(page, look.letters);
          await page.screenshot({
            path: join(folder, pictureOf(scene.name, look)),
            scale: look.size === 'phone' ? 'device' : 'css',
          });
          await setLetters(page, 100);
        }
      },
    });
  });
}
