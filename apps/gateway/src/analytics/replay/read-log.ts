import { setTimeout as pause } from 'node:timers/promises';
import type { GameId, StoredEvent } from '@clockbeat/domain';
import type { EventStore } from '@clockbeat/persistence';

const lookAgainMs = 250;
/** Nobody wants to sit through a lobby of an hour, at whatever speed. */
const longestWaitMs = 5_000;

const isEnd = ({ type }: StoredEvent): boolean => type === 'GameFinished' || type === 'GameAbandoned';

/** The log of a game as it lies on disk, to where it ends now. */
export async function* storedLog(store: EventStore, gameId: GameId, after = 0): AsyncGenerator<StoredEvent> {
  for await (const events of store.storedPages(gameId, { after })) yield* events;
}

/** The same, and what comes after, until the game has ended. */
export async function* followedLog(store: EventStore, gameId: GameId): AsyncGenerator<StoredEvent> {
  let ended = false;
  for (let version = 0; ; await pause(lookAgainMs)) {
    for await (const event of storedLog(store, gameId, version)) {
      yield event;
      version = event.version;
      ended ||= isEnd(event);
    }
    if (ended || version === 0) return;
  }
}

/** Each event as long after the one before as it happened, `speed` times as fast. */
export async function* paced(log: AsyncIterable<StoredEvent>, speed: number): AsyncGenerator<StoredEvent> {
  let before: number | null = null;
  for await (const event of log) {
    const waitMs = before === null ? 0 : (event.at - before) / speed;
    before = event.at;
    if (waitMs > 0) await pause(Math.min(waitMs, longestWaitMs));
    yield event;
  }
}
