import { cpus, loadavg } from 'node:os';
import type { Received } from '../people/inbox.js';
import type { Use } from './gauges.js';
import type { Options } from './options.js';
import { rounded, type Spread } from './spread.js';

export interface Machine {
  readonly at: string;
  readonly cpus: string;
  readonly node: string;
  /** Processes that wanted to run in the last minute: above the number of CPUs others disturb the figures. */
  readonly load: number;
}
type Delay = { readonly p99: number; readonly max: number };

/** Everything that a run tells; written as it is to the JSON file. */
export interface Report {
  readonly machine: { readonly before: Machine; readonly after: Machine };
  readonly asked: Options;
  readonly joins: {
    readonly seconds: number;
    readonly perSecond: number;
    readonly sentAgain: number;
    readonly use: Use;
  };
  /** From the host's click until the first and the last player has the question; one value a question. */
  readonly fanOutMs: { readonly first: Spread; readonly last: Spread; readonly firstToLast: Spread };
  /** Of a paced game: what was right, from the first to the last player; beside it so many bytes to as many sockets by a server that does nothing else. */
  readonly reveal: { readonly firstToLast: Spread; readonly bare: Spread } | null;
  /** From sending an answer to its acknowledgement. */
  readonly answerMs: Spread;
  /** From the start of the game to its end. */
  readonly use: Use;
  /** To sockets and to PostgreSQL. */
  readonly gatewayWritesPerAnswer: number | null;
  readonly cpuPerThousandAnswers: Readonly<
    Record<'gateways' | 'postgres' | 'redis' | 'balancer' | 'driver', number | null>
  >;
  readonly perPlayerAndQuestion: Received & { readonly byName: Readonly<Record<string, Received>> };
  readonly gateways: readonly {
    readonly url: string;
    readonly memory: { readonly rssMb: number; readonly peakMb: number } | null;
    readonly loopDelayMs: Delay | null;
  }[];
  readonly driverLoopDelayMs: Delay;
  /** What did not hold; empty if everything did. */
  readonly problems: readonly string[];
}

export const machine = (): Machine => ({
  at: new Date().toISOString(),
  cpus: `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`,
  node: process.version,
  load: rounded(loadavg()[0] ?? 0, 2),
});

export const perPlayerAndQuestion = (
  received: ReadonlyMap<string, Received>,
  shares: number,
): Report['perPlayerAndQuestion'] => {
  const each = ({ messages, bytes }: Received): Received => ({
    messages: rounded(messages / shares, 2),
    bytes: rounded(bytes / shares, 0),
  });
  const sum = { messages: 0, bytes: 0 };
  for (const { messages, bytes } of received.values()) {
    sum.messages += messages;
    sum.bytes += bytes;
  }
  const byName = [...received].sort(([, a], [, b]) => b.bytes - a.bytes);
  return { ...each(sum), byName: Object.fromEntries(byName.map(([name, count]) => [name, each(count)])) };
};
