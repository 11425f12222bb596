import { type GameId, type RecordedEvent, type UserId } from '@clockbeat/domain';
import type pg from 'pg';
import type { Archive } from '../archive/archive.js';
import { isWhole } from '../archive/whole.js';
import { type EventRow, eventColumns, toRecordedEvent } from '../event-store/event-row.js';
import type { Position } from '../event-store/event-store.js';
import { openNames } from '../names/open-names.js';
import * as sql from './export.sql.js';

/** Where an export has come to: up to `version` in what was released at a place of the log. */
export interface ExportPlace extends Position {
  readonly version: number;
}

export interface ExportScope {
  /** Games of this host only; null: of everybody. */
  readonly hostId: UserId | null;
  /** Games that ended, and what was said of ended ones, from then on and before then; epoch ms. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface ExportedEvent {
  readonly event: RecordedEvent;
  /** Give it back to go on behind this event. */
  readonly place: ExportPlace;
}

/** How much a scope holds. */
export interface ExportSize {
  readonly games: number;
  readonly events: number;
  /** Only so much was counted. */
  readonly more: boolean;
}

interface Release extends Position {
  readonly gameId: GameId;
  readonly fromVersion: number;
  readonly toVersion: number;
}

/** Short reads, so that neither a page nor the work on it holds anybody up for long. */
const pageEvents = 500;
const pageReleases = 500;

/** Games, and words on them afterwards, that are counted at most: a page asks, and nobody waits for a count of millions. */
const mostCounted = 20_000;

const start = { transactionId: '0', position: '0' } as const;

/** Cuts stretches of streams into pages. */
function* pagesOf(releases: readonly Release[]): Generator<Release[]> {
  let [page, room]: [Release[], number] = [[], pageEvents];
  for (const release of releases) {
    for (let { fromVersion } = release; fromVersion <= release.toVersion; ) {
      const toVersion = Math.min(release.toVersion, fromVersion + room - 1);
      page.push({ ...release, fromVersion, toVersion });
      room -= toVersion - fromVersion + 1;
      fromVersion = toVersion + 1;
      if (room > 0) continue;
      yield page;
      [page, room] = [[], pageEvents];
    }
  }
  if (page.length > 0) yield page;
}

/**
 * Reads games for an export, page by page, each when the one before was taken. A game is told as a whole once it has
 * ended, in the order of the ends; what is said of it later follows in its own place. So an export that goes on from a
 * place finds whatever has ended since, and nothing twice.
 */
export class ExportStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly archive: Archive | null = null,
  ) {}

  /** Which life of the installation this is, a UUID: places of another one mean nothing here. */
  async epoch(): Promise<string> {
    const { rows } = await this.pool.query<{ epoch: string }>('select epoch from installation');
    if (!rows[0]) throw new Error('The installation has no epoch');
    return rows[0].epoch;
  }

  /** Everything in the scope, behind a place, up to now. */
  async *released(scope: ExportScope, after: ExportPlace): AsyncGenerator<ExportedEvent[]> {
    for (let place: ExportPlace = after; ; ) {
      const releases = await this.releases(scope, place);
      for (const page of pagesOf(releases.map((release) => behind(release, place)))) yield this.read(page);
      const last = releases.at(-1);
      if (!last || releases.length < pageReleases) return;
      place = { transactionId: last.transactionId, position: last.position, version: last.toVersion };
    }
  }

  /** How much is in the scope by now, counted up to a limit. */
  async size(scope: ExportScope, most = mostCounted): Promise<ExportSize> {
    const { name, text, values } = readOf(scope, start, most);
    const { rows } = await this.pool.query<{ releases: number; games: number; events: number }>({
      name: `${name}-size`,
      text: sql.measured(text),
      values,
    });
    const { releases = 0, games = 0, events = 0 } = rows[0] ?? {};
    return { games, events, more: releases === most };
  }

  /** Where the newest lies that any scope can hold by now: behind it a follower need not look. */
  async newest(): Promise<Position> {
    const { rows } = await this.pool.query<Position>({ name: 'export-newest', text: sql.readNewest });
    return rows[0] ?? start;
  }

  /** How far the logs of these games go. */
  async versions(gameIds: readonly GameId[]): Promise<ReadonlyMap<GameId, number>> {
    const { rows } = await this.pool.query<{ gameId: GameId; version: number }>({
      name: 'export-versions',
      text: 'select game_id as "gameId", version from game_streams where game_id = any($1::text[])',
      values: [gameIds],
    });
    return new Map(rows.map(({ gameId, version }) => [gameId, version]));
  }

  /** One game as far as it is stored, behind a place; it may run. */
  async *game(gameId: GameId, toVersion: number, after: ExportPlace): AsyncGenerator<ExportedEvent[]> {
    const whole = { ...start, gameId, fromVersion: after.version + 1, toVersion };
    for (const page of pagesOf([whole])) yield this.read(page);
  }

  private async releases(scope: ExportScope, after: Position): Promise<Release[]> {
    return (await this.pool.query<Release>(readOf(scope, after, pageReleases))).rows;
  }

  private async read(page: readonly Release[]): Promise<ExportedEvent[]> {
    const rows = await this.ranges(page);
    const events: ExportedEvent[] = [];
    let next = 0;
    for (const release of page) {
      const own: EventRow[] = [];
      for (let row = rows[next]; row && isOf(release, row); row = rows[next]) {
        own.push(row);
        next += 1;
      }
      const { transactionId, position } = release;
      for (const row of await openNames(this.pool, await this.whole(release, own)))
        events.push({
          event: toRecordedEvent(row),
          place: { transactionId, position, version: row.version },
        });
    }
    return events;
  }

  private async ranges(page: readonly Release[]): Promise<EventRow[]> {
    const { rows } = await this.pool.query<EventRow>({
      name: 'export-ranges',
      text: sql.readRanges(eventColumns),
      values: [
        page.map(({ gameId }) => gameId),
        page.map(({ fromVersion }) => fromVersion),
        page.map(({ toVersion }) => toVersion),
      ],
    });
    return rows;
  }

  private async whole(release: Release, rows: EventRow[]): Promise<EventRow[]> {
    const [after, upTo] = [release.fromVersion - 1, release.toVersion];
    if (this.archive === null || isWhole(rows, { after, upTo })) return rows;
    const wanted = { gameId: release.gameId, after, most: upTo - after, upTo };
    return this.archive.completed(wanted, rows, () => this.ranges([release]));
  }
}

const isOf = ({ gameId, toVersion }: Release, row: EventRow): boolean =>
  row.game_id === gameId && row.version <= toVersion;

/** The statement for what was released in a scope, behind a place, so much at most. */
const readOf = ({ hostId, from, to }: ExportScope, { transactionId, position }: Position, most: number) => {
  const values = [transactionId, position, from, to, most];
  return hostId === null
    ? { name: 'export-all', text: sql.readReleased, values }
    : { name: 'export-host', text: sql.readReleasedOfHost, values: [...values, hostId] };
};

/** What of a release lies behind a place. */
const behind = (release: Release, { transactionId, position, version }: ExportPlace): Release =>
  release.transactionId === transactionId && release.position === position
    ? { ...release, fromVersion: Math.max(release.fromVersion, version + 1) }
    : release;
