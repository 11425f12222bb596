import type { Page } from '@playwright/test';
import type { Letter } from '../../people/player.js';
import { endHeading, expect } from '../game-pages';
import { joinCrowd, joinWithPage, openGame } from './game';
import { holdMoment, letGo } from './moment';
import { lastQuestion, question200, shortQuestion } from './questions';
import type { Tour } from './tour';

/** So long stands a round's title, and something more. */
const pastTheTitleMs = 5_000;

const press = (page: Page, letter: Letter): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^Answer ${letter}:`) }).click();

/** A game that its host leads from phase to phase, by rounds, as a phone and the wall show it. */
export const eveningJourney = async (tour: Tour): Promise<void> => {
  const why =
    'Saturn has more than 270 that have been confirmed; the newest of them are only a few kilometres wide.';
  const text = 'The kitchen closes in ten minutes: last orders for food!';
  const questions = [
    { ...shortQuestion, round: 'Out there', explanation: why },
    { ...question200, round: 'Out there', breakAfter: { minutes: 5, text } },
    { ...lastQuestion, round: 'Songs of the sea, and other noise' },
  ];
  const { host, panel, stage } = await openGame(tour, questions, undefined, {
    pacing: 'host',
    scoring: 'rounds',
    readSeconds: 15,
    streakBonus: true,
    answers: 'until_close',
    closeWhenAllAnswered: false,
  });
  const crowd = await joinCrowd(tour, host.joinCode, 11);
  const ada = await joinWithPage(tour, host.joinCode, 'Ada');
  const answer = (letters: Letter[]) =>
    Promise.all(letters.map((letter, index) => crowd[index]?.choose(letter)));
  await expect(ada.getByRole('heading', { name: 'Your joker' })).toBeVisible();
  await tour.show('player-joker', ada);

  // their clocks stand before the title has gone, and are led past it by hand
  for (const page of [ada, stage, panel]) await holdMoment(page);
  await host.start();
  for (const page of [ada, stage])
    await expect(page.getByRole('heading', { name: 'Out there' })).toBeVisible();
  await tour.show('player-round', ada);
  await tour.show('screen-round', stage);
  for (const page of [ada, stage, panel]) await page.clock.runFor(pastTheTitleMs);
  for (const page of [ada, stage]) await expect(page.getByText('Get ready', { exact: true })).toBeVisible();
  await expect(panel.getByTestId('phase')).toHaveText('Everybody reads');
  await tour.show('player-reading', ada);
  await tour.show('screen-reading', stage);
  await tour.show('host-reading', panel);
  // by the server's clock the title may still stand, or the reading be over
  await expect(async () => {
    if ((await host.state()).phase === 'reading') await host.next(0, 'reading');
    expect((await host.state()).phase).toBe('question');
  }).toPass();
  for (const page of [ada, stage, panel]) await letGo(page);

  await press(ada, 'B');
  await answer(['B', 'B', 'B', 'C', 'B', 'A', 'B']);
  await expect(ada.getByText('You may still change it.')).toBeVisible();
  await tour.show('player-may-change', ada);
  await expect(stage.getByText('8 of 12 answered')).toBeVisible();
  await tour.show('screen-led-question', stage);
  await host.next(0, 'question');
  for (const page of [ada, stage]) await expect(page.getByText(why)).toBeVisible();
  await tour.show('player-revealed', ada);
  await tour.show('screen-revealed', stage);
  await expect(panel.getByText('6 of 12 were right')).toBeVisible();
  await tour.show('host-revealed', panel);
  await host.next(0, 'revealed');
  await host.next(0, 'board');

  await host.next(1, 'reading');
  // alone to have gone up: the one with the longest name
  await answer(['B', 'A', 'A', 'A', 'C', 'D', 'D', 'B']);
  await host.next(1, 'question');
  await host.next(1, 'revealed');
  for (const page of [ada, stage]) await expect(page.getByRole('row', { name: /Cleo/ })).toBeVisible();
  await expect(ada.getByRole('heading', { name: /of 12/ })).toBeVisible();
  await tour.show('player-board', ada);
  await tour.show('screen-board', stage);
  await expect(panel.getByTestId('phase')).toHaveText('Standings');
  await tour.show('host-board', panel);
  await host.pause();
  for (const page of [ada, stage]) await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await tour.show('player-held', ada);
  await tour.show('screen-held', stage);

  await host.resume();
  await host.next(1, 'board');
  for (const page of [ada, stage, panel]) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await tour.show('player-break', ada);
  await tour.show('screen-break', stage);
  await tour.show('host-break', panel);
  await host.finish();
  await expect(endHeading(ada)).toBeVisible();
  await tour.show('player-podium', ada);
  await expect(stage.getByRole('heading', { name: 'Winners' })).toBeVisible();
  await tour.show('screen-podium', stage);
};
