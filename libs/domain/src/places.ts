/** What decides a place. */
export interface Placed {
  readonly score: number;
  /** Sum of the answering times of correct answers, ms. */
  readonly correctMs: number;
  /** Of joining, from 1. */
  readonly order: number;
}

const areEqual = (a: Placed, b: Placed): boolean => a.score === b.score && a.correctMs === b.correctMs;

/** By score, then the smaller sum of answering times of correct answers, then earlier joining (docs/protocol.md, "Places"). */
const byPlace = (a: Placed, b: Placed): number =>
  b.score - a.score || a.correctMs - b.correctMs || a.order - b.order;

/** Everyone with a position, best first, as `tell` says it: 1, 2, 2, 4. */
export const places = <P extends Placed, T>(all: Iterable<P>, tell: (one: P, position: number) => T): T[] => {
  let ahead: P | null = null;
  let position = 0;
  return [...all].sort(byPlace).map((one, index) => {
    if (!ahead || !areEqual(ahead, one)) position = index + 1;
    ahead = one;
    return tell(one, position);
  });
};
