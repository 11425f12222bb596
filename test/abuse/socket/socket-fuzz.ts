import fc from 'fast-check';
import { type Known, wildMessages } from './bodies.js';
import { wildBytes, wildTexts } from './frames.js';
import { poll, wildPolls } from './polling.js';
import { have, type Step, type Talk } from './talk.js';

export interface SocketFuzz {
  readonly url: string;
  readonly cases: number;
  readonly seed: number;
  readonly known: Known;
  /** Session cookies of strangers. */
  readonly cookies: readonly string[];
}

const steps = (known: Known): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        kind: fc.constant('message' as const),
        message: wildMessages(known),
        acknowledged: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('text' as const), text: wildTexts }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('attachment' as const),
        bytes: fc.constantFrom(0, 1, 1_000, 70_000, 1_100_000),
      }),
    },
  );

const talks = (known: Known): fc.Arbitrary<Talk> =>
  fc.record({
    connects: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
    steps: fc.array(steps(known), { minLength: 1, maxLength: 8 }),
    lastBytes: fc.option(wildBytes, { freq: 6 }),
  });

/** Talks on sockets, and requests of long polling; the first fault is thrown, with the talk made as small as it gets. */
export const fuzzSockets = async ({ url, cases, seed, known, cookies }: SocketFuzz): Promise<void> => {
  const who = fc.record({
    address: fc.integer({ min: 0, max: 0xffffff }),
    cookie: fc.option(fc.constantFrom(...cookies)),
  });
  const oneTalk = fc.asyncProperty(talks(known), who, async (talk, { address, cookie }) => {
    const headers = {
      'X-Forwarded-For': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
      ...(cookie === null ? {} : { Cookie: cookie }),
    };
    const fault = await have(url, headers, talk);
    if (fault !== null) throw new Error(fault);
  });
  const onePoll = fc.asyncProperty(wildPolls, async (wild) => {
    const fault = await poll(url, wild);
    if (fault !== null) throw new Error(fault);
  });
  const polls = Math.ceil(cases / 5);
  await fc.assert(oneTalk, { numRuns: cases - polls, seed });
  await fc.assert(onePoll, { numRuns: polls, seed });
};
