import { test } from '@playwright/test';
import { expect } from './game-pages';
import { barriersOn } from './scenes/barriers';
import { inFrench, isSeenInFrench } from './scenes/in-french';
import { journeyNames } from './scenes/scene';
import { sizes } from './scenes/sizes';
import { walk } from './scenes/walk';

// Every scene of a whole evening is examined twice: on a busy machine that takes its time.
test.describe.configure({ timeout: 240_000 });

const sizeFor = { page: sizes.phone, player: sizes.phone, host: sizes.desktop, stage: sizes.stage };

for (const journey of journeyNames) {
  test(`nothing on the ${journey} journey keeps anybody out, by day or by night`, async ({
    browser,
    baseURL,
  }) => {
    await walk(journey, {
      browser,
      url: baseURL!,
      visit: async (page, { name, by }) => {
        await page.setViewportSize(sizeFor[by]);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await barriersOn(page), `${name}, ${colorScheme}`).toEqual([]);
        }
        if (isSeenInFrench(journey))
          await inFrench(page, name, async () => {
            expect.soft(await barriersOn(page), `${name}, in French`).toEqual([]);
          });
      },
    });
  });
}
