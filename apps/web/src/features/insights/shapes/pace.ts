import type { InsightsPace } from '@clockbeat/domain/contract';

/** Fewer answers say nothing about a clock. */
export const fewestForPace = 20;
/** Clocks are set in steps of this. */
const stepSeconds = 5;
/** A shorter clock is no loss if it still waits for so many. */
const enough = 0.95;
/** If so many come in the last tenth of the time, the clock makes them hurry. */
const hurried = 0.15;

/** What the answers say about the clock. */
export type Verdict =
  | { kind: 'generous'; seconds: number; share: number }
  | { kind: 'tight'; share: number }
  | { kind: 'fits' };

export interface PaceShape {
  /** The share of all answers that had come, each half second; the first is 0, the last 1. */
  shares: number[];
  /** Seconds within which half of them, and nine in ten, had come: where the curve is as high. */
  half: number;
  most: number;
  /** The share of players without an answer. */
  missed: number;
  /** Null where too few answers came to say anything. */
  verdict: Verdict | null;
}

const sharesOf = ({ bins, answers }: InsightsPace): number[] => {
  let come = 0;
  const shares = bins.map((count) => {
    come += count;
    return answers === 0 ? 0 : come / answers;
  });
  return [0, ...shares];
};

/** Where the curve, a line from half second to half second, comes to that share. */
const secondsFor = (shares: readonly number[], wanted: number): number => {
  const bin = shares.findIndex((share) => share >= wanted);
  if (bin < 1) return 0;
  const [before = 0, after = 1] = shares.slice(bin - 1, bin + 1);
  return (bin - 1 + (wanted - before) / (after - before)) / 2;
};

const verdictOn = ({ answers, timeLimit }: InsightsPace, shares: readonly number[]): Verdict | null => {
  if (answers < fewestForPace) return null;
  const come = (seconds: number): number => shares[Math.floor(2 * seconds)] ?? 1;
  for (let seconds = stepSeconds; seconds <= timeLimit - stepSeconds; seconds += stepSeconds)
    if (come(seconds) >= enough) return { kind: 'generous', seconds, share: come(seconds) };
  const late = 1 - come(0.9 * timeLimit);
  return late >= hurried ? { kind: 'tight', share: late } : { kind: 'fits' };
};

/** How the answers came, and whether the clock fits them. */
export const paceShapeOf = (pace: InsightsPace): PaceShape => {
  const shares = sharesOf(pace);
  const { answers, missed } = pace;
  return {
    shares,
    half: secondsFor(shares, 0.5),
    most: secondsFor(shares, 0.9),
    missed: answers + missed === 0 ? 0 : missed / (answers + missed),
    verdict: verdictOn(pace, shares),
  };
};
