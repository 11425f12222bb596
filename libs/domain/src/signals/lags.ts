import { at } from '../items/arrays.js';
import { normalBelow } from './moments.js';

/** Where parts of the time after an answer begin, ms, and the end of the last: short where most who copy answer. What lies outside is one part more. */
export const lagEdges: readonly number[] = [
  -500, 0, 300, 600, 900, 1_200, 1_600, 2_100, 2_800, 3_800, 5_200, 7_000,
];
export const outside = lagEdges.length - 1;

/** Which part a lag lies in. */
export const partOf = (lagMs: number): number => {
  if (lagMs < (lagEdges[0] ?? 0) || lagMs >= (lagEdges[outside] ?? 0)) return outside;
  let part = 0;
  while (lagMs >= (lagEdges[part + 1] ?? 0)) part += 1;
  return part;
};

/** Who copies has a lag of its own, which stays about the same: its median, ms, and how many of all have it. */
const habits = [
  { medianMs: 700, share: 0.25 },
  { medianMs: 1_300, share: 0.5 },
  { medianMs: 2_600, share: 0.25 },
];
/** Deviation of the logarithm of one's lags; some come at any time, a few of them outside. */
const spread = 0.45;
const anyTime = 0.06;
const comesOutside = 0.02;

export const habitShares = Float64Array.from(habits, ({ share }) => share);

/** P(part) of each habit. */
export const habitParts: readonly Float64Array[] = habits.map(({ medianMs }) => {
  const below = (ms: number): number => (ms <= 0 ? 0 : normalBelow(Math.log(ms / medianMs) / spread));
  const [first, last] = [lagEdges[0] ?? 0, lagEdges[outside] ?? 0];
  const all = below(last) - below(first);
  const parts = new Float64Array(outside + 1);
  for (let part = 0; part < outside; part += 1) {
    const [from, until] = [lagEdges[part] ?? 0, lagEdges[part + 1] ?? 0];
    const usual = (below(until) - below(from)) / all;
    const any = (until - from) / (last - first);
    parts[part] = (1 - comesOutside) * ((1 - anyTime) * usual + anyTime * any);
  }
  parts[outside] = comesOutside;
  return parts;
});

/** Which of these chances a number from 0 to 1 falls on. */
export const drawn = (chances: Float64Array, from: number, count: number, value: number): number => {
  let left = value;
  for (let nth = 0; nth + 1 < count; nth += 1) {
    left -= at(chances, from + nth);
    if (left < 0) return nth;
  }
  return count - 1;
};
