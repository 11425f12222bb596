import { type ExportExtent, UserId, type UserView } from '@clockbeat/domain';
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
import { isOwner } from '../../games/game-cards.js';
import { GameDesk } from '../../games/game-desk.js';
import { Cursors } from '../../http/cursors.js';
import { forbidden, invalid, notFound } from '../../http/http-problem.js';
import { cursorHead, exportStart, plainLabel } from './export-cursor.js';
import { exportPages } from './export-pages.js';
import type { EventsExportQuery, ExportExtentQuery } from './export-query.dto.js';
import type { ExportedRow } from './exported-row.js';

interface Granted {
  readonly events: AsyncIterable<ExportedEvent[]>;
  readonly withNames: boolean;
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
  ) {}

  /** The rows, or a refusal; nothing is read before the first page is asked for. */
  async open(user: UserView, query: EventsExportQuery): Promise<AsyncIterable<ExportedRow[]>> {
    const epoch = await this.exports.epoch();
    const { label: own, place } = exportStart(this.cursors, query.cursor ?? null, epoch);
    const { events, withNames } =
      query.game === undefined ? this.many(user, query, place) : await this.one(user, query.game, place);
    const label = withNames ? plainLabel : own;
    const scramble = withNames ? null : this.scrambles.for(user.id, label);
    const head = cursorHead(this.cursors, label, epoch);
    return exportPages(events, { head, scramble, limit: query.limit ?? null, store: this.store });
  }

  /** What the account may export, and how much that would be. */
  async extent(user: UserView, query: ExportExtentQuery): Promise<ExportExtent> {
    const size = await this.exports.size(this.scopeOf(user, query));
    return { scopes: this.analysts.has(user) ? ['mine', 'all'] : ['mine'], ...size };
  }

  /** Whose games the account may ask for, and of which time; refuses others. */
  scopeOf(user: UserView, { scope, from, to }: ExportExtentQuery): ExportScope {
    const all = scope === 'all';
    if (all && !this.analysts.has(user)) throw forbidden('Only analysts may export the games of others.');
    return { hostId: all ? null : UserId(user.id), from: msOf(from), to: msOf(to) };
  }

  private many(user: UserView, query: EventsExportQuery, after: ExportPlace): Granted {
    const scope = this.scopeOf(user, query);
    return { events: this.exports.released(scope, after), withNames: scope.hostId !== null };
  }

  private async one(user: UserView, id: string, after: ExportPlace): Promise<Granted> {
    const game = await this.desk.find(id);
    const own = isOwner(game, user);
    if (!own && !this.analysts.maySee(user, game)) throw notFound('Game');
    return { events: this.exports.game(game.gameId, game.version, after), withNames: own };
  }
}
