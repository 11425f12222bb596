import { type Page, test } from '@playwright/test';
import { limits } from '../../libs/domain/src/contract/limits';
import { expect, hostOf, joinAs, lettersOf } from './game-pages';
import { countdownOf, recordCountdown, setClockWrong } from './support/countdown';

const limit = limits.timeLimit.max;

for (const minutes of [7, -7]) {
  test(`a phone whose clock is wrong by ${minutes} minutes counts down like all others, and scores`, async ({
    browser,
  }) => {
    const host = await hostOf(browser, `clock${minutes}@example.org`, 2);
    const [first, second] = host.game.questions.map(lettersOf);
    const honest = await joinAs(browser, host.game.gameCode, 'Ada', { prepare: recordCountdown });
    const wrong = await joinAs(browser, host.game.gameCode, 'Bo', {
      prepare: async (page) => {
        await setClockWrong(page, minutes);
        await recordCountdown(page);
      },
    });
    await expect(host.panel.player('Bo')).toBeVisible();

    await test.step('its clock is wrong, not its sense of time', async () => {
      const off = await wrong.page.evaluate(() => Date.now() - (performance.timeOrigin + performance.now()));
      expect(Math.round(off / 60_000)).toBe(minutes);
    });

    await test.step('both see the same seconds, and both score', async () => {
      await host.panel.press('Start Game');
      await expect(wrong.phone.question()).toHaveText(host.game.questions[0]!.question);
      await sameSeconds(honest.page, wrong.page);
      await wrong.phone.answer(first!.right);
      await expect(wrong.phone.score()).not.toHaveText('0');
    });

    await test.step('coming back in the middle of a question, it is told the time anew', async () => {
      await host.panel.press('Next Question');
      await expect(wrong.phone.question()).toHaveText(host.game.questions[1]!.question);
      await calm(wrong.page, 2);
      await wrong.page.reload();
      await expect(wrong.phone.question()).toHaveText(host.game.questions[1]!.question);
      await sameSeconds(honest.page, wrong.page);
      await calm(wrong.page, 1);
      const before = await wrong.phone.score().innerText();
      await wrong.phone.answer(second!.right);
      await expect(wrong.phone.score()).not.toHaveText(before);
    });
  });
}

/** Within one second of each other; a page that was held up by a busy machine is looked at again. */
const sameSeconds = async (one: Page, other: Page): Promise<void> => {
  const secondsOf = async (page: Page): Promise<number> =>
    Number.parseInt((await page.getByRole('timer').getAttribute('aria-label')) ?? '', 10);
  await expect(async () => {
    const [a, b] = await Promise.all([secondsOf(one), secondsOf(other)]);
    expect(a).toBeGreaterThan(0);
    expect(Math.abs(a - b)).toBeLessThanOrEqual(1);
  }).toPass();
};

/** Never more than there is, never suddenly none, and within each question only down. */
const calm = async (page: Page, questions: number): Promise<void> => {
  const shown = await countdownOf(page);
  expect(Math.max(...shown)).toBeLessThanOrEqual(limit);
  expect(Math.min(...shown)).toBeGreaterThan(0);
  const rises = shown.filter((seconds, at) => seconds > (shown[at - 1] ?? seconds));
  expect(rises.length, `shown: ${shown.join(' ')}`).toBeLessThan(questions);
};
