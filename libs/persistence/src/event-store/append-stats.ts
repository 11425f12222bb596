import type { BatchReport } from './append.types.js';

/** What the appends of this process came to since it started. */
export class AppendStats {
  batches = 0;
  /** Events stored by us; own successes told late are among them. */
  events = 0;
  fenced = 0;
  duplicates = 0;
  /** Appends turned away at once, for the queue was full or closing. */
  unavailable = 0;

  count(report: BatchReport): void {
    this.batches += 1;
    this.events += report.stored;
    this.fenced += report.fenced;
    this.duplicates += report.duplicates;
  }
}
