import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { expect } from '../game-pages';
import { answer, startPicked } from '../support/bank';
import { holdMoment, letGo } from './moment';
import type { Tour } from './tour';

/** Somebody without an account practises alone. */
export const practiceJourney = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  await page.goto(paths.play('general'));
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await tour.show('solo-setup', page);

  await page.goto(paths.play('science'));
  await expect(page.getByText('Please sign in with Google to practice')).toBeVisible();
  await tour.show('solo-locked', page);

  await page.goto(`${paths.play('afrobeats')}?difficulty=Hard&count=50`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^There are only/)).toBeVisible();
  await tour.show('solo-too-few', page);

  await page.goto(paths.play('game_0123456789abcdef'));
  await expect(page.getByRole('heading', { name: 'This game does not exist.' })).toBeVisible();
  await tour.show('solo-unknown', page);

  await showPicker(tour);
  await showGame(tour);
};

const showPicker = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  await page.goto(paths.soloGeneral);
  await page.getByRole('checkbox').first().check();
  await tour.show('solo-pick', page);
  await page.getByRole('checkbox').first().uncheck();
  await page.getByRole('button', { name: 'Start the quiz' }).click();
  await expect(page.getByText('Please select at least one question')).toBeVisible();
  await tour.show('solo-pick-nothing', page);
  await page.route('**/api/questions/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The questions could not be loaded.')).toBeVisible();
  await tour.show('solo-pick-failed', page);
};

const showGame = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  await page.goto(paths.soloGeneral);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await startPicked(page, [0, 1, 2]);
  await holdMoment(page);
  await tour.show('solo-question', page);
  await answer(page, 'right');
  await tour.show('solo-right', page);
  await goOn(page, 2);
  await showQuit(tour, page);
  await answer(page, 'wrong');
  await tour.show('solo-wrong', page);
  await goOn(page, 3);
  await letGo(page);
  await answer(page, 'right');
  await expect(page.getByRole('heading', { name: 'Question by question' })).toBeVisible();
  await tour.show('solo-end', page);
  await showLostResult(tour);
};

/** The question's own time goes on meanwhile: thirty seconds are enough for the pictures between. */
const goOn = async (page: Page, question: number): Promise<void> => {
  await page.clock.runFor(2_100);
  await expect(page.getByText(`Question ${question} of 3`)).toBeVisible();
  // Until its answers may be given.
  await page.clock.runFor(600);
};

const showQuit = async (tour: Tour, page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'End this game' }).click();
  await expect(page.getByRole('heading', { name: 'End this game?' })).toBeVisible();
  await tour.show('solo-quit', page);
  await page.getByRole('button', { name: 'Keep playing' }).click();
};

/** The network is gone when the results are wanted. */
const showLostResult = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  await page.route('**/results', (route) => route.abort());
  await page.goto(paths.play('general'));
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'End this game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End this game' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await tour.show('solo-end-failed', page);
};
