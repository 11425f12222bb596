import { type Page, test } from '@playwright/test';
import { limits } from '../../libs/domain/src/contract/limits';
import { somebody } from './account-pages';
import { expect, hostOf, joinAs, lettersOf, passing } from './game-pages';
import { coloursOf, countdownOf, recordColours, recordCountdown, setClockWrong } from './support/countdown';
import { listen, spokenOn } from './support/speech';

const limit = limits.timeLimit.max;

test('phones whose clocks are wrong by 7 minutes count down like all others, and score', async ({
  browser,
}) => {
  const host = await hostOf(browser, somebody('clock'), 2);
  const [first, second] = host.game.questions.map(lettersOf);
  const honest = await joinAs(browser, host.game.gameCode, 'Ada', { prepare: recordCountdown });
  const late: Awaited<ReturnType<typeof joinAs>>[] = [];
  for (const minutes of [7, -7]) {
    const wrong = await joinAs(browser, host.game.gameCode, `Bo ${minutes}`, {
      prepare: async (page) => {
        await setClockWrong(page, minutes);
        await recordCountdown(page);
      },
    });
    await expect(host.panel.player(`Bo ${minutes}`)).toBeVisible();
    await test.step('its clock is wrong, not its sense of time', async () => {
      const off = await wrong.page.evaluate(() => Date.now() - (performance.timeOrigin + performance.now()));
      expect(Math.round(off / 60_000)).toBe(minutes);
    });
    late.push(wrong);
  }

  await test.step('all see the same seconds, and all score', async () => {
    await host.panel.press('Start Game');
    for (const wrong of late) {
      await expect(wrong.phone.question()).toHaveText(host.game.questions[0]!.question);
      await sameSeconds(honest.page, wrong.page);
    }
    for (const wrong of late) {
      await wrong.phone.answer(first!.right);
      await expect(wrong.phone.score()).not.toHaveText('0');
    }
  });

  await test.step('coming back in the middle of a question, they are told the time anew', async () => {
    await host.panel.press('Next Question');
    for (const wrong of late) {
      await expect(wrong.phone.question()).toHaveText(host.game.questions[1]!.question);
      await calm(wrong.page, 2);
      await wrong.page.reload();
      await expect(wrong.phone.question()).toHaveText(host.game.questions[1]!.question);
      await sameSeconds(honest.page, wrong.page);
      await calm(wrong.page, 1);
      const before = await wrong.phone.score().innerText();
      await wrong.phone.answer(second!.right);
      await expect(wrong.phone.score()).not.toHaveText(before);
    }
  });
});

test('at ten seconds the number turns red, at ten and at five the time is told, and at its end what was right', async ({
  browser,
}) => {
  const host = await hostOf(browser, somebody('last-seconds'), 2, [30]);
  const listening = await joinAs(browser, host.game.gameCode, 'Ada', { prepare: listen });
  const stepping = await joinAs(browser, host.game.gameCode, 'Bo', { prepare: recordColours });
  for (const name of ['Ada', 'Bo']) await expect(host.panel.player(name)).toBeVisible();
  await stepping.page.goto('/answer-trivia');
  await expect(stepping.page.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  const { options, answer } = host.game.questions[0]!;
  await passing(
    stepping.page,
    ['Time is up.', `Right answer: ${lettersOf(host.game.questions[0]!).right} · ${options[answer]}`],
    () => host.panel.press('Start Game'),
  );
  const early = await coloursOf(stepping.page, (seconds) => seconds > 10);
  const late = await coloursOf(stepping.page, (seconds) => seconds > 5 && seconds <= 10);
  expect([early.size, late.size]).toEqual([1, 1]);
  expect(early).not.toEqual(late);
  await expect(stepping.page.getByText('Question 2 of 2')).toBeVisible();

  await expect(listening.phone.question()).toHaveText(host.game.questions[1]!.question);
  const spoken = await spokenOn(listening.page);
  expect(spoken.filter((text) => text.endsWith('seconds left'))).toEqual([
    '10 seconds left',
    '5 seconds left',
  ]);
  expect(spoken.filter((text) => text.startsWith('Time is up. Right answer:'))).toHaveLength(1);
});

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
