import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '../../../apps/web/src/paths';
import { expect } from '../game-pages';
import { signIn } from '../support/sign-in';
import { joinCrowd, joinWithPage, openGame } from './game';
import { holdMoment, letGo } from './moment';
import { lastQuestion, question500, shortQuestion } from './questions';
import type { Tour } from './tour';

/** A game played step by step, and a host's saved games. */
export const stepsJourney = async (tour: Tour): Promise<void> => {
  const { host, panel } = await openGame(tour, [shortQuestion, question500, lastQuestion]);
  const ada = await joinWithPage(tour, host.joinCode, 'Ada');
  const crowd = await joinCrowd(tour, host.joinCode);
  await ada.goto(paths.answerTrivia);
  await expect(ada.getByRole('heading', { name: 'Get Ready' })).toBeVisible();
  await tour.show('answer-waiting', ada);

  await host.start();
  await expect(ada.getByText('Question 1 of 3')).toBeVisible();
  await tour.show('answer-question', ada);
  await choose(ada, 'B');
  await tour.show('answer-chosen', ada);
  await Promise.all(crowd.map((player, index) => player.answer(index % 3 ? 'B' : 'A')));
  await holdMoment(ada);
  await ada.getByRole('button', { name: 'Submit Answer' }).click();
  await expect(async () => {
    await ada.clock.runFor(50);
    await expect(ada.getByText('Correct!', { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await tour.show('leaderboard-verdict', ada);
  await letGo(ada);
  await expect(ada.getByText('Correct!', { exact: true })).toHaveCount(0);
  await tour.show('leaderboard-live', ada);
  await ada.goto(paths.answerTrivia);
  await expect(ada.getByText('You chose B')).toBeVisible();
  await tour.show('answer-locked', ada);
  await ada.goto(paths.playTrivia);
  await expect(ada.getByTestId('own-score')).not.toHaveText('0');
  await tour.show('play-trivia', ada);

  await host.next(0);
  await ada.goto(paths.answerTrivia);
  await expect(ada.getByText('Question 2 of 3')).toBeVisible();
  await tour.show('answer-question-500', ada);
  await host.finish();
  await expect(ada.getByRole('heading', { name: 'Final Results' })).toBeVisible();
  await tour.show('leaderboard-final', ada);
  await ada.goto(paths.ownResults);
  await expect(ada.getByTestId('result-row')).toHaveCount(2);
  await tour.show('own-results', ada);

  await panel.goto(paths.myTrivia);
  await expect(panel.getByRole('heading', { name: 'My Trivia' })).toBeVisible();
  await tour.show('my-trivia', panel);
  await showNewcomer(tour);
};

const choose = (page: Page, letter: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^Answer ${letter}:`) }).check({ force: true });

/** Signed in, and in no game yet. */
const showNewcomer = async (tour: Tour): Promise<void> => {
  const page = await tour.open();
  await page.goto(paths.myTrivia);
  await expect(page.getByText('Please sign in to access this page.')).toBeVisible();
  await tour.show('my-trivia-signed-out', page);
  await signIn(page, { email: `nils-${randomUUID()}@example.org` });
  await page.goto(paths.myTrivia);
  await expect(page.getByRole('heading', { name: 'No trivia yet' })).toBeVisible();
  await tour.show('my-trivia-empty', page);
  await page.goto(paths.leaderboard);
  await expect(page.getByRole('heading', { name: 'No game yet' })).toBeVisible();
  await tour.show('leaderboard-no-game', page);
  await page.goto(paths.answerTrivia);
  await expect(page.getByRole('heading', { name: 'You host this game' })).toBeVisible();
  await tour.show('answer-as-host', page);
};
