import type { Locator, Page } from '@playwright/test';
import type { Letter } from '../../people/player.js';
import type { QuizQuestion } from '../../support/live/quiz.js';
import { expect, passing } from '../game-pages';
import type { Night } from './game';
import { holdMoment, letGo } from './moment';
import { hurriedQuestion, lastQuestion, question200, question500, shortQuestion } from './questions';

/** A question that fits everywhere, answered right. */
export const showShortQuestion = async ({ tour, ada, panel, stage, crowd }: Night): Promise<void> => {
  for (const page of [ada, panel, stage]) await expect(asked(page, shortQuestion)).toBeVisible();
  await tour.show('player-question', ada);
  await tour.show('host-question', panel);
  await tour.show('screen-question', stage);

  const letters: Letter[] = ['B', 'A', 'B', 'C', 'B'];
  await Promise.all(letters.map((letter, index) => crowd[index]!.answer(letter)));
  await holdMoment(ada);
  await press(ada, 'B');
  await expect(ada.getByText('Correct!', { exact: true })).toBeVisible();
  await tour.show('player-right', ada);
  await letGo(ada);
  await expect(ada.getByText('You chose B')).toBeVisible();
  await expect(ada.getByRole('row', { name: /Ada/ })).toBeVisible();
  await tour.show('player-standings', ada);
  await expect(panel.getByText('6 of 12 answered')).toBeVisible();
  await tour.show('host-answered', panel);
};

/** The longest question that a phone shows without scrolling, answered wrong; the room hears of the one before. */
export const showQuestionOf200 = async ({ host, tour, ada, stage, crowd }: Night): Promise<void> => {
  await holdMoment(stage);
  await host.next(0);
  await expect(stage.getByText('Right answer: B')).toBeVisible();
  await tour.show('screen-last-answer', stage);
  await letGo(stage);
  await expect(asked(ada, question200)).toBeVisible();
  await tour.show('player-question-200', ada);
  await expect(stage.getByText('Right answer: B')).toHaveCount(0);
  await tour.show('screen-question-200', stage);

  await Promise.all(crowd.map((player, index) => player.answer(index % 2 ? 'A' : 'D')));
  await holdMoment(ada);
  await press(ada, 'C');
  await expect(ada.getByText('Incorrect!', { exact: true })).toBeVisible();
  await tour.show('player-wrong', ada);
  await letGo(ada);
  await expect(ada.getByText('You chose C')).toBeVisible();
};

/** As long as a question may be; meanwhile the network goes away and comes back. */
export const showQuestionOf500 = async ({ host, tour, ada, panel, stage }: Night): Promise<void> => {
  await host.next(1);
  for (const page of [ada, panel, stage]) await expect(asked(page, question500)).toBeVisible();
  await tour.show('player-question-500', ada);
  await tour.show('host-question-500', panel);
  await tour.show('screen-question-500', stage);

  await ada.context().setOffline(true);
  await expect(ada.getByText('No connection. Reconnecting…')).toBeVisible({ timeout: 60_000 });
  await tour.show('player-reconnecting', ada);
  await ada.context().setOffline(false);
  await expect(ada.getByText('No connection. Reconnecting…')).toHaveCount(0);
  await press(ada, 'C');
  await expect(ada.getByText('You chose C')).toBeVisible();
  await tour.show('player-standings-500', ada);
  await expect(ada.getByText('You are back.')).toHaveCount(0);
};

export const showPause = async ({ host, tour, ada, panel, stage }: Night): Promise<void> => {
  await host.pause();
  for (const page of [ada, stage]) await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(panel.getByTestId('game-status')).toHaveText('Paused');
  await tour.show('player-paused', ada);
  await tour.show('host-paused', panel);
  await tour.show('screen-paused', stage);
  await host.resume();
};

/** A question of five seconds that nobody answers: the word comes over the next one. */
export const showTimeUp = async ({ host, tour, ada }: Night): Promise<void> => {
  await passing(ada, hurriedQuestion.question, () => host.next(2));
  // its clock stands where the next question opens
  await holdMoment(ada, (hurriedQuestion.timeLimit + 2) * 1_000);
  await expect(asked(ada, lastQuestion)).toBeVisible();
  await expect(ada.getByText('Time is up.', { exact: true })).toBeVisible();
  await tour.show('player-time-up', ada);
  await letGo(ada);
};

const asked = (page: Page, { question }: QuizQuestion): Locator =>
  page.getByRole('heading', { name: question, exact: true });

const press = (page: Page, letter: Letter): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^Answer ${letter}:`) }).click();
