import { type AnswersByQuestion, withOutcome } from '../answers.js';
import { placingDoubt, withDoubt } from '../doubt.js';
import type { GameEventData } from '../events.js';
import type { FinishedGame, Seat, SeatSums } from '../game.js';
import type { PlayerId } from '../ids.js';
import { nothing } from '../scoring.js';
import { placingMs } from '../seats.js';

/** A finished game, and its answers as they count. */
export interface CountedGame {
  readonly game: FinishedGame;
  readonly answers: AnswersByQuestion;
}

type Answer = GameEventData['AnswerSubmitted'];

const byPlayer = function* (answers: AnswersByQuestion): Generator<void, Map<PlayerId, Answer[]>> {
  const all = new Map<PlayerId, Answer[]>();
  for (const given of answers.values()) {
    yield;
    for (const [playerId, answer] of given) {
      const own = all.get(playerId);
      if (own) own.push(answer);
      else all.set(playerId, [answer]);
    }
  }
  return all;
};

/** Points first; of as many points what is right, and then what was quicker: nobody is ranked lower by a choice of ours. */
const bestFirst = (one: Answer, other: Answer): number =>
  other.points - one.points ||
  Number(other.isCorrect) - Number(one.isCorrect) ||
  one.responseMs / (one.timeFactor ?? 1) - other.responseMs / (other.timeFactor ?? 1) ||
  one.questionIndex - other.questionIndex;

const without = (seat: Seat, unkept: readonly Answer[], { rules }: FinishedGame): Seat => {
  const { score, correct, correctMs, doubt } = seat;
  const sums: SeatSums = { score, correct, correctMs, ...(doubt && { doubt }) };
  for (const answer of unkept) {
    sums.score -= answer.points;
    if (!answer.isCorrect) continue;
    sums.correct -= 1;
    sums.correctMs -= placingMs(answer, rules.scoring);
    Object.assign(sums, withDoubt(sums, placingDoubt(answer, rules.scoring), -1));
  }
  return { ...seat, ...sums };
};

/** The game where each player's best `count` questions count, and all others come to nothing. */
export const withBest = function* (
  { game, answers }: CountedGame,
  count: number,
): Generator<void, CountedGame> {
  const kept: AnswersByQuestion = new Map();
  for (const [index, given] of answers) {
    yield;
    kept.set(index, new Map(given));
  }
  const byId = new Map(game.seats.byId);
  for (const [playerId, own] of yield* byPlayer(answers)) {
    yield;
    const unkept = own.sort(bestFirst).slice(count);
    for (const answer of unkept) kept.get(answer.questionIndex)?.set(playerId, withOutcome(answer, nothing));
    const seat = byId.get(playerId);
    if (seat && unkept.length > 0) byId.set(playerId, without(seat, unkept, game));
  }
  return { game: { ...game, seats: { ...game.seats, byId } }, answers: kept };
};
