import { expect } from '../game-pages';
import { showEnd } from './ending';
import { joinCrowd, joinWithPage, type Night, openGame } from './game';
import { hurriedQuestion, lastQuestion, question200, question500, shortQuestion } from './questions';
import { showPause, showQuestionOf200, showQuestionOf500, showShortQuestion, showTimeUp } from './rounds';
import type { Tour } from './tour';

/** A whole game, from its first question to its results, as a player, the host and the room see it. */
export const nightJourney = async (tour: Tour): Promise<void> => {
  const questions = [shortQuestion, question200, question500, hurriedQuestion, lastQuestion];
  const game = await openGame(tour, questions);
  const ada = await joinWithPage(tour, game.host.joinCode, 'Ada');
  const crowd = await joinCrowd(tour, game.host.joinCode, 11);
  await expect(game.panel.getByTestId('player-row')).toHaveCount(12);
  const night: Night = { ...game, tour, ada, crowd };

  await night.host.start();
  await showShortQuestion(night);
  await showQuestionOf200(night);
  await showQuestionOf500(night);
  await showPause(night);
  await showTimeUp(night);
  await night.host.finish();
  await showEnd(night);
};
