import type { AnswerResultView, AnswerStoredView, CloseReason } from '../contract/game-state.js';
import type { QuestionClosedMessage } from '../contract/messages.js';
import type { GameEventData } from '../events.js';
import {
  answerTo,
  isPaced,
  openQuestion,
  type PlayableGame,
  questionAt,
  type Seat,
  type SeatAnswer,
} from '../game.js';
import { type AnswerParts, answerShown, isAnswer, keyTold } from '../questions.js';
import { changesAllowed } from '../rules.js';
import { type Crowd, crowdOf } from './crowd.js';

/** The answer as the event or the seat has it. */
type GivenAnswer = Omit<SeatAnswer, 'responseMs' | 'version'>;

const isOpen = (game: PlayableGame, index: number): boolean => openQuestion(game)?.index === index;

/**
 * What a player is told of its own answer. Told only after the answer is durable. An empty answer is told the right one
 * only once its question is closed: a seat that stakes nothing would tell it to all the others.
 */
export const answerResult = (
  game: PlayableGame,
  answer: GivenAnswer,
  isClosed = !isOpen(game, answer.questionIndex),
): AnswerResultView => {
  const question = questionAt(game, answer.questionIndex);
  const mayKnow = isAnswer(answer) || isClosed;
  return {
    questionIndex: answer.questionIndex,
    answer: answerShown(question, answer),
    isCorrect: answer.isCorrect,
    ...(answer.fraction !== undefined && { fraction: answer.fraction }),
    points: answer.points,
    speedBonus: answer.speedBonus,
    totalScore: answer.total,
    streak: answer.streak,
    ...(answer.streakBonus !== undefined && { streakBonus: answer.streakBonus }),
    ...(mayKnow && keyTold(question)),
  };
};

/**
 * What a player is told of its answer in a paced game before the question is closed: that it is stored, and which it was.
 * As long for a right answer as for a wrong one.
 */
export const answerStored = (
  game: PlayableGame,
  answer: AnswerParts & Pick<GameEventData['AnswerSubmitted'], 'questionIndex' | 'change'>,
): AnswerStoredView => ({
  questionIndex: answer.questionIndex,
  answer: answerShown(questionAt(game, answer.questionIndex), answer),
  stored: true,
  changesLeft: game.rules.answers === 'until_close' ? changesAllowed.answer - (answer.change ?? 0) : 0,
});

/** Words that stand nowhere while the game goes on. */
const offTheWall = (game: PlayableGame): readonly string[] =>
  ('stage' in game ? game.stage?.hidden : undefined) ?? [];

/** How the answers to question `index` fell; true as long as no seat has answered a later one. */
export const countAnswers = (
  game: PlayableGame,
  index: number,
  hidden = offTheWall(game),
): Crowd & { correct: number; noAnswer: number } => {
  const answers: SeatAnswer[] = [];
  let noAnswer = 0;
  for (const seat of game.seats.byId.values()) {
    if (seat.removed) continue;
    const answer = answerTo(seat, index);
    if (answer && isAnswer(answer)) answers.push(answer);
    else noAnswer += 1;
  }
  const correct = answers.filter(({ isCorrect }) => isCorrect).length;
  return { ...crowdOf(questionAt(game, index), answers, hidden), correct, noAnswer };
};

/** Who was right first, by its own answering time: pauses are in none. */
const fastestOf = (game: PlayableGame, index: number): Seat | null => {
  let fastest: Seat | null = null;
  for (const seat of game.seats.byId.values()) {
    const answer = seat.removed ? null : answerTo(seat, index);
    if (answer?.isCorrect && answer.responseMs < (fastest?.last?.responseMs ?? Number.POSITIVE_INFINITY))
      fastest = seat;
  }
  return fastest;
};

/** What the room sees besides when a paced game reveals an answer. */
const reveal = (
  game: PlayableGame,
  index: number,
  correct: number,
): Pick<QuestionClosedMessage, 'correct' | 'explanation' | 'fastest'> => {
  const { explanation } = questionAt(game, index);
  const fastest = fastestOf(game, index);
  return {
    correct,
    ...(explanation && { explanation }),
    ...(fastest?.last && {
      fastest: { name: fastest.name, seconds: Math.round(fastest.last.responseMs) / 1000 },
    }),
  };
};

/** The end of a question, the same for everybody: from now on its answer is no secret. */
export const questionClosed = (
  game: PlayableGame,
  closed: { index: number; reason: CloseReason },
): QuestionClosedMessage => {
  const { correct, ...crowd } = countAnswers(game, closed.index);
  return {
    gameId: game.gameId,
    version: game.version,
    questionIndex: closed.index,
    reason: closed.reason,
    ...keyTold(questionAt(game, closed.index)),
    ...crowd,
    ...(isPaced(game) && reveal(game, closed.index, correct)),
  };
};
