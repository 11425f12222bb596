import { test } from '@playwright/test';
import { paths } from '../../apps/web/src/paths';
import { quiz } from '../support/live/quiz';
import { TestPlayer } from '../support/live/test-player.js';
import { somebody } from './account-pages';
import { expect } from './game-pages';
import { signIn } from './support/sign-in';

/** What the page has begun to play: whether it goes round, and how many seconds it lasts. */
interface Played {
  readonly loops: boolean;
  readonly seconds: number;
}

/** Playwright's own looks count as touches of the page; here only a hand's do. */
const countHandsOnly = (): void => {
  let hasBeenActive = false;
  for (const touch of ['pointerdown', 'keydown'])
    addEventListener(touch, () => (hasBeenActive = true), { capture: true });
  Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
};

const listen = (): void => {
  const heard: Played[] = [];
  Object.assign(globalThis, { heard });
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    heard.push({ loops: this.loop, seconds: this.buffer?.duration ?? 0 });
    start.apply(this, when);
  };
};

test('the wall sounds once it was touched, and is silent at one press', async ({ page, baseURL }) => {
  await signIn(page, { email: somebody('loud') });
  const rules = { pacing: 'host', readSeconds: 0, boardEvery: 'never' };
  const made = await page.request.post('/api/games', {
    data: { title: 'Loud', questions: quiz(1), rules },
  });
  const { game } = await made.json();
  await TestPlayer.on({ url: baseURL! }).join(game.gameCode, 'Ada');
  const wall = await page.context().newPage();
  await wall.addInitScript(countHandsOnly);
  await wall.addInitScript(listen);
  const heard = () => wall.evaluate(() => (globalThis as unknown as { heard: Played[] }).heard);
  await wall.goto(paths.screen(game.id));
  const sound = wall.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await expect(sound).toHaveAttribute('title', 'Press for sound');
  expect(await heard()).toEqual([]);

  await test.step('a press lets it sound: the lobby has its music, round and round', async () => {
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(heard).toEqual([{ loops: true, seconds: expect.closeTo((32 * 60) / 84, 2) }]);
  });

  await test.step('the answer has a chord, and so has the end', async () => {
    await wall.getByRole('button', { name: 'Start Game' }).click();
    await wall.getByRole('button', { name: 'Close the question' }).click();
    await expect.poll(async () => (await heard()).length).toBe(2);
    await wall.getByRole('button', { name: 'Go on' }).click();
    await expect(wall.getByRole('heading', { name: 'Winners' })).toBeVisible();
    await expect.poll(async () => (await heard()).length).toBe(3);
  });

  await test.step('silence and loudness are kept', async () => {
    await wall.getByRole('slider', { name: 'Volume' }).fill('0.3');
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'false');
    await wall.reload();
    await expect(sound).toHaveAttribute('title', 'Sound is off');
    await sound.click();
    await expect(sound).toHaveAttribute('aria-pressed', 'true');
    await expect(wall.getByRole('slider', { name: 'Volume' })).toHaveValue('0.3');
  });
});
