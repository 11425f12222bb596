import { type Locator, test } from '@playwright/test';
import { boardOf, expect, hostOf, joinAs, lettersOf } from './game-pages';
import { holdMoment, letGo } from './scenes/moment';
import { signIn } from './support/sign-in';

// confetti is for those who welcome motion
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a verdict stands as long as it should: ‘Incorrect!’ 1.5 s, the rest of it 2 s', async ({ browser }) => {
  const host = await hostOf(browser, 'moments@example.org', 2);
  const [first, second] = host.game.questions.map(lettersOf);
  const { page, phone } = await joinAs(browser, host.game.gameCode, 'Ada', {
    prepare: (fresh) => fresh.clock.install(),
  });
  await expect(host.panel.player('Ada')).toBeVisible();
  await host.panel.press('Start Game');
  await expect(phone.question()).toHaveText(host.game.questions[0]!.question);
  const rightAnswer = page.getByText(/^Right answer: /).locator('visible=true');

  await test.step('wrong', async () => {
    const verdict = page.getByText('Incorrect!', { exact: true });
    await holdMoment(page);
    await phone.answer(first!.wrong);
    await expect(verdict).toBeVisible();
    await page.clock.runFor(1_499);
    await expect(verdict).toBeVisible();
    await page.clock.runFor(1);
    await expect(verdict).toBeHidden();
    await expect(rightAnswer).toBeVisible();
    expect(await emptyAbove(rightAnswer), 'the word leaves no empty line').toBe(0);
    await page.clock.runFor(499);
    await expect(rightAnswer).toBeVisible();
    await page.clock.runFor(1);
    await expect(rightAnswer).toBeHidden();
    // what a page has still to fetch does not come into sight while its clock is held
    await letGo(page);
    expect(await boardOf(page)).toEqual(['1 Ada 0']);
  });

  await test.step('right: points fly and confetti falls', async () => {
    await host.panel.press('Next Question');
    await expect(phone.question()).toHaveText(host.game.questions[1]!.question);
    const points = page.getByText(/^\+[\d,]+$/);
    await holdMoment(page);
    await phone.answer(second!.right);
    await expect(page.getByText('Correct!', { exact: true })).toBeVisible();
    await expect(points).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(1);
    await page.clock.runFor(1_999);
    await expect(points).toBeVisible();
    await page.clock.runFor(1);
    await expect(points).toBeHidden();
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(page.getByText('in a row')).toHaveCount(0);
  });
});

/** Of the room that a text stands in, what it leaves empty over it, in pixels. */
const emptyAbove = (text: Locator): Promise<number> =>
  text.evaluate((line) => line.getBoundingClientRect().top - line.parentElement!.getBoundingClientRect().top);

test('the word on a new team goes after 5 s, the team stays', async ({ page }) => {
  await page.clock.install();
  await signIn(page, { email: 'newteam@example.org', returnTo: '/create-team' });
  await page.getByLabel('Team Name').fill('The Clocks');
  await holdMoment(page);
  await page.getByRole('button', { name: 'Create Team' }).click();
  const word = page.getByText('Your team is ready.');
  await expect(word).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(word).toBeVisible();
  await page.clock.runFor(1);
  await expect(word).toBeHidden();
  await expect(page.getByTestId('team-code')).toBeVisible();
});
