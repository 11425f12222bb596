export interface Sample {
  /** Since the first of the gateway's samples was due. */
  readonly seconds: number;
  readonly values: ReadonlyMap<string, number>;
}

export interface Trend {
  readonly first: number;
  readonly median: number;
  readonly max: number;
  readonly last: number;
  /** By least squares over the samples after the warm-up, per hour. */
  readonly perHour: number;
}

/** How one series went; null if it has no value after the warm-up. */
export const trendOf = (samples: readonly Sample[], name: string, warmUpSeconds: number): Trend | null => {
  const points = samples.flatMap(({ seconds, values }) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ seconds, value }];
  });
  const warm = points.filter(({ seconds }) => seconds >= warmUpSeconds);
  const [first] = points;
  const last = warm.at(-1);
  if (!first || !last) return null;
  const sorted = warm.map(({ value }) => value).toSorted((a, b) => a - b);
  return {
    first: first.value,
    median: sorted[Math.floor(sorted.length / 2)] ?? last.value,
    max: points.reduce((most, { value }) => Math.max(most, value), first.value),
    last: last.value,
    perHour: slope(warm) * 3600,
  };
};

/** Of the straight line that lies closest to the points; 0 where there is only one. */
const slope = (points: readonly { seconds: number; value: number }[]): number => {
  const mean = (of: readonly number[]): number => of.reduce((sum, one) => sum + one, 0) / of.length;
  const at = mean(points.map(({ seconds }) => seconds));
  const level = mean(points.map(({ value }) => value));
  const spread = points.reduce((sum, { seconds }) => sum + (seconds - at) ** 2, 0);
  if (spread === 0) return 0;
  return points.reduce((sum, { seconds, value }) => sum + (seconds - at) * (value - level), 0) / spread;
};
