/** A figure that rests on answers, or why there is none: a sum, so that nobody takes “too few” for a number. */
export type Figure<Value = number> =
  | { is: 'told'; value: Value; standardError: number | null }
  | { is: 'tooFew'; answers: number; needed: number }
  /** Enough answers, and nothing to reckon with: all were right, say, or nobody was asked anything else. */
  | { is: 'undetermined' };

/** Answers without which a figure is not told (decision 70). */
export const itemFloors = {
  share: 30,
  discrimination: 100,
  reliability: 100,
  rasch: 150,
  twoParameter: 500,
} as const;

/** An option that fewer choose than this share is one that nobody takes for right. */
export const deadBelow = 0.05;
