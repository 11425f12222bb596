import type { FourCounts } from '../contract/game-state.js';
import type { BreakdownEntry, QuestionFigures } from '../contract/http.js';
import type { GameEventData, RecordedEvent } from '../events.js';
import { openedCount, type PlayableGame, questionAt } from '../game.js';
import type { PlayerId } from '../ids.js';

type Answer = GameEventData['AnswerSubmitted'];
/** Every answer of a game, by question index and player. */
export type AnswersByQuestion = Map<number, Map<PlayerId, Answer>>;

/** The answers in a log: the live state keeps only the last of each seat, results want all. */
export const answersIn = (events: Iterable<RecordedEvent>): AnswersByQuestion => {
  const answers: AnswersByQuestion = new Map();
  for (const event of events) {
    if (event.type !== 'AnswerSubmitted') continue;
    const ofQuestion = answers.get(event.data.questionIndex) ?? new Map<PlayerId, Answer>();
    ofQuestion.set(event.data.playerId, event.data);
    answers.set(event.data.questionIndex, ofQuestion);
  }
  return answers;
};

const openedIndexes = (game: PlayableGame): number[] => [...Array(openedCount(game)).keys()];

const about = (game: PlayableGame, questionIndex: number) => {
  const { question, options, answer } = questionAt(game, questionIndex);
  return { questionIndex, question, options, correctAnswer: answer, correctAnswerText: options[answer] };
};

/** One player's answers, question by question; a missed one counts as wrong with nothing chosen. */
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

/** How each question went over all participants, for the owner. Removed seats don't count. */
export const questionFigures = (game: PlayableGame, answers: AnswersByQuestion): QuestionFigures[] =>
  openedIndexes(game).map((index) => {
    const { category, timeLimit } = questionAt(game, index);
    const counts: FourCounts = [0, 0, 0, 0];
    const times: number[] = [];
    let correct = 0;
    for (const [playerId, given] of answers.get(index) ?? []) {
      if (given.choice === null || !game.seats.byId.has(playerId)) continue;
      if (game.seats.byId.get(playerId)?.removed) continue;
      counts[given.choice] += 1;
      times.push(given.responseMs);
      if (given.isCorrect) correct += 1;
    }
    const participants = game.seats.participants;
    return {
      ...about(game, index),
      category,
      timeLimit,
      counts,
      noAnswer: participants - times.length,
      correctShare: participants === 0 ? 0 : correct / participants,
      medianMs: median(times.sort((a, b) => a - b)),
    };
  });
