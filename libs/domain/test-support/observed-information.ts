/** A question of the two-parameter logistic model: P(right) = 1 / (1 + exp(-a (θ - b))). */
interface Item {
  readonly a: number;
  readonly b: number;
}

/** Abilities, so close to each other that the sum is as good as the integral over N(0, 1). */
const abilities = Array.from({ length: 161 }, (_, nth) => (nth - 80) / 10);
const density = (ability: number): number => (Math.exp(-(ability ** 2) / 2) / Math.sqrt(2 * Math.PI)) * 0.1;

/** How likely these patterns of right and wrong are, each that of so many people. */
const logLikelihood = (patterns: Readonly<Record<string, number>>, items: readonly Item[]): number => {
  // the same for every pattern
  const at = abilities.map((ability) => ({
    weight: density(ability),
    right: items.map(({ a, b }) => 1 / (1 + Math.exp(-a * (ability - b)))),
  }));
  return Object.entries(patterns).reduce((sum, [pattern, people]) => {
    let likelihood = 0;
    for (const { weight, right } of at) {
      let ofPattern = 1;
      for (const [question, share] of right.entries())
        ofPattern *= pattern[question] === '1' ? share : 1 - share;
      likelihood += ofPattern * weight;
    }
    return sum + people * Math.log(likelihood);
  }, 0);
};

/** Second derivatives by central differences. */
const hessianOf = (of: (at: readonly number[]) => number, here: readonly number[]): number[][] => {
  const h = 1e-3;
  const moved = (...steps: [number, number][]): number => {
    const there = [...here];
    for (const [place, by] of steps) there[place] = (there[place] ?? 0) + by;
    return of(there);
  };
  return here.map((_, i) =>
    here.map(
      (__, j) =>
        (moved([i, h], [j, h]) - moved([i, h], [j, -h]) - moved([i, -h], [j, h]) + moved([i, -h], [j, -h])) /
        (4 * h * h),
    ),
  );
};

/** By Gauss and Jordan; of a matrix that is positive definite, so no row need change its place. */
const inverseOf = (matrix: readonly (readonly number[])[]): number[][] => {
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => Number(i === j))]);
  for (const [place, pivot] of rows.entries()) {
    const first = pivot[place] ?? 0;
    for (const [column, value] of pivot.entries()) pivot[column] = value / first;
    for (const row of rows) {
      const factor = row[place] ?? 0;
      if (row !== pivot)
        for (const [column, value] of pivot.entries()) row[column] = (row[column] ?? 0) - factor * value;
    }
  }
  return rows.map((row) => row.slice(matrix.length));
};

/**
 * Standard errors by the observed information: the inverse of what the marginal log-likelihood bends by, reckoned here from its
 * definition alone. `itemsOf` says what questions the parameters make.
 */
export const observedErrors = (
  patterns: Readonly<Record<string, number>>,
  itemsOf: (parameters: readonly number[]) => readonly Item[],
  parameters: readonly number[],
): number[] => {
  const bends = hessianOf((at) => -logLikelihood(patterns, itemsOf(at)), parameters);
  return inverseOf(bends).map((row, place) => Math.sqrt(row[place] ?? 0));
};
