import { type LeagueOrganiser, leagueLimits, type UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { isUuid } from '../uuid.js';

/** A league as far as its organisers' link tells of it; `link` null: there is none. */
export interface OrganisedLeague {
  readonly id: string;
  readonly title: string;
  readonly ownerId: UserId;
  readonly link: number | null;
}

/** Lets nobody more in; below zero the link keeps its number, which is never used again. */
const endLink = 'update leagues set organiser_link = -organiser_link where id = $1 and organiser_link > 0';

/** Who runs a league beside its owner: let in by a link, and taken back, as co-authors of sets are (docs/decisions/095). */
export class LeagueOrganiserStore {
  constructor(private readonly pool: pg.Pool) {}

  async find(id: string): Promise<OrganisedLeague | null> {
    const { rows } = await this.pool.query<OrganisedLeague>(
      'select id, title, owner_id as "ownerId", organiser_link as link from leagues where id = $1',
      [id],
    );
    return rows[0] ?? null;
  }

  /** In the order in which they came. */
  async listOf(id: string): Promise<LeagueOrganiser[]> {
    const { rows } = await this.pool.query<LeagueOrganiser>(
      `select u.id, coalesce(u.username, u.first_name) as name from league_organisers o join users u on u.id = o.user_id
       where o.league_id = $1 order by o.added_at, u.id`,
      [id],
    );
    return rows;
  }

  /** The number of a new link, which is higher than any before it: none of them lets in any more. */
  async makeLink(id: string): Promise<void> {
    await this.pool.query(
      'update leagues set organiser_link = abs(coalesce(organiser_link, 0)) + 1 where id = $1',
      [id],
    );
  }

  async endLink(id: string): Promise<void> {
    await this.pool.query(endLink, [id]);
  }

  /** From now on the account runs it, too. False: the link is over, or there are as many as may be. */
  admit(id: string, link: number, userId: UserId): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      // one at a time, so that two at once are counted
      const { rowCount } = await transaction.query(
        'select from leagues where id = $1 and organiser_link = $2 and owner_id <> $3 for update',
        [id, link, userId],
      );
      if (rowCount !== 1) return false;
      const { rows } = await transaction.query<{ isIn: boolean }>(
        `with added as (
           insert into league_organisers (league_id, user_id)
           select $1, u.id from users u
           where u.id = $2 and (select count(*) from league_organisers where league_id = $1) < ${leagueLimits.organisers}
           on conflict do nothing returning 1)
         select exists (select from added) or exists (
           select from league_organisers where league_id = $1 and user_id = $2) as "isIn"`,
        [id, userId],
      );
      return rows[0]?.isIn === true;
    });
  }

  /** Runs it no more; the link ends with it, by which it would come back. False where it did not. */
  remove(id: string, userId: string): Promise<boolean> {
    if (!isUuid(userId)) return Promise.resolve(false);
    return inTransaction(this.pool, async (transaction) => {
      const { rowCount } = await transaction.query(
        'delete from league_organisers where league_id = $1 and user_id = $2',
        [id, userId],
      );
      await transaction.query(endLink, [id]);
      return rowCount === 1;
    });
  }
}
