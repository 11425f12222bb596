import { type CoAuthorView, sharedSetLimits, type UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { isUuid } from '../uuid.js';

/** A set as far as its co-authors' link tells of it; `link` null: there is none. */
export interface CoAuthoredSet {
  readonly id: string;
  readonly title: string;
  readonly ownerId: UserId;
  readonly link: number | null;
}

/** Lets nobody more in; below zero the link keeps its number, which is never used again. */
const endLink =
  'update saved_trivia_sets set co_author_link = -co_author_link where id = $1 and co_author_link > 0';

const asFound = `id, title, created_by as "ownerId", co_author_link as link`;

/** Who edits a set beside its owner: let in by a link, and taken back (docs/decisions/095). */
export class CoAuthorStore {
  constructor(private readonly pool: pg.Pool) {}

  /** A set of an account's; null: there is none. A guest's has no co-authors. */
  async find(id: string): Promise<CoAuthoredSet | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.pool.query<CoAuthoredSet>(
      `select ${asFound} from saved_trivia_sets where id = $1 and created_by is not null`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** In the order in which they came. */
  async listOf(id: string): Promise<CoAuthorView[]> {
    const { rows } = await this.pool.query<CoAuthorView>(
      `select u.id, coalesce(u.username, u.first_name) as name from set_co_authors a join users u on u.id = a.user_id
       where a.set_id = $1 order by a.added_at, u.id`,
      [id],
    );
    return rows;
  }

  /** The number of a new link, which is higher than any before it: none of them lets in any more. */
  async makeLink(id: string): Promise<void> {
    await this.pool.query(
      'update saved_trivia_sets set co_author_link = abs(coalesce(co_author_link, 0)) + 1 where id = $1',
      [id],
    );
  }

  async endLink(id: string): Promise<void> {
    await this.pool.query(endLink, [id]);
  }

  /** From now on the account edits it. False: the link is over, or there are as many as may be. */
  admit(id: string, link: number, userId: UserId): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      // one at a time, so that two at once are counted
      const { rowCount } = await transaction.query(
        `select from saved_trivia_sets where id = $1 and co_author_link = $2 and created_by <> $3 for update`,
        [id, link, userId],
      );
      if (rowCount !== 1) return false;
      const { rows } = await transaction.query<{ isIn: boolean }>(
        `with added as (
           insert into set_co_authors (set_id, user_id)
           select $1, u.id from users u
           where u.id = $2 and (select count(*) from set_co_authors where set_id = $1) < ${sharedSetLimits.coAuthors}
           on conflict do nothing returning 1)
         select exists (select from added) or exists (select from set_co_authors where set_id = $1 and user_id = $2) as "isIn"`,
        [id, userId],
      );
      return rows[0]?.isIn === true;
    });
  }

  /** Edits it no more; the link ends with it, by which it would come back. False where it did not. */
  remove(id: string, userId: string): Promise<boolean> {
    if (!isUuid(id) || !isUuid(userId)) return Promise.resolve(false);
    return inTransaction(this.pool, async (transaction) => {
      const { rowCount } = await transaction.query(
        'delete from set_co_authors where set_id = $1 and user_id = $2',
        [id, userId],
      );
      await transaction.query(endLink, [id]);
      return rowCount === 1;
    });
  }
}
