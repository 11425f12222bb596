/** Bounds of the append path (design, "Group commit"). Times in ms. */
export const appendLimits = {
  /** Events in one statement; beyond it the server's work per batch grows faster than its gain. */
  batchEvents: 500,
  /** Streams in one statement: each takes a slot of the lock table that the whole server shares. */
  batchStreams: 256,
  /** Characters of JSON in one statement. */
  batchCharacters: 8_000_000,
  queuedEvents: 10_000,
  queuedMs: 15_000,
  /** Set on the connection; the server gives up first … */
  statementMs: 5_000,
  /** … and if not even that is heard, the connection is given up. */
  answerMs: 7_000,
  connectMs: 3_000,
  /** Pause after a failure that may pass, doubled up to the second figure. */
  retryMs: { first: 25, most: 1_000 },
} as const;
