import type { Screen } from './screen.js';

/** How far apart the screens showed the same, ms; and which was first and which last. */
export interface Difference {
  readonly what: string;
  readonly ms: number;
  readonly first: string;
  readonly last: string;
}

interface Moment {
  readonly name: string;
  readonly at: number;
}

/** How far apart they are. */
export const difference = (what: string, moments: readonly Moment[]): Difference => {
  const [first, last] = [
    moments.toSorted((a, b) => a.at - b.at)[0]!,
    moments.toSorted((a, b) => b.at - a.at)[0]!,
  ];
  return { what, ms: last.at - first.at, first: first.name, last: last.name };
};

/** For people: the middle one and the worst, beside what they may be. */
export const inWords = (found: readonly Difference[], boundMs: number): string => {
  const sorted = found.toSorted((a, b) => a.ms - b.ms);
  const [middle, worst] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
  return [
    `Apart: median ${Math.round(middle.ms)} ms, worst ${Math.round(worst.ms)} ms`,
    `Worst at ${worst.what}: ${worst.first} first, ${worst.last} last (bound ${boundMs} ms)`,
  ].join('\n');
};

/**
 * For each number that every screen showed. The question's whole time is left out: it stands from whenever the question came,
 * which is the way of the message and no countdown.
 */
export const differences = (screens: readonly Screen[], timeLimit: number): Difference[] => {
  const found: Difference[] = [];
  for (let second = timeLimit - 1; second > 0; second -= 1) {
    const moments = screens.flatMap(({ name, shown }) => {
      const at = shown.find(({ what }) => what === String(second))?.at;
      return at === undefined ? [] : [{ name, at }];
    });
    if (moments.length < screens.length) continue;
    found.push(difference(`${second} s`, moments));
  }
  return found;
};
