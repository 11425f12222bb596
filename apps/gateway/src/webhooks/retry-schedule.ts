const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** From each attempt that failed to the next one, as Standard Webhooks recommends: ten attempts in a little over three days. */
export const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** So much later a pause may end, by lot: what failed at one moment does not come again at one moment. */
export const jitter = 0.1;

/** How long to wait after this attempt (from 1) has failed, ms; null: it was the last one. `chance`: 0 to 1. */
export const pauseAfter = (attempt: number, chance: number): number | null => {
  const pause = pauses[attempt - 1];
  return pause === undefined ? null : Math.round(pause * (1 + jitter * chance));
};
