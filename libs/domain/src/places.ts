import type { Doubt, Sureness } from './contract/game-state.js';
import { doubtMs } from './doubt.js';

/** What decides a place. */
export interface Placed {
  readonly score: number;
  /** Sum of the answering times of correct answers, ms. */
  readonly correctMs: number;
  /** Of joining, from 1. */
  readonly order: number;
  /** Of its answering times; absent: they are taken as they are. */
  readonly doubt?: Doubt;
}

/** By score, then the smaller sum of answering times of correct answers: 0 for equals. */
const byMerit = (a: Pick<Placed, 'score' | 'correctMs'>, b: Pick<Placed, 'score' | 'correctMs'>): number =>
  b.score - a.score || a.correctMs - b.correctMs;

/** Of equals who joined earlier is listed first (docs/protocol.md, "Places"). */
const byPlace = (a: Placed, b: Placed): number => byMerit(a, b) || a.order - b.order;

/** What it would have come to, had each of its answers come by its whole doubt earlier. */
const atBest = ({ score, correctMs, doubt }: Placed): Pick<Placed, 'score' | 'correctMs'> =>
  doubt ? { score: score + doubt.points, correctMs: correctMs - doubtMs(doubt) } : { score, correctMs };

/** Whether it is behind for certain: it would be so even at its best. Who is ahead is taken as measured, for it was no slower. */
const isBehind = (one: Placed, ahead: Placed): boolean => byMerit(ahead, atBest(one)) < 0;

/**
 * Those of one place, best first. Each is compared with the first of its place and with nobody between: a chain of close
 * finishes ends where somebody is behind that one for certain.
 */
const shared = <P extends Placed>(all: Iterable<P>): P[][] => {
  const groups: P[][] = [];
  for (const one of [...all].sort(byPlace)) {
    const group = groups.at(-1);
    if (group?.[0] && !isBehind(one, group[0])) group.push(one);
    else groups.push([one]);
  }
  return groups;
};

/** Each time is sure to half of its doubt to either side, ms. */
const sureTo = ({ doubt }: Placed): number => (doubt ? doubtMs(doubt) / 2 : 0);

/** ± ms within which they finished; undefined where they are equal, or there is one alone. */
const deadHeatOf = ([first, ...others]: readonly Placed[]): number | undefined =>
  !first || others.every((one) => byMerit(first, one) === 0)
    ? undefined
    : Math.ceil(Math.max(...others.map(sureTo)));

/** Everyone with a position, best first, as `tell` says it: 1, 2, 2, 4. */
export const places = <P extends Placed, T>(
  all: Iterable<P>,
  tell: (one: P, position: number, sureness: Sureness) => T,
): T[] => {
  const told: T[] = [];
  let before: P | undefined;
  for (const group of shared(all)) {
    const position = told.length + 1;
    const deadHeatMs = deadHeatOf(group);
    for (const one of group) {
      const isClose = before !== undefined && !isBehind(one, before);
      told.push(
        tell(one, position, {
          ...(deadHeatMs !== undefined && { deadHeatMs }),
          ...(isClose && { closeMs: Math.ceil(sureTo(one)) }),
        }),
      );
    }
    before = group.at(-1);
  }
  return told;
};
