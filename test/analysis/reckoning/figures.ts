export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const mean = (values: readonly number[]): number => sum(values) / values.length;

export const groupBy = <T, K>(things: readonly T[], keyOf: (thing: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
};

/** Pearson's correlation. */
export const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const [meanA, meanB] = [mean(pairs.map(([a]) => a)), mean(pairs.map(([, b]) => b))];
  const products = (of: (a: number, b: number) => number) =>
    sum(pairs.map(([a, b]) => of(a - meanA, b - meanB)));
  return products((a, b) => a * b) / Math.sqrt(products((a) => a * a) * products((_, b) => b * b));
};

/** Spearman's: the correlation of the places, for values that are all different or nearly so. */
export const rankCorrelation = (pairs: readonly (readonly [number, number])[]): number => {
  const placesOf = (values: readonly number[]): number[] => {
    const sorted = values.toSorted((a, b) => a - b);
    return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
  };
  const [a, b] = [placesOf(pairs.map(([first]) => first)), placesOf(pairs.map(([, second]) => second))];
  return correlation(a.map((place, index) => [place, b[index] ?? 0]));
};
