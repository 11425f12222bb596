import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { expect } from '../game-pages';
import { Browsers } from '../scenes/browsers';
import { joinWithPage } from '../scenes/game';
import { holdMoment, letGo } from '../scenes/moment';
import { sizes } from '../scenes/sizes';
import { completeOwnProfile } from '../support/sign-in';
import { answerRound, beginEvening } from './evening';
import { takeWebPicture } from './web-picture';

const folder = join(import.meta.dirname, '../../../docs/pictures');
const email = 'rita@example.org';
/** Between two answers, so that their speed shows in the points. */
const aMoment = 900;

test('the pictures of the README', async ({ browser, baseURL }) => {
  await mkdir(folder, { recursive: true });
  const browsers = new Browsers({ browser, url: baseURL!, look: { reducedMotion: 'reduce' } });
  const take = async (page: Page, name: string): Promise<void> => {
    await page.evaluate(() => document.fonts.ready);
    await takeWebPicture(browser, page, join(folder, `${name}.webp`));
  };
  try {
    for (const title of ['Monday, the long table', 'Sunday brunch', 'Friday, the whole office']) {
      const earlier = await beginEvening(browsers, email, title);
      await earlier.host.start();
      await answerRound(earlier, 0);
      await earlier.host.finish();
    }

    const evening = await beginEvening(browsers, email, 'Thursday night at the Anchor');
    const { host } = evening;
    const panel = await browsers.open(host.cookie);
    await completeOwnProfile(panel);
    await panel.setViewportSize(sizes.desktop);
    await panel.goto(paths.hostPanel(host.gameId));
    const stage = await panel.context().newPage();
    await stage.setViewportSize(sizes.stage);
    await stage.goto(paths.screen(host.gameId));
    const ada = await joinWithPage(browsers, host.joinCode, 'Ada');
    await ada.setViewportSize(sizes.phone);
    await expect(panel.getByTestId('player-row')).toHaveCount(10);

    await host.start();
    await expect(ada.getByText('Question 1 of 4')).toBeVisible();
    await ada.getByRole('button', { name: /^Answer B:/ }).click();
    await answerRound(evening, 0, aMoment);
    await expect(panel.getByText('10 of 10 answered')).toBeVisible();
    await holdMoment(stage);
    await host.next(0);
    await expect(ada.getByText('Question 2 of 4')).toBeVisible();
    await expect(stage.getByText('Right answer: B')).toBeVisible();
    await take(stage, 'projector');
    await letGo(stage);
    await answerRound(evening, 1, aMoment);
    await expect(panel.getByText('4 of 10 answered')).toBeVisible();
    await take(panel, 'host-panel');
    await take(ada, 'phone');

    for (const [title, category] of [
      ['Planets and other neighbours', 'Science'],
      ['Rivers of the world', 'Geography'],
      ['Songs everybody hums', 'Entertainment'],
    ]) {
      const made = await panel.request.post('/api/saved-trivia-sets', { data: { title, category } });
      expect(made.status()).toBe(201);
    }
    // what is counted follows the log within two seconds
    await expect(async () => {
      await panel.goto(paths.dashboard);
      await expect(panel.getByTestId('live-game')).toBeVisible();
      await expect(panel.getByTestId('stat').filter({ hasText: 'Total Players' })).toContainText('27', {
        timeout: 2_000,
      });
    }).toPass({ timeout: 60_000 });
    await take(panel, 'dashboard');
  } finally {
    await browsers.end();
  }
});
