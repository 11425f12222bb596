import type { Report } from './report.js';
import { rounded } from './spread.js';

interface Bounds {
  readonly answerP99Ms: number;
  readonly firstToLastMs: number;
  readonly joinsPerSecond: number;
  /** Seconds per 1,000 answers. */
  readonly gatewayCpu: number;
}

/** Messages per player and question, acknowledgements among them. */
const messages = { swift: 10, timed: 9 } as const;
/** A reveal reaches everybody within so many times what a bare broadcast takes in the same run, both at their median. */
const revealTimesBare = 1.3;

/** What one gateway must hold on two cores that it shares with PostgreSQL and this driver (docs/performance.md). */
const bounds: ReadonlyMap<number, Bounds> = new Map([
  [200, { answerP99Ms: 20, firstToLastMs: 15, joinsPerSecond: 500, gatewayCpu: 0.6 }],
  [1_000, { answerP99Ms: 50, firstToLastMs: 30, joinsPerSecond: 500, gatewayCpu: 0.25 }],
  [2_000, { answerP99Ms: 100, firstToLastMs: 60, joinsPerSecond: 500, gatewayCpu: 0.2 }],
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
  reveal,
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
    atMost('messages per player and question', perPlayerAndQuestion.messages, messages[asked.pacing]),
    ...(reveal
      ? [
          atMost(
            'reveal, first → last player by a bare broadcast',
            rounded(reveal.firstToLast.p50 / reveal.bare.p50, 2),
            revealTimesBare,
          ),
        ]
      : []),
  ];
};
