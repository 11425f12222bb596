import { devices, test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { qrPalettes } from '../../apps/web/src/ui/qr-palettes';
import { quiz } from '../support/live/quiz';
import { answersOpen, endHeading, expect, hostOf, hostPanel, joinAs, lettersOf, passing } from './game-pages';
import { leadsOn, seesPhase } from './led-game';
import { motionOn, qrGroundsOn, watchMotion, watchQrGround } from './support/motion';
import { signIn } from './support/sign-in';

const { viewport } = devices['iPhone 13'];

test('with reduced motion everything is there and nothing moves, on the phone and on the projector', {
  tag: '@heavy',
}, async ({ browser }) => {
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

test('a game that is led tells the same with reduced motion, phase by phase, and nothing moves', {
  tag: '@heavy',
}, async ({ browser }) => {
  const context = await browser.newContext();
  const panel = await context.newPage();
  await signIn(panel, { email: 'still-led@example.org', name: 'Hanna Host' });
  const made = await panel.request.post('/api/games', {
    data: {
      title: 'Led in stillness',
      questions: quiz(2, { name: 'still' }),
      // equals in all but their name, so that their phones have the same to say
      rules: { pacing: 'host', readSeconds: 0, scoring: 'accuracy', streakBonus: true },
    },
  });
  expect(made.status()).toBe(201);
  const { game } = await made.json();
  await panel.goto(paths.hostPanel(game.id));
  const wall = await context.newPage();
  await wall.emulateMedia({ reducedMotion: 'reduce' });
  await watchMotion(wall);
  await wall.goto(paths.screen(game.id));
  const prepare = watchMotion;
  const phoneOf = (name: string, reducedMotion: 'reduce' | 'no-preference') =>
    joinAs(browser, game.gameCode, name, { options: { viewport, reducedMotion }, prepare });
  const ada = await phoneOf('Ada', 'reduce');
  const bo = await phoneOf('Bo', 'no-preference');
  await expect(hostPanel(panel).player('Bo')).toBeVisible();
  await hostPanel(panel).press('Start Game');

  /** Once what counts up has come to its end, both phones say the same. */
  const sayTheSame = async (): Promise<void> => {
    const said = async ({ page }: typeof ada): Promise<string> =>
      (await page.locator('#root').innerText()).replace(/\s+/g, ' ');
    const apart = async (): Promise<string[]> => {
      const [one, other] = await Promise.all([said(ada), said(bo)]);
      return one === other ? [] : [one, other];
    };
    await expect.poll(apart).toEqual([]);
  };
  for (const letter of ['B', 'C']) {
    for (const { page, phone } of [ada, bo]) {
      await answersOpen(page);
      await phone.answer(letter);
    }
    await seesPhase(panel, 'The answer is shown');
    await expect(ada.page.getByText('Correct!', { exact: true })).toBeVisible();
    await expect(wall.getByText('2 of 2 players were right')).toBeVisible();
    await sayTheSame();
    if (letter === 'C') break;
    await leadsOn(panel, 'The answer is shown', 'Show standings');
    await expect(wall.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
    await expect(ada.page.getByRole('table', { name: 'Leaderboard' })).toBeVisible();
    await sayTheSame();
    await leadsOn(panel, 'Standings', 'Next Question');
  }
  await leadsOn(panel, 'The answer is shown', 'Show the winners');
  for (const { page } of [ada, bo]) {
    await expect(endHeading(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your result' })).toContainText('1st of 2');
    await expect(page.getByRole('region', { name: 'Your result' })).toContainText('210 points');
  }
  await expect(wall.getByRole('heading', { name: 'Winners' })).toBeVisible();
  expect(await motionOn(ada.page)).toEqual([]);
  expect(await motionOn(wall)).toEqual([]);
  // the same game, watched in the same way where nobody asked for stillness
  await expect.poll(() => motionOn(bo.page)).toEqual(expect.arrayContaining(['rise']));
});

test('the colours of the QR code change without a fade, and with one for everybody else', {
  tag: '@heavy',
}, async ({ browser }) => {
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
