import type { Figure } from '../contract/items.js';

/** What can be reckoned, with its standard error; null: nothing can. */
export type Reckoned = readonly [value: number, standardError: number | null] | null;

/** A figure from so many answers on; below them nothing is reckoned at all. */
export const figureFrom = (answers: number, needed: number, reckon: () => Reckoned): Figure => {
  if (answers < needed) return { is: 'tooFew', answers, needed };
  const [value, standardError] = reckon() ?? [Number.NaN, null];
  if (!Number.isFinite(value)) return { is: 'undetermined' };
  return { is: 'told', value, standardError };
};
