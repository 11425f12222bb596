/** How measured times lie, ms. */
export interface Spread {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => rounded(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
};

/** For people, with how many values it is of. */
export const spreadText = ({ count, p50, p99, max }: Spread): string =>
  `p50 ${p50}   p99 ${p99}   max ${max}   (${count})`;
