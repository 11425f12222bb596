import type { RaceLine } from '@clockbeat/domain';

/** The drawing's own units; it is stretched to where it stands. */
export const race = { width: 640, height: 300, left: 8, right: 8, top: 12, bottom: 12 } as const;

export interface Racer {
  id: string;
  name: string;
  /** From 0 before the first question to the last total. */
  points: { x: number; y: number }[];
  total: number;
}

/** Lines from the start, where everybody has nothing, to the end, on one scale. */
export const racersOf = (lines: readonly RaceLine[]): Racer[] => {
  const most = Math.max(1, ...lines.flatMap(({ totals }) => totals));
  const steps = Math.max(1, ...lines.map(({ totals }) => totals.length));
  const x = (step: number): number => race.left + ((race.width - race.left - race.right) * step) / steps;
  const y = (total: number): number =>
    race.height - race.bottom - ((race.height - race.top - race.bottom) * total) / most;
  return lines.map(({ id, name, totals }) => ({
    id,
    name,
    points: [0, ...totals].map((total, step) => ({ x: x(step), y: y(total) })),
    total: totals.at(-1) ?? 0,
  }));
};
