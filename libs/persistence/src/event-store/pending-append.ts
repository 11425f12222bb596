import type { RecordedEvent } from '@clockbeat/domain';
import type { AppendOutcome, NewEvent } from './append.types.js';

/** One row on its way, sent as often as it takes. */
export interface PendingAppend {
  event: NewEvent;
  json: string;
  /** Decides it as of now, under the same key; null if that is not possible any more. Only for what counts from its own time. */
  readonly decide: (() => NewEvent | null) | null;
  /** performance.now() when it came in. */
  readonly since: number;
  readonly resolve: (outcome: AppendOutcome) => void;
  /** Its caller has been told; what still happens to it is told to the listeners only. */
  told: boolean;
}

/** The round of no stream: a row of it is judged by its key alone. */
const noRound = -2;

/**
 * A row that waited is decided as of the time when it is sent: a question that opens has its whole time before it. If an
 * earlier sending was stored after all, its key says so, and what it decided stands. What would no longer be decided so (the
 * question has opened by itself meanwhile) is only asked for by its key: stored now, it would open in the past.
 */
export const renew = (pending: PendingAppend): void => {
  if (!pending.decide) return;
  const event = pending.decide();
  if (event?.key === pending.event.key && event.round === pending.event.round) {
    pending.event = event;
    pending.json = JSON.stringify(event.data);
  } else pending.event = { ...pending.event, round: noRound };
};

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
