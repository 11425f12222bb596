import type { Screen } from './screen.js';

/** How far apart the screens showed one number, ms; and which was first and which last. */
export interface Difference {
  readonly second: number;
  readonly ms: number;
  readonly first: string;
  readonly last: string;
}

/**
 * For each number that every screen showed. The question's whole time is left out: it stands from whenever the question came,
 * which is the way of the message and no countdown.
 */
export const differences = (screens: readonly Screen[], timeLimit: number): Difference[] => {
  const found: Difference[] = [];
  for (let second = timeLimit - 1; second > 0; second -= 1) {
    const moments = screens.flatMap(({ name, shown }) => {
      const at = shown.get(second);
      return at === undefined ? [] : [{ name, at }];
    });
    if (moments.length < screens.length) continue;
    moments.sort((a, b) => a.at - b.at);
    const [first, last] = [moments[0]!, moments.at(-1)!];
    found.push({ second, ms: last.at - first.at, first: first.name, last: last.name });
  }
  return found;
};
