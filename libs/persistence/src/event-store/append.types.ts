import type { Actor, CommandId, GameEventType, GameId, RecordedEvent } from '@clockbeat/domain';

/** An event as its command decided it, before the store has judged it. */
export interface NewEvent {
  gameId: GameId;
  /** The round of the stream as of which it was decided; -1: the stream is new. */
  round: number;
  /** Set when the event ends its round; `dueAt` (epoch ms) is when time will end the state it leads to. */
  transition: { readonly dueAt: number | null } | null;
  type: GameEventType;
  schema: number;
  data: object & { commandId: CommandId };
  /** Unique in its stream for ever. */
  key: string;
  /** When the command arrived, epoch ms of the server's clock; kept to the microsecond. */
  at: number;
  actor: Actor;
}

export type AppendOutcome =
  /** Durable. Also when the key was taken already by this very command: its own success, told late. */
  | { outcome: 'stored'; event: RecordedEvent }
  /** Another command has the key; `version` is that of its event. */
  | { outcome: 'duplicate'; version: number }
  /** Decided in a round that is over: catch up and decide again. */
  | { outcome: 'fenced' }
  /** There is no such stream. */
  | { outcome: 'missing' }
  /**
   * The queue is full, the stream blocked, or the store did not answer for 15 s. The event may be stored or not: ask
   * again with the same command.
   */
  | { outcome: 'unavailable' }
  /** This very row can never be stored. */
  | { outcome: 'refused'; reason: string };

/** How the store judged one row of a batch. */
export type Verdict = 'stored' | 'duplicate' | 'fenced' | 'missing' | 'repeated';

/** What one committed batch came to; for metrics. */
export interface BatchReport {
  rows: number;
  streams: number;
  /** From the coming of its oldest row to the sending of the batch, ms. */
  waitedMs: number;
  /** From sending the batch to its answer, ms. */
  ms: number;
  stored: number;
  duplicates: number;
  fenced: number;
}
