import type { Random } from '../support/random.js';

/** Normally distributed (Box and Muller). */
export const normal = (random: Random, mean: number, deviation: number): number =>
  mean + deviation * Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());

/** As many above the median as below it, spread by shares of it: what the times of people look like. */
export const logNormal = (random: Random, median: number, spread: number): number =>
  median * Math.exp(normal(random, 0, spread));

export const between = (random: Random, least: number, most: number): number =>
  least + random.next() * (most - least);

/** A place in the list, each as likely as its weight says. */
export const weighted = (random: Random, weights: readonly number[]): number => {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return weights.length - 1;
};
