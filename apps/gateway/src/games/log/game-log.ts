import {
  type EventView,
  type GameId,
  type HiddenWords,
  type Page,
  pseudonymised,
  type RecordedEvent,
  type Scramble,
} from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';

const pageSize = 2_000;

const iso = (ms: number): string => new Date(ms).toISOString();

const toView = (event: RecordedEvent, scramble: Scramble | null, hidden: HiddenWords): EventView => ({
  gameId: event.gameId,
  version: event.version,
  type: event.type,
  schema: event.schema,
  data: scramble ? pseudonymised(event, scramble, hidden) : event.data,
  at: iso(event.at),
  recordedAt: iso(event.recordedAt),
  actor: event.actor,
});

/** Which part of a log is read, and how people are called in it. */
export interface LogReading {
  readonly gameId: GameId;
  /** A version: only later events are told. */
  readonly after: number;
  /** A version: no later event is told. */
  readonly upTo: number;
  readonly scramble: Scramble | null;
}

/** The log of a game: with names as its owner reads it, with a scramble everybody in it has a pseudonym. */
@Injectable()
export class GameLog {
  constructor(private readonly store: EventStore) {}

  async page({ gameId, after, upTo, scramble }: LogReading, limit: number): Promise<Page<EventView>> {
    const read = await this.store.readStream(gameId, after, limit + 1);
    const events = read.filter(({ version }) => version <= upTo);
    const hidden = await this.hidden(gameId, scramble);
    const items = events.slice(0, limit).map((event) => toView(event, scramble, hidden));
    const last = items.at(-1);
    return { items, nextCursor: events.length > limit && last ? String(last.version) : null };
  }

  /** To the end of the log: short reads one after another, each when the one before was taken. */
  async *all({ gameId, after, upTo, scramble }: LogReading): AsyncGenerator<EventView> {
    const hidden = await this.hidden(gameId, scramble);
    for await (const events of this.store.streamPages(gameId, { after, pageSize }))
      for (const event of events) {
        if (event.version > upTo) return;
        yield toView(event, scramble, hidden);
      }
  }

  /** Its owner reads all that was said. */
  private async hidden(gameId: GameId, scramble: Scramble | null): Promise<HiddenWords> {
    const words = scramble ? await this.store.hiddenWords([gameId]) : null;
    return words?.get(gameId) ?? new Map();
  }
}
