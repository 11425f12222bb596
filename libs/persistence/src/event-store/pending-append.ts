import type { RecordedEvent } from '@clockbeat/domain';
import type { AppendOutcome, NewEvent } from './append.types.js';

/** One row on its way: encoded once, sent unchanged as often as it takes. */
export interface PendingAppend {
  readonly event: NewEvent;
  readonly json: string;
  /** performance.now() when it came in. */
  readonly since: number;
  readonly resolve: (outcome: AppendOutcome) => void;
  /** Its caller has been told; what still happens to it is told to the listeners only. */
  told: boolean;
}

export const tell = (pending: PendingAppend, outcome: AppendOutcome): void => {
  if (pending.told) return;
  pending.told = true;
  pending.resolve(outcome);
};

/** The fact, made from what was sent: the same as reading it would give, without parsing it back. */
export const recorded = ({ event }: PendingAppend, version: number, recordedAt: number): RecordedEvent =>
  ({
    gameId: event.gameId,
    version,
    type: event.type,
    schema: event.schema,
    data: event.data,
    at: Math.round(event.at * 1000) / 1000,
    actor: event.actor,
    recordedAt,
  }) as RecordedEvent;
