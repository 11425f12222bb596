import { optionText } from '../contract/choices.js';
import type {
  AnswerResultView,
  AnswerStoredView,
  CloseReason,
  OptionCounts,
} from '../contract/game-state.js';
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
import { changesAllowed } from '../rules.js';

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
    ...(answer.streakBonus !== undefined && { streakBonus: answer.streakBonus }),
    ...(mayKnow && { correctAnswer, correctAnswerText: optionText(options, correctAnswer) }),
  };
};

/**
 * What a player is told of its answer in a paced game before the question is closed: that it is stored, and which it was.
 * As long for a right answer as for a wrong one.
 */
export const answerStored = (
  { rules }: PlayableGame,
  { questionIndex, choice, change = 0 }: GameEventData['AnswerSubmitted'],
): AnswerStoredView => ({
  questionIndex,
  answer: choice,
  stored: true,
  changesLeft: rules.answers === 'until_close' ? changesAllowed.answer - change : 0,
});

/** How the choices fell on question `index`; true as long as no seat has answered a later one. */
export const countChoices = (
  game: PlayableGame,
  index: number,
): { counts: OptionCounts; noAnswer: number } => {
  const counts: OptionCounts = questionAt(game, index).options.map(() => 0);
  let noAnswer = 0;
  for (const seat of game.seats.byId.values()) {
    if (seat.removed) continue;
    const choice = answerTo(seat, index)?.choice ?? null;
    if (choice === null) noAnswer += 1;
    else counts[choice] = (counts[choice] ?? 0) + 1;
  }
  return { counts, noAnswer };
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
  counts: OptionCounts,
): Pick<QuestionClosedMessage, 'correct' | 'explanation' | 'fastest'> => {
  const { answer, explanation } = questionAt(game, index);
  const fastest = fastestOf(game, index);
  return {
    correct: counts[answer] ?? 0,
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
  const { answer, options } = questionAt(game, closed.index);
  const choices = countChoices(game, closed.index);
  return {
    gameId: game.gameId,
    version: game.version,
    questionIndex: closed.index,
    reason: closed.reason,
    correctAnswer: answer,
    correctAnswerText: optionText(options, answer),
    ...choices,
    ...(isPaced(game) && reveal(game, closed.index, choices.counts)),
  };
};
