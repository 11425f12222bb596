/** Bounds of the append path (design, "Group commit"). Times in ms. */
export interface AppendLimits {
  /** Events in one statement; beyond it the server's work per batch grows faster than its gain. */
  readonly batchEvents: number;
  /** Streams in one statement: each takes a slot of the lock table that the whole server shares. */
  readonly batchStreams: number;
  /** Characters of JSON in one statement. */
  readonly batchCharacters: number;
  /** From the beginning of a batch to that of the next one, at least: after a lone row, and at most, in a rush. */
  readonly paceMs: { readonly alone: number; readonly rush: number };
  /** Events queued or in flight; beyond it callers are turned away. */
  readonly queuedEvents: number;
  /** After it a caller is told `unavailable`, and the row is not sent again. */
  readonly queuedMs: number;
  /** Set on the connection: the server gives up first … */
  readonly statementMs: number;
  /** … and if not even that is heard, the connection is given up. */
  readonly answerMs: number;
  readonly connectMs: number;
  /** What counts from its own time is stored within this time of its sending, or decided again. */
  readonly freshMs: number;
  /** Pause after a failure that may pass, doubled up to the second figure. */
  readonly retryMs: { readonly first: number; readonly most: number };
}

export const appendLimits: AppendLimits = {
  batchEvents: 500,
  batchStreams: 256,
  batchCharacters: 8_000_000,
  paceMs: { alone: 8, rush: 12 },
  queuedEvents: 10_000,
  queuedMs: 15_000,
  statementMs: 5_000,
  answerMs: 7_000,
  connectMs: 3_000,
  freshMs: 1_000,
  retryMs: { first: 25, most: 1_000 },
};
