import { setTimeout as pause } from 'node:timers/promises';
import type { GameId, RecordedEvent } from '@clockbeat/domain';
import type { EventStore, StreamHead } from '../event-store/event-store.js';
import { type PendingAppend, recorded } from '../event-store/pending-append.js';
import type { VerdictRow, Writer } from '../event-store/writer-connection.js';

/** As long as a server takes that is near, ms: what arrives meanwhile is the next batch. */
const tripMs = 1;

interface Stream {
  round: number;
  readonly events: RecordedEvent[];
}

/**
 * A log that nobody keeps, for a rehearsal: what one process appends to games of its own, with one writer. It has rounds,
 * since timers and hosts race each other there, too; keys are not looked at, since nothing is sent twice.
 */
export class MemoryLog implements Writer, Pick<EventStore, 'readStream' | 'heads'> {
  private readonly streams = new Map<GameId, Stream>();

  async append(batch: readonly PendingAppend[]): Promise<VerdictRow[]> {
    await pause(tripMs);
    return batch.map((pending) => this.store(pending));
  }

  /** Nothing is told late: the connection can't be lost. */
  async read(): Promise<RecordedEvent[]> {
    return [];
  }

  async close(): Promise<void> {
    this.streams.clear();
  }

  async readStream(gameId: GameId, afterVersion: number, limit = 2_000): Promise<RecordedEvent[]> {
    return this.streams.get(gameId)?.events.slice(afterVersion, afterVersion + limit) ?? [];
  }

  async heads(gameIds: readonly GameId[], newest = 1): Promise<Map<GameId, StreamHead>> {
    return new Map(
      gameIds.flatMap((gameId) => {
        const stream = this.streams.get(gameId);
        if (!stream) return [];
        const { round, events } = stream;
        const commandIds = events
          .slice(-newest)
          .reverse()
          .map(({ data }) => data.commandId);
        return [[gameId, { version: events.length, round, dueAt: null, commandIds }] as const];
      }),
    );
  }

  private store(pending: PendingAppend): VerdictRow {
    const { gameId, round, transition } = pending.event;
    const stream = this.streams.get(gameId) ?? { round: 0, events: [] };
    if (Math.max(round, 0) !== stream.round) return ['fenced', null, null, null];
    this.streams.set(gameId, stream);
    if (transition !== null) stream.round += 1;
    const [version, recordedAt] = [stream.events.length + 1, Date.now()];
    stream.events.push(recorded(pending, version, recordedAt));
    return ['stored', version, recordedAt, null];
  }
}
