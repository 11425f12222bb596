import type { AnswerResultView, CloseReason, FourCounts } from '../contract/game-state.js';
import type { QuestionClosedMessage } from '../contract/messages.js';
import { answerTo, type PlayableGame, questionAt, type SeatAnswer } from '../game.js';

/** The answer as the event or the seat has it. */
type GivenAnswer = Omit<SeatAnswer, 'responseMs' | 'version'>;

const isOpen = (game: PlayableGame, index: number): boolean =>
  (game.status === 'active' || game.status === 'paused') && game.question.index === index;

/**
 * What a player is told of its own answer. Told only after the answer is durable. An empty answer is told the right one
 * only once its question is closed: a seat that stakes nothing would tell it to all the others.
 */
export const answerResult = (
  game: PlayableGame,
  answer: GivenAnswer,
  isClosed = !isOpen(game, answer.questionIndex),
): AnswerResultView => {
  const { answer: correctAnswer, options } = questionAt(game, answer.questionIndex);
  const mayKnow = answer.choice !== null || isClosed;
  return {
    questionIndex: answer.questionIndex,
    answer: answer.choice,
    isCorrect: answer.isCorrect,
    points: answer.points,
    speedBonus: answer.speedBonus,
    totalScore: answer.total,
    streak: answer.streak,
    ...(mayKnow && { correctAnswer, correctAnswerText: options[correctAnswer] }),
  };
};

/** How the choices fell on question `index`; true as long as no seat has answered a later one. */
export const countChoices = (game: PlayableGame, index: number): { counts: FourCounts; noAnswer: number } => {
  const counts: FourCounts = [0, 0, 0, 0];
  let noAnswer = 0;
  for (const seat of game.seats.byId.values()) {
    if (seat.removed) continue;
    const choice = answerTo(seat, index)?.choice ?? null;
    if (choice === null) noAnswer += 1;
    else counts[choice] += 1;
  }
  return { counts, noAnswer };
};

/** The end of a question, the same for everybody: from now on its answer is no secret. */
export const questionClosed = (
  game: PlayableGame,
  closed: { index: number; reason: CloseReason },
): QuestionClosedMessage => {
  const { answer, options } = questionAt(game, closed.index);
  return {
    gameId: game.gameId,
    version: game.version,
    questionIndex: closed.index,
    reason: closed.reason,
    correctAnswer: answer,
    correctAnswerText: options[answer],
    ...countChoices(game, closed.index),
  };
};
