/** The questions' timers in minutes, rounded, but never none. */
export const estimatedMinutes = (timeLimits: readonly number[]): number =>
  Math.max(1, Math.round(timeLimits.reduce((sum, seconds) => sum + seconds, 0) / 60));
