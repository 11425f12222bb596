import type { Report } from './report.js';

interface Bounds {
  readonly answerP99Ms: number;
  readonly firstToLastMs: number;
  readonly joinsPerSecond: number;
  /** Seconds per 1,000 answers. */
  readonly gatewayCpu: number;
  readonly messages: number;
}

/** What one gateway must hold on two cores that it shares with PostgreSQL and this driver (docs/performance.md). */
const bounds: ReadonlyMap<number, Bounds> = new Map([
  [200, { answerP99Ms: 20, firstToLastMs: 15, joinsPerSecond: 500, gatewayCpu: 0.6, messages: 10 }],
  [1_000, { answerP99Ms: 50, firstToLastMs: 30, joinsPerSecond: 500, gatewayCpu: 0.25, messages: 10 }],
  [2_000, { answerP99Ms: 100, firstToLastMs: 60, joinsPerSecond: 500, gatewayCpu: 0.2, messages: 10 }],
]);

export interface Verdict {
  readonly what: string;
  readonly figure: number | null;
  readonly bound: string;
  readonly met: boolean;
}

/** How the figures compare with the bounds for so many players; empty where there are none. */
export const compare = ({
  asked,
  answerMs,
  fanOutMs,
  joins,
  cpuPerThousandAnswers,
  perPlayerAndQuestion,
}: Report): Verdict[] => {
  const bound = asked.games === 1 ? bounds.get(asked.players) : undefined;
  if (!bound) return [];
  const atMost = (what: string, figure: number | null, most: number): Verdict => ({
    what,
    figure,
    bound: `≤ ${most}`,
    met: figure !== null && figure <= most,
  });
  return [
    atMost('answer → result, p99 ms', answerMs.p99, bound.answerP99Ms),
    atMost('question, first → last player, worst ms', fanOutMs.firstToLast.max, bound.firstToLastMs),
    {
      what: 'joins/s',
      figure: joins.perSecond,
      bound: `≥ ${bound.joinsPerSecond}`,
      met: joins.perSecond >= bound.joinsPerSecond,
    },
    atMost('gateway CPU s per 1,000 answers', cpuPerThousandAnswers.gateways, bound.gatewayCpu),
    atMost('messages per player and question', perPlayerAndQuestion.messages, bound.messages),
  ];
};
