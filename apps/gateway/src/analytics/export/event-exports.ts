import {
  type ExportExtent,
  type GameId,
  type PlayableGame,
  toldVersion,
  UserId,
  type UserView,
} from '@clockbeat/domain';
import {
  EventStore,
  type ExportedEvent,
  type ExportPlace,
  type ExportScope,
  ExportStore,
} from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { Analysts } from '../../analysts/analysts.js';
import { Scrambles } from '../../analysts/scrambles.js';
import { AuditTrail } from '../../audit/audit-trail.js';
import { isOwner } from '../../games/game-cards.js';
import { GameDesk } from '../../games/game-desk.js';
import { Cursors } from '../../http/cursors.js';
import { forbidden, invalid, notFound } from '../../http/http-problem.js';
import { cursorHead, exportStart, plainLabel } from './export-cursor.js';
import { exportPages } from './export-pages.js';
import type {
  EventsExportQuery,
  EventsStreamQuery,
  ExportExtentQuery,
  ExportScopeQuery,
} from './export-query.dto.js';
import type { ExportedRow } from './exported-row.js';

interface Granted {
  /** The one game; null: all of a scope. */
  readonly gameId: GameId | null;
  readonly withNames: boolean;
  /** What there is behind a place by now, page by page. */
  readonly read: (after: ExportPlace) => AsyncIterable<ExportedEvent[]>;
}

/** An export that goes on: `rows` tells each time what is there behind what it has told before. */
export interface FollowedExport extends Pick<Granted, 'gameId'> {
  readonly rows: () => AsyncIterable<ExportedRow[]>;
}

const msOf = (time: string | undefined): number | null => {
  if (time === undefined) return null;
  const ms = Date.parse(time);
  // ISO 8601 knows weeks and days of the year, dates do not
  if (Number.isNaN(ms)) throw invalid('from and to must be times like 2026-11-21T19:00:00Z');
  return ms;
};

/** Who may export what: a host its own games with their names, an analyst what has ended without them, nobody else anything. */
@Injectable()
export class EventExports {
  constructor(
    private readonly exports: ExportStore,
    private readonly desk: GameDesk,
    private readonly analysts: Analysts,
    private readonly scrambles: Scrambles,
    private readonly cursors: Cursors,
    private readonly store: EventStore,
    private readonly audit: AuditTrail,
  ) {}

  /** The rows, or a refusal; nothing is read before the first page is asked for. */
  async open(user: UserView, query: EventsExportQuery): Promise<AsyncIterable<ExportedRow[]>> {
    const { granted, place, telling } = await this.begin(user, query);
    await this.note(user, query, query.format ?? 'ndjson');
    return exportPages(granted.read(place), { ...telling, limit: query.limit ?? null });
  }

  /** The same to be followed, or a refusal. */
  async follow(user: UserView, query: EventsStreamQuery): Promise<FollowedExport> {
    const { granted, telling, ...begun } = await this.begin(user, query);
    await this.note(user, query, 'stream');
    let { place } = begun;
    async function* since(): AsyncGenerator<ExportedEvent[]> {
      for await (const page of granted.read(place)) {
        yield page;
        place = page.at(-1)?.place ?? place;
      }
    }
    return { gameId: granted.gameId, rows: () => exportPages(since(), { ...telling, limit: null }) };
  }

  /** Writes down that the account takes this away, or follows it. */
  note({ id }: UserView, { game, scope }: ExportScopeQuery & { game?: string }, format: string, of = 'logs') {
    return this.audit.count({
      what: 'export',
      actor: UserId(id),
      about: game ?? null,
      details: { of, scope: scope ?? 'mine', format },
    });
  }

  private async begin(user: UserView, query: EventsStreamQuery) {
    const epoch = await this.exports.epoch();
    const { label: own, place } = exportStart(this.cursors, query.cursor ?? null, epoch);
    const granted = query.game === undefined ? this.many(user, query) : await this.one(user, query.game);
    const label = granted.withNames ? plainLabel : own;
    const scramble = granted.withNames ? null : this.scrambles.for(user.id, label);
    const head = cursorHead(this.cursors, label, epoch);
    return { granted, place, telling: { head, scramble, store: this.store } };
  }

  /** What the account may export, and how much that would be. */
  async extent(user: UserView, query: ExportExtentQuery): Promise<ExportExtent> {
    const size =
      query.game === undefined
        ? await this.exports.size(this.scopeOf(user, query))
        : { games: 1, events: toldVersion(await this.granted(user, query.game)), more: false };
    return { scopes: this.analysts.has(user) ? ['mine', 'all'] : ['mine'], ...size };
  }

  /** Whose games the account may ask for, and of which time; refuses others. */
  scopeOf(user: UserView, { scope, from, to }: ExportScopeQuery): ExportScope {
    const all = scope === 'all';
    if (all && !this.analysts.has(user)) throw forbidden('Only analysts may export the games of others.');
    return { hostId: all ? null : UserId(user.id), from: msOf(from), to: msOf(to) };
  }

  private many(user: UserView, query: EventsStreamQuery): Granted {
    const scope = this.scopeOf(user, query);
    const read = (after: ExportPlace) => this.exports.released(scope, after);
    return { gameId: null, withNames: scope.hostId !== null, read };
  }

  private async one(user: UserView, id: string): Promise<Granted> {
    const { desk, exports } = this;
    const game = await this.granted(user, id);
    async function* read(after: ExportPlace): AsyncGenerator<ExportedEvent[]> {
      yield* exports.game(game.gameId, toldVersion(await desk.find(id)), after);
    }
    return { gameId: game.gameId, withNames: isOwner(game, user), read };
  }

  /** The game, for who may have its log; to anybody else it is unknown. */
  private async granted(user: UserView, id: string): Promise<PlayableGame> {
    const game = await this.desk.find(id);
    if (!isOwner(game, user) && !this.analysts.maySee(user, game)) throw notFound('Game');
    return game;
  }
}
