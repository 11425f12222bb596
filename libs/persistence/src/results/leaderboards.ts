import type { Board, BoardPeriod, LeaderboardEntry } from '@clockbeat/domain';
import { decodeCursor, type PageOf, type PageRequest, pageOf } from '../page.js';
import type { Reader } from '../replica/reader.js';
import { isUuid } from '../uuid.js';
import { boardPage } from './leaderboards.sql.js';

interface Row {
  name: string;
  score: number;
  games: number;
  /** Of the account, or of the team's host. */
  owner: string;
  team: string;
}
/** The last entry of the page before, its position, and how many were listed up to it. */
interface Place {
  readonly score: number;
  readonly owner: string;
  readonly team: string;
  readonly position: number;
  readonly listed: number;
}

/** Before the first entry: no score is as high. */
const top: Place = {
  score: Number.MAX_SAFE_INTEGER,
  owner: '00000000-0000-0000-0000-000000000000',
  team: '',
  position: 0,
  listed: 0,
};

/** The top for a cursor that is none of ours; callers see to it that nobody makes one up. */
const placeOf = (cursor: PageRequest['cursor']): Place => {
  const [score, owner, team, position, listed] = decodeCursor(cursor) ?? [];
  const isPlace = [score, position, listed].every(Number.isSafeInteger) && isUuid(String(owner));
  return isPlace
    ? {
        score: Number(score),
        owner: String(owner),
        team: String(team),
        position: Number(position),
        listed: Number(listed),
      }
    : top;
};

/** Accounts and teams by the points of all their finished live games; filled by the projection "results", within 2 s. */
export class Leaderboards {
  constructor(private readonly lists: Reader) {}

  /**
   * The best first. Equals share a position, the next one is skipped; deleted accounts are left out. The cursor says what
   * came before, so that a page costs the same wherever it lies; ranks are those of the moment when its reader began.
   */
  async page(
    of: Board,
    period: BoardPeriod,
    { limit, cursor }: PageRequest,
  ): Promise<PageOf<LeaderboardEntry>> {
    const after = placeOf(cursor);
    const { rows } = await this.lists.query<Row>(boardPage[of], [
      period,
      after.score,
      after.owner,
      after.team,
      limit + 1,
    ]);
    let last = after;
    const placed = rows.map((row) => {
      const listed = last.listed + 1;
      const position = row.score === last.score ? last.position : listed;
      last = { ...row, position, listed };
      return { ...row, position, listed };
    });
    const page = pageOf(placed, limit, ({ score, owner, team, position, listed }) => [
      score,
      owner,
      team,
      position,
      listed,
    ]);
    const items = page.items.map(({ position, name, score, games }) => ({ position, name, score, games }));
    return { items, nextCursor: page.nextCursor };
  }
}
