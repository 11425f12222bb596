import type { GameCommand } from '../commands.js';
import { type Decision, rejected, transition, unchanged } from '../decision.js';
import { dueAt, type PlayableGame, questionAt } from '../game.js';
import { isHidden, isSaid, judgedOutcomes } from '../judgments.js';
import { actorOf, mayControl } from './permission.js';

/**
 * Between the close of a typed question and the next one its host may say of a text that it counts, or does not; of a cloud's
 * word that it stands on the wall, or does not. It ends a round, so that no answer is decided beside it and what is shown does
 * not go on meanwhile.
 */
export const judgeAnswers = (command: GameCommand<'JudgeAnswers'>, game: PlayableGame): Decision => {
  const { by, questionIndex, text, verdict } = command;
  if (!mayControl(game, by, 'judge')) return rejected('not_host');
  if (game.status === 'finished') return rejected('game_finished');
  if (game.status === 'waiting' || !game.stage || game.question.index !== questionIndex)
    return rejected('wrong_state');
  const { kind } = questionAt(game, questionIndex);
  if (kind !== 'typed' && kind !== 'cloud') return rejected('bad_request');
  const outcomes = judgedOutcomes(game, questionIndex, text, verdict);
  const changes =
    kind === 'typed'
      ? outcomes.length > 0
      : isSaid(game, questionIndex, text) && isHidden(game.stage, text) !== (verdict === 'refused');
  if (!changes) return unchanged;
  const data = { questionIndex, text, verdict, outcomes, scoringVersion: 1 as const };
  return transition(command, actorOf(game, by), game.round, 'AnswersJudged', data, dueAt(game));
};
