import { isPastDeadline } from '../attempts.js';
import type { GameCommand } from '../commands.js';
import { accepted, type Decision, rejected, unchanged } from '../decision.js';
import type { AnswerOutcome, GameEventData, TimeFactor } from '../events.js';
import {
  type ActiveGame,
  activeSeat,
  answerTo,
  deadlineFor,
  isPaced,
  type PendingAnswer,
  type PlayableGame,
  questionAt,
  type Seat,
  streakBefore,
} from '../game.js';
import { answerDoubt } from '../photo-finish.js';
import { type AnswerParts, fitsSent, isSameAnswer, partsSent, shareOf, streakAfter } from '../questions.js';
import { roundNumber } from '../rounds.js';
import { answerEveryMs, changesAllowed } from '../rules.js';
import { score } from '../scoring.js';
import { jokerOf } from '../seats.js';

/** What is known of an answer before it is scored. */
export type UnscoredAnswer = AnswerParts &
  Pick<GameEventData['AnswerSubmitted'], 'questionIndex' | 'msLeft'> & {
    readonly timeFactor?: TimeFactor;
    readonly joker?: boolean;
  };

/** What an answer comes to after all that its seat has answered before: its points, the seat's score and its streak. */
export const scoredAnswer = (
  game: PlayableGame,
  seat: Seat,
  answer: UnscoredAnswer,
): AnswerOutcome & Pick<GameEventData['AnswerSubmitted'], 'total' | 'streak'> => {
  const { questionIndex, msLeft, timeFactor = 1, joker = false } = answer;
  const question = questionAt(game, questionIndex);
  const streak = streakBefore(game, seat, questionIndex);
  const round = roundNumber(game.content, questionIndex);
  const outcome = score(
    { rules: game.rules, question, msLeft, timeFactor, round, streak, joker },
    shareOf(question, answer),
  );
  return { ...outcome, total: seat.score + outcome.points, streak: streakAfter(question, streak, outcome) };
};

/** The outcome is computed here, once, and stands in the event: no replay ever scores again. */
const outcomeOf = (
  command: GameCommand<'SubmitAnswer'>,
  game: ActiveGame,
  seat: Seat,
  change: number,
): GameEventData['AnswerSubmitted'] => {
  const index = command.questionIndex;
  const question = questionAt(game, index);
  const { timeFactor } = seat;
  const limit = question.timeLimit * 1000 * timeFactor;
  // Never more than all of it: an answer may have arrived before a pause and be decided again after it.
  const isUntimed = game.assignment?.untimed === true;
  const msLeft = isUntimed
    ? 0
    : Math.min(limit, Math.max(0, deadlineFor(game, seat, game.question) - command.at));
  const joker = jokerOf(game, seat) === roundNumber(game.content, index);
  const parts = partsSent(question, command.answer);
  const answered = { questionIndex: index, msLeft, timeFactor, joker };
  return {
    playerId: seat.playerId,
    questionIndex: index,
    ...parts,
    // what is left already leaves pauses out; where there is no time to be left, there are none
    responseMs: isUntimed ? command.at - game.question.opensAt : limit - msLeft,
    msLeft,
    ...scoredAnswer(game, seat, { ...answered, ...parts }),
    scoringVersion: 1,
    ...(change > 0 && { change }),
    ...(timeFactor !== 1 && { timeFactor }),
    ...(joker && { joker: true as const }),
    ...answerDoubt(game, streakBefore(game, seat, index), answered, command.roundTrips),
  };
};

/** Which change of the answer to an open question it would be: or what is said where it is none to store. */
const changeOf = (
  { answer, questionIndex, at }: GameCommand<'SubmitAnswer'>,
  game: PlayableGame,
  { data, at: answeredAt }: PendingAnswer,
): number | Decision => {
  const question = questionAt(game, questionIndex);
  if (game.rules.answers === 'final' || isSameAnswer(data, partsSent(question, answer))) return unchanged;
  const change = (data.change ?? 0) + 1;
  if (change > changesAllowed.answer || at < answeredAt + answerEveryMs) return rejected('too_many_requests');
  return change;
};

/**
 * One answer per player and question counts. Where answers are final a second one is no error: the first result is told
 * again, so a resend after a lost connection is harmless (GAME-13, SOCK-08). Where they may be changed until the close, the
 * last one counts.
 */
export const submitAnswer = (command: GameCommand<'SubmitAnswer'>, game: PlayableGame): Decision => {
  if (game.status === 'finished') return rejected('game_finished');
  const { questionIndex, answer } = command;
  const seat = activeSeat(game, command.playerId);
  if (!seat) return rejected('not_joined');
  if (answerTo(seat, questionIndex)) return unchanged;
  const pending = seat.pending?.data.questionIndex === questionIndex ? seat.pending : null;
  if (pending && game.rules.answers === 'final') return unchanged;
  if (isPastDeadline(game, command.at)) return rejected('deadline_over');
  if (game.status !== 'active') return rejected('not_active');
  if (questionIndex !== game.question.index || game.stage) return rejected('question_closed');
  // not before: what a later question asks for, and how many options it has, is nobody's to find out
  if (!fitsSent(questionAt(game, questionIndex), answer)) return rejected('bad_request');
  if (command.at >= deadlineFor(game, seat, game.question)) return rejected('question_closed');
  if (command.at < game.question.opensAt) return rejected('not_active');
  const change = pending && isPaced(game) ? changeOf(command, game, pending) : 0;
  if (typeof change !== 'number') return change;
  const key = `answer:${questionIndex}:${seat.playerId}${change > 0 ? `:${change}` : ''}`;
  return accepted(command, 'player', 'AnswerSubmitted', outcomeOf(command, game, seat, change), key);
};
