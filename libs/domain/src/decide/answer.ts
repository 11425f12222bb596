import type { GameCommand } from '../commands.js';
import { accepted, type Decision, rejected, unchanged } from '../decision.js';
import type { GameEventData } from '../events.js';
import {
  type ActiveGame,
  activeSeat,
  answerTo,
  deadlineFor,
  type PlayableGame,
  questionAt,
  type Seat,
  streakBefore,
} from '../game.js';
import { score } from '../scoring.js';

/** The outcome is computed here, once, and stands in the event: no replay ever scores again. */
const outcomeOf = (
  command: GameCommand<'SubmitAnswer'>,
  game: ActiveGame,
  seat: Seat,
): GameEventData['AnswerSubmitted'] => {
  const index = command.questionIndex;
  const question = questionAt(game, index);
  const limit = question.timeLimit * 1000;
  // Never more than all of it: an answer may have arrived before a pause and be decided again after it.
  const msLeft = Math.min(limit, Math.max(0, deadlineFor(seat, game.question) - command.at));
  const { isCorrect, points, speedBonus } = score(question, command.choice, msLeft);
  return {
    playerId: seat.playerId,
    questionIndex: index,
    choice: command.choice,
    responseMs: limit - msLeft, // what is left already leaves pauses out
    msLeft,
    isCorrect,
    points,
    speedBonus,
    total: seat.score + points,
    streak: isCorrect ? streakBefore(seat, index) + 1 : 0,
    scoringVersion: 1,
  };
};

/**
 * One answer per player and question. A second one is no error: the first result is told again, so a resend after a
 * lost connection is harmless (GAME-13, SOCK-08).
 */
export const submitAnswer = (command: GameCommand<'SubmitAnswer'>, game: PlayableGame): Decision => {
  if (game.status === 'finished') return rejected('game_finished');
  const seat = activeSeat(game, command.playerId);
  if (!seat) return rejected('not_joined');
  if (answerTo(seat, command.questionIndex)) return unchanged;
  if (game.status !== 'active') return rejected('not_active');
  if (command.questionIndex !== game.question.index) return rejected('question_closed');
  if (command.at >= deadlineFor(seat, game.question)) return rejected('question_closed');
  if (command.at < game.question.opensAt) return rejected('not_active');
  const key = `answer:${command.questionIndex}:${seat.playerId}`;
  return accepted(command, 'player', 'AnswerSubmitted', outcomeOf(command, game, seat), key);
};
