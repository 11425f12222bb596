import { isDeepStrictEqual } from 'node:util';
import { type Browser, type BrowserContextOptions, type Page, test } from '@playwright/test';
import { paletteEveryMs, qrPalettes } from '../../apps/web/src/ui/qr-palettes';
import { expect, hostOf } from './game-pages';
import { holdMoment } from './scenes/moment';
import { hands, scanByHand } from './support/camera';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a phone 3 m away scans the code in all its colours, ${colorScheme}`, { tag: '@heavy' }, async ({
    browser,
  }) => {
    const host = await hostOf(browser, `qr-${colorScheme}@example.org`, 1);
    const link = new RegExp(`/join/${host.game.gameCode}$`);
    const storageState = await host.context.storageState();
    const screen = (path: string): Promise<Page> => screenAt(browser, path, { colorScheme, storageState });

    await test.step('on the share page', async () => {
      await scannedInAllColours(await screen(`/publish-qr?gameId=${host.game.id}`), link);
    });
    await test.step('on the projector, in the lobby', async () => {
      const page = await screen(`/screen/${host.game.id}`);
      await expect(page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
      await scannedInAllColours(page, link);
    });
    await test.step('on the projector, beside a question', async () => {
      await host.panel.press('Start Game');
      const page = await screen(`/screen/${host.game.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(host.game.questions[0]!.question);
      await scannedInAllColours(page, link);
    });
  });
}

/** A page of 1080p whose time can be stopped, in a browser of its own: its clock is that of all its pages. */
const screenAt = async (browser: Browser, path: string, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext({ ...options, viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(path);
  return page;
};

/** Time stands still for each picture, then goes on by one change of colours. */
const scannedInAllColours = async (page: Page, link: RegExp): Promise<void> => {
  const code = page.getByRole('img', { name: /QR code/ });
  await expect(code).toBeVisible();
  await holdMoment(page);
  const seen = new Set<string | null>();
  for (const _ of qrPalettes) {
    const colours = await code.locator('rect').getAttribute('fill');
    const picture = await pictureOf(page);
    for (const [hand, how] of Object.entries(hands)) {
      const read = scanByHand(picture, how);
      if (read === null)
        await test.info().attach(`${colours}, ${hand}`, { body: picture, contentType: 'image/png' });
      expect.soft(read ?? 'nothing', `${colours}, ${hand}`).toMatch(link);
    }
    seen.add(colours);
    await page.clock.runFor(paletteEveryMs);
  }
  expect([...seen].sort()).toEqual(qrPalettes.map(({ light }) => light).sort());
  await page.context().close();
};

/** Of a page that is still being laid out it would show half of the code: it is one where the code was, and still is. */
const pictureOf = async (page: Page): Promise<Buffer> => {
  await page.evaluate(() => document.fonts.ready);
  for (;;) {
    const clip = await around(page);
    const picture = await page.screenshot({ animations: 'disabled', clip });
    if (isDeepStrictEqual(clip, await around(page))) return picture;
  }
};

/** The code and what is around it: a scanner has to find it first. */
const around = async (page: Page) => {
  const box = await page.getByRole('img', { name: /QR code/ }).boundingBox();
  const [x, y] = [Math.max(0, box!.x - 150), Math.max(0, box!.y - 150)];
  const width = Math.min(1920 - x, box!.width + 300);
  return { x, y, width, height: Math.min(1080 - y, box!.height + 300) };
};
