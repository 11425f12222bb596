/** How two samples compare, whatever their distribution. */
export interface RankSum {
  /** How likely one of the first is larger than one of the second: a half where nothing tells them apart. */
  readonly share: number;
  /** How likely samples of one distribution lie as far apart, on either side. */
  readonly p: number;
}

/** Mann and Whitney's U by its normal approximation, with equal values sharing their rank: for 20 values of each and more. */
export const mannWhitney = (ones: readonly number[], others: readonly number[]): RankSum => {
  const all = [
    ...ones.map((value) => ({ value, one: true })),
    ...others.map((value) => ({ value, one: false })),
  ].sort((a, b) => a.value - b.value);
  let ranks = 0;
  let ties = 0;
  for (let from = 0; from < all.length; ) {
    let to = from + 1;
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1;
    const size = to - from;
    const mine = all.slice(from, to).filter(({ one }) => one).length;
    ranks += mine * ((from + 1 + to) / 2);
    ties += size ** 3 - size;
    from = to;
  }
  const [m, n] = [ones.length, others.length];
  const u = ranks - (m * (m + 1)) / 2;
  const variance = ((m * n) / 12) * (m + n + 1 - ties / ((m + n) * (m + n - 1)));
  if (variance === 0) return { share: 0.5, p: 1 };
  // half a step to the middle, as U counts in whole ones
  const off = Math.max(0, Math.abs(u - (m * n) / 2) - 0.5) / Math.sqrt(variance);
  return { share: u / (m * n), p: 2 * upperTail(off) };
};

/** How much of the normal distribution lies above z ≥ 0 (Abramowitz and Stegun 7.1.26, good to seven digits). */
const upperTail = (z: number): number => {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const sum = series.reduceRight((rest, factor) => t * (factor + rest), 0);
  return (sum * Math.exp(-x * x)) / 2;
};
