import type { GameId, RecordedEvent } from '@clockbeat/domain';
import { Listeners } from '../listeners.js';
import { inTheOpen, type Written } from '../names/name-keys.js';
import type { AnswerClock } from './answer-clock.js';
import type { AppendOutcome, BatchReport, NewEvent } from './append.types.js';
import { AppendStats } from './append-stats.js';
import type { AppendFault, Fault } from './faults.js';
import { type AppendLimits, appendLimits } from './limits.js';
import type { PendingAppend } from './pending-append.js';
import { isStorableJson, isStorableText } from './storable.js';
import type { Writer } from './writer-connection.js';
import { WriterLane } from './writer-lane.js';

/** How events are written into the log; a promise where that has to be asked for first. */
export type WriteEvent = (event: NewEvent) => Written | Promise<Written>;

/** Group commit: appends of many games share a statement, and every caller learns its own outcome once it is durable. */
export class AppendQueue {
  readonly stats = new AppendStats();
  private readonly lanes: readonly WriterLane[];
  private readonly committed = new Listeners<readonly RecordedEvent[]>();
  private readonly batches = new Listeners<BatchReport>();
  private readonly faults = new Listeners<AppendFault>();
  private readonly waiting = new Map<GameId, number>();
  /** Runs while something is queued: an idle gateway need not wake up for it. */
  private expiry: NodeJS.Timeout | null = null;
  private queued = 0;
  private closing = false;

  constructor(
    writers: readonly Writer[],
    private readonly answers: AnswerClock,
    private readonly limits: AppendLimits = appendLimits,
    private readonly write: WriteEvent = inTheOpen,
  ) {
    const events = {
      committed: (committed: readonly RecordedEvent[]) => this.committed.tell(committed),
      batch: (report: BatchReport) => {
        this.stats.count(report);
        this.batches.tell(report);
      },
      failed: (fault: Fault, error: unknown) => this.faults.tell({ fault, error }),
      left: (pending: PendingAppend) => this.leave(pending),
    };
    this.lanes = writers.map((writer) => new WriterLane(writer, events, limits));
  }

  /**
   * Resolves once the event's fate is known, after 15 s at the latest; never rejects. Rows of a game keep their order. What
   * counts from its own time brings `decide`, which decides it as of now, each time that it is sent.
   */
  append(event: NewEvent, decide: (() => NewEvent | null) | null = null): Promise<AppendOutcome> {
    if (this.closing || this.queued >= this.limits.queuedEvents) {
      return Promise.resolve(this.unavailable());
    }
    const written = this.write(event);
    return written instanceof Promise
      ? written.then(
          (known) => this.queue(event, known, decide),
          () => this.unavailable(),
        )
      : this.queue(event, written, decide);
  }

  private unavailable(): AppendOutcome {
    this.stats.unavailable += 1;
    return { outcome: 'unavailable' };
  }

  private queue(
    decided: NewEvent,
    { key, json }: Written,
    decide: (() => NewEvent | null) | null,
  ): Promise<AppendOutcome> {
    if (this.closing) return Promise.resolve(this.unavailable());
    if (!isStorableJson(json) || !isStorableText(key) || !isStorableText(decided.gameId)) {
      return Promise.resolve({ outcome: 'refused', reason: 'U+0000 and lone surrogates cannot be stored' });
    }
    const event = key === decided.key ? decided : { ...decided, key };
    return new Promise((resolve) => {
      this.queued += 1;
      this.expiry ??= setInterval(() => this.expire(), this.limits.queuedMs / 60).unref();
      this.waiting.set(event.gameId, this.waitingFor(event.gameId) + 1);
      const since = performance.now();
      this.laneOf(event.gameId).push({ event, json, decide, since, resolve, told: false });
    });
  }

  /**
   * Called synchronously once per committed batch, before the appends resolve, with the events that are now known to be
   * stored, in version order per stream. At least once: after a lost connection an event may come a second time.
   */
  onCommitted(listener: (events: readonly RecordedEvent[]) => void): () => void {
    return this.committed.add(listener);
  }

  /** Called after each batch that the store answered; for metrics. */
  onBatch(listener: (report: BatchReport) => void): () => void {
    return this.batches.add(listener);
  }

  /** Called each time a batch was not stored, or its answer was lost. */
  onFault(listener: (fault: AppendFault) => void): () => void {
    return this.faults.add(listener);
  }

  /** Rows of that game that are queued or in flight. */
  waitingFor(gameId: GameId): number {
    return this.waiting.get(gameId) ?? 0;
  }

  /** Rows of all games that are queued or in flight. */
  get depth(): number {
    return this.queued;
  }

  /** How long ago the store last answered anything: an append, a ping, a reading of heads. Null: never. */
  msSinceAnswer(): number | null {
    return this.answers.msSince();
  }

  /** Takes nothing more, and resolves when everything taken has its outcome. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(this.lanes.map((lane) => lane.close()));
    this.restFromExpiry();
  }

  private expire(): void {
    if (this.queued === 0) this.restFromExpiry();
    else for (const lane of this.lanes) lane.expire();
  }

  private restFromExpiry(): void {
    if (this.expiry) clearInterval(this.expiry);
    this.expiry = null;
  }

  private leave({ event: { gameId } }: PendingAppend): void {
    this.queued -= 1;
    const left = this.waitingFor(gameId) - 1;
    if (left > 0) this.waiting.set(gameId, left);
    else this.waiting.delete(gameId);
  }

  private laneOf(gameId: GameId): WriterLane {
    let hash = 0;
    for (let index = 0; index < gameId.length; index += 1) {
      hash = (Math.imul(hash, 31) + gameId.charCodeAt(index)) | 0;
    }
    const lane = this.lanes[Math.abs(hash) % this.lanes.length];
    if (!lane) throw new Error('An append queue needs at least one writer');
    return lane;
  }
}
