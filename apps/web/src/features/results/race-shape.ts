import type { RaceLine } from '@clockbeat/domain/contract';

/** The drawing's own units; it is stretched to where it stands. */
export const race = { width: 640, height: 300, left: 8, right: 8, top: 12, bottom: 12 } as const;

/** A line across at a round number of points. */
interface Level {
  points: number;
  y: number;
}

interface Racer {
  id: string;
  name: string;
  /** From 0 before the first question to the last total. */
  points: { x: number; y: number }[];
  total: number;
}

const mostOf = (lines: readonly RaceLine[]): number => Math.max(1, ...lines.flatMap(({ totals }) => totals));

const heightOf = (points: number, most: number): number =>
  race.height - race.bottom - ((race.height - race.top - race.bottom) * points) / most;

/** Where a question ends, from the left; 0 is the start. */
export const stepAt = (step: number, steps: number): number =>
  race.left + ((race.width - race.left - race.right) * step) / steps;

/** Lines from the start, where everybody has nothing, to the end, on one scale. */
export const racersOf = (lines: readonly RaceLine[]): Racer[] => {
  const most = mostOf(lines);
  const steps = Math.max(1, ...lines.map(({ totals }) => totals.length));
  return lines.map(({ id, name, totals }) => ({
    id,
    name,
    points: [0, ...totals].map((total, step) => ({
      x: stepAt(step, steps),
      y: heightOf(total, most),
    })),
    total: totals.at(-1) ?? 0,
  }));
};

/** Two to six lines at round numbers, from nothing up to what the best has. */
export const levelsOf = (lines: readonly RaceLine[]): Level[] => {
  const most = mostOf(lines);
  const ten = 10 ** Math.floor(Math.log10(most));
  const round = [ten / 5, ten / 2, ten, 2 * ten].find((each) => most / each <= 5) ?? 5 * ten;
  const step = Math.max(1, Math.ceil(round));
  return [...Array(Math.floor(most / step) + 1).keys()].map((index) => ({
    points: index * step,
    y: heightOf(index * step, most),
  }));
};
