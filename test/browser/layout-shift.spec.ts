import { type Page, test } from '@playwright/test';
import { answersOpen, expect, passing } from './game-pages';
import { watchShifts } from './layout/shifts';
import { Browsers } from './scenes/browsers';
import { joinCrowd, joinWithPage, openGame } from './scenes/game';
import { lastQuestion, question200, shortQuestion } from './scenes/questions';
import { sizes } from './scenes/sizes';

test('nothing on a phone moves its place from one state of a round to the next', { tag: '@heavy' }, async ({
  browser,
  baseURL,
}) => {
  const browsers = new Browsers({ browser, url: baseURL!, look: { viewport: sizes.phone } });
  try {
    const { host } = await openGame(browsers, [shortQuestion, question200, lastQuestion]);
    const ada = await joinWithPage(browsers, host.joinCode, 'Ada');
    const crowd = await joinCrowd(browsers, host.joinCode);
    await host.start();
    await expect(ada.getByRole('heading', { name: shortQuestion.question })).toBeVisible();
    const shifts = await watchShifts(ada);

    await passing(ada, 'Correct!', () => press(ada, 'B'));
    await expect(ada.getByText('You chose B')).toBeVisible();
    await Promise.all(crowd.map((player) => player.answer('B')));
    await expect(ada.getByRole('row')).toHaveCount(9);
    await host.next(0);
    await expect(ada.getByRole('heading', { name: question200.question })).toBeVisible();
    await passing(ada, 'Incorrect!', () => press(ada, 'D'));
    await expect(ada.getByText('You chose D')).toBeVisible();
    await host.next(1);
    await expect(ada.getByRole('heading', { name: lastQuestion.question })).toBeVisible();

    const { sum, moved } = await shifts();
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(0.02);
  } finally {
    await browsers.end();
  }
});

/** By script: what moves shortly after a real touch would not be counted. */
const press = async (page: Page, letter: string): Promise<void> => {
  await answersOpen(page);
  await page
    .getByRole('button', { name: new RegExp(`^Answer ${letter}:`) })
    .evaluate((button: HTMLButtonElement) => button.click());
};
