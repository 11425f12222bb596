import type { Doubt } from './contract/game-state.js';
import type { Scoring } from './contract/rules.js';
import type { AnswerDoubt } from './events.js';
import { timeCounts } from './scoring.js';

/**
 * How far answering times can be trusted (decision 80). A question's way to its player and the answer's way back are in the
 * time that is measured, and nobody knows how a round trip splits: the true time is the measured one less one round trip at the
 * most, which is the bound of Cristian (Probabilistic clock synchronization, 1989) and of NTP (RFC 5905), half to either side.
 */

/** The most that one answer is doubted, ms: whoever delays what is measured gains no more by it. */
export const mostDoubtMs = 1_000;

/** What few answers are late by more than: means of round trips add up, their standard deviations by squares. */
export const lateBy = (tripMs: number, jitterSquares: number): number =>
  tripMs + 2 * Math.sqrt(Math.max(0, jitterSquares));

/** By how much the sum of a seat's answering times may be too long, ms. */
export const doubtMs = ({ tripMs, jitterSquares }: Doubt): number => lateBy(tripMs, jitterSquares);

/** What an answer's doubt weighs among equals: for all as if they had the same time. None where times decide nothing. */
export const placingDoubt = (
  { doubt, timeFactor = 1 }: { readonly doubt?: AnswerDoubt; readonly timeFactor?: number },
  scoring: Scoring,
): { doubt?: AnswerDoubt } =>
  doubt && timeCounts(scoring)
    ? { doubt: { ...doubt, tripMs: doubt.tripMs / timeFactor, jitterMs: doubt.jitterMs / timeFactor } }
    : {};

/** Both together; where there is none, none. */
export const sumOfDoubts = (
  { doubt: one }: { readonly doubt?: Doubt },
  { doubt: other }: { readonly doubt?: Doubt },
): { doubt?: Doubt } => {
  const only = one ?? other;
  if (!only) return {};
  if (!one || !other) return { doubt: only };
  return {
    doubt: {
      points: one.points + other.points,
      tripMs: one.tripMs + other.tripMs,
      jitterSquares: one.jitterSquares + other.jitterSquares,
    },
  };
};

/** With the doubt of an answer that turned right (1), or wrong (-1). */
export const withDoubt = (
  sums: { readonly doubt?: Doubt },
  { doubt }: { readonly doubt?: AnswerDoubt },
  turned: number,
): { doubt?: Doubt } => {
  if (!doubt || turned === 0) return sumOfDoubts(sums, {});
  const { points, tripMs, jitterMs } = doubt;
  return sumOfDoubts(sums, {
    doubt: { points: turned * points, tripMs: turned * tripMs, jitterSquares: turned * jitterMs ** 2 },
  });
};
