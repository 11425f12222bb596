import type { AnswersByQuestion } from '../answers.js';
import type { RaceLine } from '../contract/http.js';
import { openedCount, type PlayableGame, questionAt } from '../game.js';
import { isAnswer } from '../questions.js';
import type { RankedSeat } from '../standings.js';

/** As many lines as can be told apart. */
const raceOf = 5;
/** Tenths of a question's time. */
const timeBins = 10;

/** How the scores of the best grew, question by question. */
export const scoreRace = (
  game: PlayableGame,
  ranked: readonly RankedSeat[],
  answers: AnswersByQuestion,
): RaceLine[] =>
  ranked.slice(0, raceOf).map(({ seat: { playerId, name } }) => {
    let total = 0;
    const totals = Array.from({ length: openedCount(game) }, (_, index) => {
      total += answers.get(index)?.get(playerId)?.points ?? 0;
      return total;
    });
    return { id: playerId, name, totals };
  });

/**
 * How many answers came in each tenth of their question's time, the first tenth first. Removed seats don't count; an answer
 * in the last moment belongs to the last tenth.
 */
export const answerTimes = (game: PlayableGame, answers: AnswersByQuestion): number[] => {
  const bins = Array.from({ length: timeBins }, () => 0);
  for (const [index, ofQuestion] of answers) {
    const limitMs = questionAt(game, index).timeLimit * 1_000;
    for (const [playerId, answer] of ofQuestion) {
      if (!isAnswer(answer) || game.seats.byId.get(playerId)?.removed !== false) continue;
      const bin = Math.min(timeBins - 1, Math.max(0, Math.floor((timeBins * answer.responseMs) / limitMs)));
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
  }
  return bins;
};
