import {
  type EventView,
  type GameId,
  type Page,
  pseudonymised,
  type RecordedEvent,
  type Scramble,
} from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';

const pageSize = 2_000;

const iso = (ms: number): string => new Date(ms).toISOString();

const toView = (event: RecordedEvent, scramble: Scramble | null): EventView => ({
  gameId: event.gameId,
  version: event.version,
  type: event.type,
  schema: event.schema,
  data: scramble ? pseudonymised(event, scramble) : event.data,
  at: iso(event.at),
  recordedAt: iso(event.recordedAt),
});

/** The log of a game: with names as its owner reads it, with a scramble everybody in it has a pseudonym. */
@Injectable()
export class GameLog {
  constructor(private readonly store: EventStore) {}

  async page(
    gameId: GameId,
    after: number,
    limit: number,
    scramble: Scramble | null,
  ): Promise<Page<EventView>> {
    const events = await this.store.readStream(gameId, after, limit + 1);
    const items = events.slice(0, limit).map((event) => toView(event, scramble));
    const last = items.at(-1);
    return { items, nextCursor: events.length > limit && last ? String(last.version) : null };
  }

  /** To the end of the log: short reads one after another, each when the one before was taken. */
  async *all(gameId: GameId, after: number, scramble: Scramble | null): AsyncGenerator<EventView> {
    for (let version = after; ; ) {
      const events = await this.store.readStream(gameId, version, pageSize);
      for (const event of events) yield toView(event, scramble);
      version = events.at(-1)?.version ?? version;
      if (events.length < pageSize) return;
    }
  }
}
