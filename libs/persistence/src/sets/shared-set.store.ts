import type {
  OperatorReason,
  SetLength,
  SetLicence,
  SetOrigin,
  SetSharing,
  SharedSetCard,
  UserId,
} from '@clockbeat/domain';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import { decodeCursor, type PageOf, type PageRequest, pageOf } from '../page.js';
import { isUuid } from '../uuid.js';
import { SavedSetEntity } from './saved-set.entity.js';
import { inFull } from './saved-set.store.js';
import type { SavedSetInFull } from './saved-set.types.js';
import * as sql from './shared-sets.sql.js';

export interface SharedSearch {
  /** Words; empty: all sets. */
  readonly words: string;
  readonly category: string | null;
  readonly language: string | null;
  readonly length: SetLength | null;
  /** Of whoever searches. */
  readonly readerLanguage: string;
}

/** Who may see a set, as its owner says. */
export interface Sharing {
  readonly sharing: SetSharing;
  readonly licence: SetLicence | null;
  readonly author: string | null;
  readonly token: string | null;
  readonly hiddenAt: Date | null;
  readonly hiddenReason: OperatorReason | null;
  readonly hiddenNote: string | null;
  /** Of a copy: what its original may be used under. */
  readonly originLicence: SetLicence | null;
}

/** A set that is seen by its address. */
export type SharedSet = SharedSetCard & {
  readonly id: string;
  readonly sharing: 'link' | 'public';
  readonly createdBy: UserId;
};

const sharingOf = /* sql */ `
select t.sharing, t.licence, t.shared_as as author, t.share_token as token, t.hidden_at as "hiddenAt", t.hidden_reason as "hiddenReason",
       t.hidden_note as "hiddenNote", (select licence from set_origins o where o.set_id = t.id) as "originLicence"
from saved_trivia_sets t where t.id = $1 and t.created_by = $2`;

/** The address stays the same for good: who has it finds the set again when it is shared again. */
const share = /* sql */ `
update saved_trivia_sets set sharing = $3, licence = $4, shared_as = $5, share_token = coalesce(share_token, $6),
  shared_at = case when sharing = 'private' or shared_at is null then now() else shared_at end
where id = $1 and created_by = $2`;

const longestWords = 8;

/** What is searched for: so many words. What each of them costs, by its first letter alone too, ends with the time of a statement. */
const bounded = (words: string): string =>
  words.split(/\s+/u).filter(Boolean).slice(0, longestWords).join(' ');

const beginning = ['2', '2147483647', '253402300799000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'] as const;

/** Words in PostgreSQL's own writing. */
type Wanted = { readonly words: string; readonly title: string };
type Row = SharedSetCard & { id: string; rank: number; micros: string };

/** Sets that others may see (docs/decisions/095). */
export class SharedSetStore {
  constructor(
    private readonly pool: pg.Pool,
    /** For what everybody may ask: each statement has its time. */
    private readonly lists: pg.Pool,
    private readonly dataSource: DataSource,
  ) {}

  /** Public ones: those with the words in their title first, then by their stars, then the newest. */
  async search(wanted: SharedSearch, { limit, cursor }: PageRequest): Promise<PageOf<SharedSetCard>> {
    const words = bounded(wanted.words);
    const place = decodeCursor(cursor);
    const isPlace = place?.length === 4 && isUuid(String(place[3]));
    const asked = words === '' ? null : await this.wanted(words, wanted.language ?? wanted.readerLanguage);
    const { rows } = await this.lists.query<Row>(asked ? sql.search : sql.everyone, [
      asked?.words ?? null,
      wanted.category,
      wanted.language,
      wanted.length,
      ...(isPlace ? place : beginning),
      limit + 1,
      asked?.title ?? null,
    ]);
    const { items, nextCursor } = pageOf(rows, limit, ({ rank, stars, micros, id }) => [
      rank,
      stars,
      micros,
      id,
    ]);
    return { items: items.map(({ id: _, rank: __, micros: ___, ...card }) => card), nextCursor };
  }

  private async wanted(words: string, language: string | null | undefined): Promise<Wanted | undefined> {
    const { rows } = await this.lists.query<Wanted>(sql.wanted, [words, sql.configurationOf(language)]);
    return rows[0];
  }

  /** One that has this address; null: there is none, it is private again, or hidden. */
  async find(token: string): Promise<SharedSet | null> {
    const { rows } = await this.lists.query<SharedSet>(sql.byToken, [token]);
    return rows[0] ?? null;
  }

  /** All that it holds, for whoever may see it. */
  async inFull(id: string): Promise<SavedSetInFull | null> {
    const set = await this.dataSource.manager.findOneBy(SavedSetEntity, { id });
    return set && inFull(this.dataSource.manager, set);
  }

  async standing(id: string, userId: UserId): Promise<{ isMine: boolean; isStarred: boolean }> {
    const { rows } = await this.pool.query<{ isMine: boolean; isStarred: boolean }>(sql.standingOf, [
      id,
      userId,
    ]);
    return rows[0] ?? { isMine: false, isStarred: false };
  }

  /** Whose work a set is a copy of; null: it is its own. */
  async origin(id: string): Promise<SetOrigin | null> {
    const { rows } = await this.pool.query<SetOrigin>(sql.originOf, [id]);
    return rows[0] ?? null;
  }

  /** Who may see a set of this account's own; null: it has none of this id. */
  async sharing(id: string, owner: UserId): Promise<Sharing | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.pool.query<Sharing>(sharingOf, [id, owner]);
    return rows[0] ?? null;
  }

  /** Says who may see it from now on. */
  share(
    id: string,
    owner: UserId,
    { sharing, licence, author, token }: Pick<Sharing, 'sharing' | 'licence' | 'author' | 'token'>,
  ): Promise<Sharing | null> {
    return inTransaction(this.pool, async (transaction) => {
      const { rowCount } = await transaction.query(share, [id, owner, sharing, licence, author, token]);
      if (rowCount !== 1) return null;
      if (sharing !== 'private') await transaction.query(sql.describeShared, [id]);
      const { rows } = await transaction.query<Sharing>(sharingOf, [id, owner]);
      return rows[0] ?? null;
    });
  }

  /** Gives a star, or takes it back; each account has one. Answers how many there are. */
  star(id: string, userId: UserId, isStarred: boolean): Promise<number> {
    return inTransaction(this.pool, async (transaction) => {
      // one after the other, so that each is counted
      await transaction.query('select from saved_trivia_sets where id = $1 for no key update', [id]);
      await transaction.query(
        isStarred
          ? `insert into set_stars (set_id, user_id) select t.id, u.id from saved_trivia_sets t, users u
             where t.id = $1 and u.id = $2 on conflict do nothing`
          : 'delete from set_stars where set_id = $1 and user_id = $2',
        [id, userId],
      );
      const { rows } = await transaction.query<{ stars: number }>(
        `update saved_trivia_sets set stars = (select count(*) from set_stars where set_id = $1) where id = $1
         returning stars`,
        [id],
      );
      return rows[0]?.stars ?? 0;
    });
  }

  /** Others see it no more; its author is told why. False where there is none. */
  hide(by: UserId, id: string, reason: OperatorReason, note: string | null): Promise<boolean> {
    return this.operate(by, id, 'operator_set_hidden', reason, async (transaction) => {
      const { rowCount } = await transaction.query(
        'update saved_trivia_sets set hidden_at = now(), hidden_reason = $2, hidden_note = $3 where id = $1',
        [id, reason, note],
      );
      await transaction.query(
        `update reported_sets set outcome = 'hidden', done_at = now() where set_id = $1 and done_at is null`,
        [id],
      );
      return rowCount;
    });
  }

  /** Others may see it again. False where there is none, or it was not hidden. */
  unhide(by: UserId, id: string, reason: OperatorReason): Promise<boolean> {
    return this.operate(by, id, 'operator_set_shown', reason, async (transaction) => {
      const { rowCount } = await transaction.query(
        `update saved_trivia_sets set hidden_at = null, hidden_reason = null, hidden_note = null
         where id = $1 and hidden_at is not null`,
        [id],
      );
      return rowCount;
    });
  }

  private async operate(
    by: UserId,
    id: string,
    what: 'operator_set_hidden' | 'operator_set_shown',
    reason: OperatorReason,
    work: (transaction: pg.PoolClient) => Promise<number | null>,
  ): Promise<boolean> {
    if (!isUuid(id)) return false;
    return inTransaction(this.pool, async (transaction) => {
      if ((await work(transaction)) !== 1) return false;
      await appendAudit(transaction, { what, actor: by, about: id, details: { reason } });
      return true;
    });
  }
}
