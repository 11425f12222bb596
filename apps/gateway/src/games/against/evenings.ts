import {
  askedAgainst,
  type FinishedGame,
  ghostsOf,
  hasResults,
  limits,
  type PlayableGame,
} from '@clockbeat/domain';
import { HttpProblem, invalid } from '../../http/http-problem.js';
import type { GamePlan } from '../game-maker.js';

/** What a game asks that is played against this evening, and who plays along; refuses one that nobody can be played against by. */
export const againstEvening = (evening: PlayableGame): Required<Pick<GamePlan, 'content' | 'ghostsOf'>> => {
  const played = playedThrough(evening);
  if (played.seats.participants === 0) throw invalid('Nobody played in this game.');
  if (played.seats.participants > limits.ghosts)
    throw invalid(`More than ${limits.ghosts} played in this game: it is too large to play against.`);
  const content = askedAgainst(played);
  if (content.questions.length === 0) throw invalid('Nothing that was asked in this game counts.');
  return { content, ghostsOf: ghostsOf(played) };
};

const playedThrough = (game: PlayableGame): FinishedGame => {
  if (game.kind !== 'live') throw new HttpProblem('wrong_state', 'It was played alone.');
  if (game.status !== 'finished') throw new HttpProblem('wrong_state', 'This game has not ended yet.');
  if (!hasResults(game)) throw new HttpProblem('wrong_state', 'This game was not played to its end.');
  return game;
};
