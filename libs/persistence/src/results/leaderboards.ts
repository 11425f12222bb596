import type { Board, BoardPeriod, LeaderboardEntry } from '@clockbeat/domain';
import type pg from 'pg';
import { decodeCursor, type PageOf, type PageRequest, pageOf } from '../page.js';
import { isUuid } from '../uuid.js';
import { boardPage, placesBefore } from './leaderboards.sql.js';

interface Row {
  name: string;
  score: number;
  games: number;
  /** Of the account, or of the team's host. */
  owner: string;
  team: string;
}
/** The last entry of the page before. */
type Place = readonly [score: number, owner: string, team: string];

/** Null for a cursor that we did not make: the board then starts at its top. */
const placeOf = (cursor: PageRequest['cursor']): Place | null => {
  const [score, owner, team] = decodeCursor(cursor) ?? [];
  const isPlace = Number.isSafeInteger(score) && typeof owner === 'string' && isUuid(owner);
  return isPlace && typeof score === 'number' ? [score, owner, String(team ?? '')] : null;
};

/** Accounts and teams by the points of all their finished live games; filled by the projection "results", within 2 s. */
export class Leaderboards {
  constructor(private readonly pool: pg.Pool) {}

  /** The best first. Equals share a position, the next one is skipped; deleted accounts are left out. */
  async page(
    of: Board,
    period: BoardPeriod,
    { limit, cursor }: PageRequest,
  ): Promise<PageOf<LeaderboardEntry>> {
    const after = placeOf(cursor);
    const [{ rows }, before] = await Promise.all([
      this.pool.query<Row>(boardPage[of], [period, ...(after ?? [null, null, null]), limit + 1]),
      this.before(of, period, after),
    ]);
    const page = pageOf(rows, limit, ({ score, owner, team }) => [score, owner, team]);
    let last = { score: after?.[0], position: before.better + 1 };
    const items = page.items.map(({ name, score, games }, index) => {
      if (score !== last.score) last = { score, position: before.listed + index + 1 };
      return { position: last.position, name, score, games };
    });
    return { items, nextCursor: page.nextCursor };
  }

  /** How many entries were listed up to a place, and how many of them have more points than it. */
  private async before(of: Board, period: BoardPeriod, after: Place | null) {
    if (after === null) return { listed: 0, better: 0 };
    type Counts = { listed: number; better: number };
    const { rows } = await this.pool.query<Counts>(placesBefore[of], [period, ...after]);
    return rows[0] ?? { listed: 0, better: 0 };
  }
}
