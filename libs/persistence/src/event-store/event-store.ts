import {
  type GameId,
  type HiddenWords,
  noteWord,
  type RecordedEvent,
  type StoredEvent,
} from '@clockbeat/domain';
import type pg from 'pg';
import type { Archive } from '../archive/archive.js';
import { isWhole } from '../archive/whole.js';
import { openNames } from '../names/open-names.js';
import type { AnswerClock } from './answer-clock.js';
import { type EventRow, toRecordedEvent, toStoredEvent } from './event-row.js';
import * as sql from './read.sql.js';

/** Where a stream stands. `dueAt` is epoch ms, null once the game is finished. */
export interface StreamHead {
  version: number;
  /** Whose events the newest ones are, as many as were asked for, the newest first; fewer of a game that is archived. */
  commandIds: readonly string[];
  round: number;
  dueAt: number | null;
}

/** A place in the order of all events. Opaque: keep it and give it back. */
export interface Position {
  readonly transactionId: string;
  readonly position: string;
}
export const beginning: Position = { transactionId: '0', position: '0' };

export interface EventPage {
  events: RecordedEvent[];
  /** Where to go on; the given one when there was nothing. */
  position: Position;
  /** How long the oldest committed event has been held back by a running transaction, ms. */
  horizonAgeMs: number;
}

/** Which part of one game's log is read, and how many events at a time. */
export interface PagesWanted {
  /** A version: only later events are read. */
  readonly after?: number;
  readonly pageSize?: number;
}
const usualPageSize = 2_000;

/**
 * Reads the log. Every read is one short statement; long ones are pages. Reads of one game find what is in the archive, too
 * (docs/decisions/065), and throw `ArchiveUnavailable` where it cannot be reached.
 */
export class EventStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly answers: AnswerClock,
    private readonly archive: Archive | null = null,
  ) {}

  /** The events of one game with a greater version, in order, a page of at most `limit`. */
  async readStream(gameId: GameId, afterVersion: number, limit = usualPageSize): Promise<RecordedEvent[]> {
    return (await this.streamRows(gameId, afterVersion, limit)).map(toRecordedEvent);
  }

  /** The words that hosts have taken off the wall in these games. */
  async hiddenWords(gameIds: readonly GameId[]): Promise<Map<GameId, HiddenWords>> {
    const games = new Map<GameId, Map<number, readonly string[]>>();
    if (gameIds.length === 0) return games;
    for (const row of await this.ask<EventRow>('verdicts', sql.verdicts, [gameIds])) {
      const event = toRecordedEvent(row);
      const hidden = games.get(event.gameId) ?? new Map<number, readonly string[]>();
      games.set(event.gameId, hidden);
      noteWord(hidden, event);
    }
    return games;
  }

  /** The same as they lie on disk, each in the schema that it was written in. */
  async readStored(gameId: GameId, afterVersion: number, limit = usualPageSize): Promise<StoredEvent[]> {
    return (await this.streamRows(gameId, afterVersion, limit)).map(toStoredEvent);
  }

  /** The log of one game to where it ends now, in pages: each is read when the one before has been taken. */
  async *streamPages(gameId: GameId, wanted: PagesWanted = {}): AsyncGenerator<RecordedEvent[]> {
    for await (const rows of this.rowPages(gameId, wanted)) yield rows.map(toRecordedEvent);
  }

  /** The same as it lies on disk. */
  async *storedPages(gameId: GameId, wanted: PagesWanted = {}): AsyncGenerator<StoredEvent[]> {
    for await (const rows of this.rowPages(gameId, wanted)) yield rows.map(toStoredEvent);
  }

  /** Where the games' streams stand, and whose their newest events are, in one query; games without a stream are left out. */
  async heads(gameIds: readonly GameId[], newest = 1): Promise<Map<GameId, StreamHead>> {
    if (gameIds.length === 0) return new Map();
    const inOrder = [...gameIds].sort();
    const values = [gameIds, newest, inOrder[0], inOrder.at(-1)];
    const rows = await this.ask<StreamHead & { gameId: GameId }>('heads', sql.heads, values);
    const heads = rows.map(async ({ gameId, ...head }) => {
      const wanted = Math.min(newest, head.version);
      const isKnown = this.archive === null || head.commandIds.length >= wanted;
      const commandIds = isKnown ? head.commandIds : await this.newest(gameId, head.version, wanted);
      return [gameId, { ...head, commandIds }] as const;
    });
    return new Map(await Promise.all(heads));
  }

  /** Games whose state should have ended before `before` (epoch ms), the longest overdue first. */
  overdue(before: number, limit: number): Promise<{ gameId: GameId; round: number }[]> {
    return this.ask('overdue', sql.overdue, [before, limit]);
  }

  /** All events after a position that are not in the archive, in commit-safe order: a late commit delays this read, it is never skipped. */
  async readAll(after: Position, limit: number): Promise<EventPage> {
    type Row = EventRow & { transaction_id: string; position: string };
    const rows = await this.ask<Row>('read-all', sql.readAll, [after.transactionId, after.position, limit]);
    const last = rows.at(-1);
    return {
      events: (await openNames(this.pool, rows)).map(toRecordedEvent),
      position: last ? { transactionId: last.transaction_id, position: last.position } : after,
      horizonAgeMs: rows.length < limit ? await this.horizonAgeMs() : 0,
    };
  }

  /** How long the oldest committed event has been held back by a transaction that still runs, ms; 0 when none is. */
  async horizonAgeMs(): Promise<number> {
    const [row] = await this.ask<{ age: number }>('horizon-age', sql.horizonAge, []);
    return row?.age ?? 0;
  }

  /** Rejects when the store does not answer. */
  async ping(): Promise<void> {
    await this.ask('ping', 'select 1', []);
  }

  private async *rowPages(
    gameId: GameId,
    { after = 0, pageSize = usualPageSize }: PagesWanted,
  ): AsyncGenerator<readonly EventRow[]> {
    for (let version = after; ; ) {
      const rows = await this.streamRows(gameId, version, pageSize);
      const last = rows.at(-1);
      if (last) yield rows;
      if (!last || rows.length < pageSize) return;
      version = last.version;
    }
  }

  private async streamRows(gameId: GameId, after: number, limit: number): Promise<readonly EventRow[]> {
    const read = () => this.ask<EventRow>('read-stream', sql.readStream, [gameId, after, limit]);
    const rows = await read();
    return openNames(
      this.pool,
      this.archive === null || isWhole(rows, { after })
        ? rows
        : await this.archive.completed({ gameId, after, most: limit }, rows, read),
    );
  }

  /** Of an archived game those that are in the table one after the other: enough to know it by, and nothing waits for the archive. */
  private async newest(gameId: GameId, version: number, count: number): Promise<string[]> {
    const rows = await this.ask<EventRow>('read-stream', sql.readStream, [gameId, version - count, count]);
    const there = new Map(rows.map((row) => [row.version, toStoredEvent(row)]));
    const commandIds: string[] = [];
    for (let at = version; there.has(at); at -= 1) commandIds.push(String(there.get(at)?.data['commandId']));
    return commandIds;
  }

  private async ask<Row extends pg.QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ name: `events-${name}`, text, values: [...values] });
    this.answers.mark();
    return rows;
  }
}
