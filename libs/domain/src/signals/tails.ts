import { at } from '../items/arrays.js';

/** What one question may come to: how likely, and how much it then counts, in whole steps. */
export interface Outcome {
  readonly chance: number;
  readonly counts: number;
}

/** The chance that independent questions together count at least so much: every sum, by convolution. */
export const chanceOfAtLeast = (questions: readonly (readonly Outcome[])[], sum: number): number => {
  let lowest = 0;
  let sums = Float64Array.of(1);
  for (const outcomes of questions) {
    const least = Math.min(...outcomes.map(({ counts }) => counts));
    const most = Math.max(...outcomes.map(({ counts }) => counts));
    const next = new Float64Array(sums.length + most - least);
    for (const { chance, counts } of outcomes)
      for (let nth = 0; nth < sums.length; nth += 1) {
        const place = nth + counts - least;
        next[place] = at(next, place) + chance * at(sums, nth);
      }
    sums = next;
    lowest += least;
  }
  let tail = 0;
  for (let nth = sums.length - 1; nth >= Math.max(0, sum - lowest); nth -= 1) tail += at(sums, nth);
  return Math.min(1, tail);
};

/** The chance that at least so many of independent events happen (Poisson's binomial distribution). */
export const chanceOfCount = (chances: readonly number[], count: number): number =>
  chanceOfAtLeast(
    chances.map((chance) => [
      { chance, counts: 1 },
      { chance: 1 - chance, counts: 0 },
    ]),
    count,
  );
