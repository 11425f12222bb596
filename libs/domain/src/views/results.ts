import type { AnswersByQuestion } from '../answers.js';
import type { BreakdownEntry, QuestionFigures } from '../contract/http.js';
import { questionAsCounted } from '../corrections.js';
import { openedCount, type PlayableGame, questionAt } from '../game.js';
import type { PlayerId } from '../ids.js';
import type { HiddenWords } from '../judgments.js';
import { answerShown, answerText, isAnswer, keyTold, optionsShown } from '../questions.js';
import { crowdOf, withHidden } from './crowd.js';
import { languageOf, mediaOf } from './game-state.js';

const openedIndexes = (game: PlayableGame): number[] => [...Array(openedCount(game)).keys()];

const about = (game: PlayableGame, questionIndex: number) => {
  const question = questionAsCounted(game, questionIndex);
  return {
    questionIndex,
    question: question.question,
    ...(question.kind !== 'single' && { kind: question.kind }),
    options: optionsShown(question),
    ...languageOf(question),
    ...keyTold(question),
    ...(question.kind === 'number' && question.unit && { unit: question.unit }),
    ...mediaOf(question),
  };
};

/** One player's answers as they count, question by question; a missed one counts as wrong with nothing chosen. */
export const breakdownOf = (
  game: PlayableGame,
  answers: AnswersByQuestion,
  playerId: PlayerId,
): BreakdownEntry[] =>
  openedIndexes(game).map((index) => {
    const given = answers.get(index)?.get(playerId);
    const question = questionAt(game, index);
    return {
      ...about(game, index),
      answer: given ? answerShown(question, given) : null,
      ...(given?.given && { answerText: answerText(question, given.given) }),
      correct: given?.isCorrect ?? false,
      ...(given?.fraction !== undefined && { fraction: given.fraction }),
      points: given?.points ?? 0,
      ms: given && isAnswer(given) ? Math.round(given.responseMs) : null,
    };
  });

export const median = (sorted: readonly number[]): number | null => {
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
};

/** How much of an answer was right, 0 to 1. */
export const shareRight = ({ isCorrect, fraction = 0 }: { isCorrect: boolean; fraction?: number }): number =>
  isCorrect ? 1 : fraction;

/** How the answers to a question fell, over all seats that count. */
export const answersTo = (game: PlayableGame, answers: AnswersByQuestion, index: number) => {
  const given = [...(answers.get(index) ?? [])].flatMap(([playerId, answer]) =>
    isAnswer(answer) && game.seats.byId.get(playerId)?.removed === false ? answer : [],
  );
  const times = given.map(({ responseMs }) => responseMs).sort((a, b) => a - b);
  return {
    ...crowdOf(questionAsCounted(game, index), given),
    correct: given.filter(({ isCorrect }) => isCorrect).length,
    shares: given.reduce((sum, answer) => sum + shareRight(answer), 0),
    noAnswer: game.seats.participants - given.length,
    medianMs: median(times),
  };
};

/** How each question went over all participants, for the owner, with the words it took off the wall. Removed seats don't count. */
export const questionFigures = (
  game: PlayableGame,
  answers: AnswersByQuestion,
  hidden: HiddenWords = new Map(),
): QuestionFigures[] =>
  openedIndexes(game).map((index) => {
    const { category, timeLimit } = questionAt(game, index);
    const { correct, shares: _, ...figures } = answersTo(game, answers, index);
    const { participants } = game.seats;
    const correctShare = participants === 0 ? 0 : correct / participants;
    return {
      ...about(game, index),
      category,
      timeLimit,
      ...withHidden(figures, hidden.get(index)),
      correctShare,
    };
  });
