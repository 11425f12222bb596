import { AnswerClock } from '../src/event-store/answer-clock.js';
import type { AppendOutcome } from '../src/event-store/append.types.js';
import { AppendQueue } from '../src/event-store/append-queue.js';
import { type AppendLimits, appendLimits } from '../src/event-store/limits.js';
import type { StoreClock } from '../src/event-store/store-clock.js';
import { WriterConnection } from '../src/event-store/writer-connection.js';

/** A queue with one writer, and with limits of its own so that no test waits 15 s. */
export const queueOn = (
  url: string,
  limits: Partial<AppendLimits> = {},
  clock: StoreClock | null = null,
): AppendQueue => {
  const [answers, all] = [new AnswerClock(), { ...appendLimits, ...limits }];
  return new AppendQueue(
    [new WriterConnection({ connectionString: url }, answers, clock, all)],
    answers,
    all,
  );
};

/** The version of a stored event; anything else fails the test. */
export const versionOf = (outcome: AppendOutcome): number => {
  if (outcome.outcome !== 'stored') throw new Error(`not stored: ${JSON.stringify(outcome)}`);
  return outcome.event.version;
};

export const outcomesOf = (outcomes: readonly AppendOutcome[]): string[] =>
  outcomes.map(({ outcome }) => outcome);
