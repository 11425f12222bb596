import type { EventView, GameId, Page, RecordedEvent } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';

const pageSize = 2_000;

const iso = (ms: number): string => new Date(ms).toISOString();

const toView = ({ gameId, version, type, schema, data, at, recordedAt }: RecordedEvent): EventView => ({
  gameId,
  version,
  type,
  schema,
  data,
  at: iso(at),
  recordedAt: iso(recordedAt),
});

/** The log of a game, as its owner reads it. */
@Injectable()
export class GameLog {
  constructor(private readonly store: EventStore) {}

  async page(gameId: GameId, after: number, limit: number): Promise<Page<EventView>> {
    const events = await this.store.readStream(gameId, after, limit + 1);
    const items = events.slice(0, limit).map(toView);
    const last = items.at(-1);
    return { items, nextCursor: events.length > limit && last ? String(last.version) : null };
  }

  /** To the end of the log: short reads one after another, each when the one before was taken. */
  async *all(gameId: GameId, after: number): AsyncGenerator<EventView> {
    for (let version = after; ; ) {
      const events = await this.store.readStream(gameId, version, pageSize);
      for (const event of events) yield toView(event);
      version = events.at(-1)?.version ?? version;
      if (events.length < pageSize) return;
    }
  }
}
