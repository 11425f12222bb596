import { devices, test } from '@playwright/test';
import { qrPalettes } from '../../apps/web/src/ui/qr-palettes';
import { endHeading, expect, hostOf, joinAs, lettersOf, passing } from './game-pages';
import { motionOn, qrGroundsOn, watchMotion, watchQrGround } from './support/motion';

const { viewport } = devices['iPhone 13'];

test('with reduced motion everything is there and nothing moves, on the phone and on the projector', async ({
  browser,
}) => {
  const host = await hostOf(browser, 'still@example.org', 2);
  const [first, second] = host.game.questions.map(lettersOf);
  const screen = await host.context.newPage();
  await screen.emulateMedia({ reducedMotion: 'reduce' });
  await watchMotion(screen);
  await screen.goto(`/screen/${host.game.id}`);
  const prepare = watchMotion;
  const ada = await joinAs(browser, host.game.gameCode, 'Ada', {
    options: { viewport, reducedMotion: 'reduce' },
    prepare,
  });
  const bo = await joinAs(browser, host.game.gameCode, 'Bo', {
    options: { viewport, reducedMotion: 'no-preference' },
    prepare,
  });
  await expect(screen.getByText('2 players')).toBeVisible();

  await test.step('the question comes, and the ring tells its time', async () => {
    await host.panel.press('Start Game');
    for (const page of [ada.page, screen]) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(host.game.questions[0]!.question);
      const shareLeft = (): Promise<number> =>
        page
          .getByRole('timer')
          .locator('svg')
          .evaluate((ring) => Number(getComputedStyle(ring).getPropertyValue('--left')));
      const before = await shareLeft();
      expect(before).toBeLessThanOrEqual(1);
      await expect.poll(shareLeft).toBeLessThan(before);
    }
  });

  await test.step('the verdict comes, then the board, then the next question', async () => {
    // a verdict stands for two seconds: the page looks for it at each of its frames, from before the answer on
    const points = ada.page.waitForFunction(() =>
      [...document.querySelectorAll('p')].some(
        (line) => /^\+[\d,]+$/.test(line.textContent) && getComputedStyle(line).opacity === '1',
      ),
    );
    await Promise.all([points, ada.phone.answer(first!.right)]);
    await bo.phone.answer(first!.right);
    await expect(ada.page.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
    await expect(screen.getByRole('row', { name: /Ada/ })).toBeVisible();
    await host.panel.press('Next Question');
    await expect(screen.getByText(`Right answer: ${first!.right}`)).toBeVisible();
    await passing(ada.page, 'Incorrect!', () => ada.phone.answer(second!.wrong));
    await bo.phone.answer(second!.right);
    await expect(ada.page.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
  });

  await test.step('and the end', async () => {
    await host.panel.press('Finish');
    await expect(endHeading(ada.page)).toBeVisible();
    await expect(ada.page.getByText('1 of 2 correct')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Winners' })).toBeVisible();
    await expect(bo.page.getByText('2 of 2 correct')).toBeVisible();
  });

  expect(await motionOn(ada.page)).toEqual([]);
  expect(await motionOn(screen)).toEqual([]);
  // the same game, watched in the same way where nobody asked for stillness
  await expect.poll(() => motionOn(bo.page)).toEqual(expect.arrayContaining(['rise', 'fly', 'canvas']));
});

test('the colours of the QR code change without a fade, and with one for everybody else', async ({
  browser,
}) => {
  const grounds = qrPalettes.map(({ light }) => light.toLowerCase());
  const host = await hostOf(browser, 'fades@example.org', 1);
  const still = await host.context.newPage();
  await still.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await host.context.newPage();
  await moving.emulateMedia({ reducedMotion: 'no-preference' });
  for (const page of [still, moving]) {
    await watchMotion(page);
    await watchQrGround(page);
    await page.goto(`/publish-qr?gameId=${host.game.id}`);
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  }
  await still.bringToFront();
  await expect.poll(async () => (await qrGroundsOn(still)).length).toBeGreaterThanOrEqual(3);
  expect(grounds).toEqual(expect.arrayContaining(await qrGroundsOn(still)));
  expect(await motionOn(still)).toEqual([]);

  await moving.bringToFront();
  await expect.poll(() => motionOn(moving)).toEqual(expect.arrayContaining(['fill']));
  await expect
    .poll(async () => (await qrGroundsOn(moving)).some((colour) => !grounds.includes(colour)))
    .toBe(true);
});
