import type { AnswersByQuestion } from '../answers.js';
import { optionText } from '../contract/choices.js';
import type { OptionCounts } from '../contract/game-state.js';
import type { BreakdownEntry, QuestionFigures } from '../contract/http.js';
import { keyOf } from '../corrections.js';
import { openedCount, type PlayableGame, questionAt } from '../game.js';
import type { PlayerId } from '../ids.js';
import { languageOf } from './game-state.js';

const openedIndexes = (game: PlayableGame): number[] => [...Array(openedCount(game)).keys()];

const about = (game: PlayableGame, questionIndex: number) => {
  const asked = questionAt(game, questionIndex);
  const { question, options } = asked;
  const correctAnswer = keyOf(game, questionIndex);
  return {
    questionIndex,
    question,
    options,
    ...languageOf(asked),
    correctAnswer,
    correctAnswerText: optionText(options, correctAnswer),
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
    return {
      ...about(game, index),
      answer: given?.choice ?? null,
      correct: given?.isCorrect ?? false,
      points: given?.points ?? 0,
      ms: given && given.choice !== null ? Math.round(given.responseMs) : null,
    };
  });

const median = (sorted: readonly number[]): number | null => {
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
};

/** How the choices of a question fell, over all seats that count. */
export const choicesOf = (game: PlayableGame, answers: AnswersByQuestion, index: number) => {
  const counts: OptionCounts = questionAt(game, index).options.map(() => 0);
  const times: number[] = [];
  let correct = 0;
  for (const [playerId, given] of answers.get(index) ?? []) {
    if (given.choice === null || game.seats.byId.get(playerId)?.removed !== false) continue;
    counts[given.choice] = (counts[given.choice] ?? 0) + 1;
    times.push(given.responseMs);
    if (given.isCorrect) correct += 1;
  }
  const noAnswer = game.seats.participants - times.length;
  return { counts, correct, noAnswer, medianMs: median(times.sort((a, b) => a - b)) };
};

/** How each question went over all participants, for the owner. Removed seats don't count. */
export const questionFigures = (game: PlayableGame, answers: AnswersByQuestion): QuestionFigures[] =>
  openedIndexes(game).map((index) => {
    const { category, timeLimit } = questionAt(game, index);
    const { correct, ...figures } = choicesOf(game, answers, index);
    const { participants } = game.seats;
    const correctShare = participants === 0 ? 0 : correct / participants;
    return { ...about(game, index), category, timeLimit, ...figures, correctShare };
  });
