import { setTimeout as pause } from 'node:timers/promises';
import type { RecordedEvent } from '@clockbeat/domain';
import type { BatchReport } from './append.types.js';
import { type Fault, faultOf } from './faults.js';
import { judgeBatch } from './judge-batch.js';
import type { AppendLimits } from './limits.js';
import { type PendingAppend, renew, tell } from './pending-append.js';
import type { Writer } from './writer-connection.js';

export interface LaneEvents {
  /** Called before the callers are told. */
  committed(events: readonly RecordedEvent[]): void;
  batch(report: BatchReport): void;
  /** A batch was not stored, or nobody knows; it is tried again, in parts or as a whole. */
  failed(fault: Fault, error: unknown): void;
  /** The row has left the lane, whatever became of it. */
  left(pending: PendingAppend): void;
}

/** One writer: one append in flight, what arrives meanwhile is the next batch. A game always uses the same lane. */
export class WriterLane {
  private queue: PendingAppend[] = [];
  private inFlight: readonly PendingAppend[] = [];
  private running: Promise<void> | null = null;
  /** When the last batch was begun, monotonic ms. */
  private startedAt = Number.NEGATIVE_INFINITY;
  /** Rows of the last batch: the more come, the longer they may wait for each other. */
  private inRush = 0;

  constructor(
    private readonly writer: Writer,
    private readonly events: LaneEvents,
    private readonly limits: AppendLimits,
  ) {}

  push(pending: PendingAppend): void {
    this.queue.push(pending);
    this.running ??= this.run();
  }

  /** Tells the callers of rows that are too old; queued ones leave, those in flight stay until their fate is known. */
  expire(): void {
    const oldest = performance.now() - this.limits.queuedMs;
    for (const pending of this.inFlight) {
      if (pending.since <= oldest) tell(pending, { outcome: 'unavailable' });
    }
    const expired = this.queue.filter(({ since }) => since <= oldest);
    if (expired.length === 0) return;
    this.queue = this.queue.filter(({ since }) => since > oldest);
    for (const pending of expired) this.finish(pending);
  }

  /** When all that was pushed has left the lane. */
  async close(): Promise<void> {
    while (this.running) await this.running;
    await this.writer.close();
  }

  private async run(): Promise<void> {
    await new Promise(setImmediate); // what this turn of the event loop brings goes together
    while (this.queue.length > 0) {
      await this.keepPace();
      const batch = takeBatch(this.queue, this.limits);
      this.inFlight = batch;
      this.inRush = batch.length;
      await this.deliver(batch);
      this.inFlight = [];
    }
    this.running = null;
  }

  /** A lone append goes at once; in a rush they wait a little for each other, since a statement costs more than its rows. */
  private async keepPace(): Promise<void> {
    const { alone, rush } = this.limits.paceMs;
    const pace = Math.min(rush, alone + this.inRush - 1);
    const wait = this.startedAt + pace - performance.now();
    if (wait > 0) await pause(wait);
    this.startedAt = performance.now();
  }

  /**
   * Sends the same rows until their fate is known or they are too old, each under its own key. This is the only loop that
   * repeats an append: after a lost connection nobody knows the outcome, and only the store can tell it.
   */
  private async deliver(batch: readonly PendingAppend[]): Promise<void> {
    let retryMs = this.limits.retryMs.first;
    let rows = batch;
    while (rows.length > 0) {
      try {
        return await this.send(rows);
      } catch (error) {
        const fault = faultOf(error);
        this.events.failed(fault, error);
        if (fault === 'row') return rows.length > 1 ? await this.halve(rows) : this.refuse(rows, error);
        if (fault === 'slow') return await this.separate(rows);
        await pause(retryMs * (0.5 + Math.random()));
        retryMs = Math.min(retryMs * 2, this.limits.retryMs.most);
        rows = this.giveUpOn(rows);
      }
    }
  }

  private async send(rows: readonly PendingAppend[]): Promise<void> {
    rows.forEach(renew);
    const sentAt = performance.now();
    const oldest = rows.reduce((since, row) => Math.min(since, row.since), sentAt);
    const verdicts = await this.writer.append(rows);
    const { outcomes, events } = await judgeBatch(rows, verdicts, this.writer);
    if (events.length > 0) this.events.committed(events);
    let duplicates = 0;
    let fenced = 0;
    const streams = new Set<string>();
    rows.forEach((pending, index) => {
      const outcome = outcomes[index] ?? { outcome: 'unavailable' as const };
      if (outcome.outcome === 'duplicate') duplicates += 1;
      if (outcome.outcome === 'fenced') fenced += 1;
      streams.add(pending.event.gameId);
      tell(pending, outcome);
      this.events.left(pending);
    });
    const ms = performance.now() - sentAt;
    this.events.batch({
      rows: rows.length,
      streams: streams.size,
      waitedMs: sentAt - oldest,
      ms,
      stored: events.length,
      duplicates,
      fenced,
    });
  }

  /** One bad row never drops its neighbours. In order: a game's rows stay in theirs. */
  private async halve(rows: readonly PendingAppend[]): Promise<void> {
    const middle = Math.ceil(rows.length / 2);
    await this.deliver(rows.slice(0, middle));
    await this.deliver(this.giveUpOn(rows.slice(middle)));
  }

  /** One blocked stream never drops the others: each goes by itself, and a stream that is slow alone is given up. */
  private async separate(rows: readonly PendingAppend[]): Promise<void> {
    const streams = new Set(rows.map(({ event }) => event.gameId));
    if (streams.size === 1) for (const pending of rows) this.finish(pending);
    else
      for (const id of streams)
        await this.deliver(this.giveUpOn(rows.filter(({ event }) => event.gameId === id)));
  }

  private refuse(rows: readonly PendingAppend[], error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    for (const pending of rows) {
      tell(pending, { outcome: 'refused', reason });
      this.events.left(pending);
    }
  }

  /** Drops the rows that are too old to be sent again. */
  private giveUpOn(rows: readonly PendingAppend[]): readonly PendingAppend[] {
    const oldest = performance.now() - this.limits.queuedMs;
    for (const pending of rows) if (pending.since <= oldest) this.finish(pending);
    return rows.filter(({ since }) => since > oldest);
  }

  private finish(pending: PendingAppend): void {
    tell(pending, { outcome: 'unavailable' });
    this.events.left(pending);
  }
}

/** Takes the next batch from the front of the queue: as much as the limits allow, at least one row. */
const takeBatch = (queue: PendingAppend[], limits: AppendLimits): PendingAppend[] => {
  const streams = new Set<string>();
  let characters = 0;
  let count = 0;
  for (const { event, json } of queue) {
    streams.add(event.gameId);
    characters += json.length;
    const fits =
      count < limits.batchEvents &&
      streams.size <= limits.batchStreams &&
      characters <= limits.batchCharacters;
    if (count > 0 && !fits) break;
    count += 1;
  }
  return queue.splice(0, count);
};
