import type {
  GameId,
  OperatedAccountInFull,
  OperatedAccountView,
  OperatorReason,
  TransferredView,
  UserId,
} from '@clockbeat/domain';
import type pg from 'pg';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import { microsOf, olderThan, type PageOf, type PageRequest, pageOf, placeAfter } from '../page.js';
import { type RolesByGroups, rolesByGroups } from '../roles/standing.sql.js';
import { isUuid } from '../uuid.js';

/** An account without what the settings say of it, which only gateways know. */
export type StoredAccount = Omit<OperatedAccountView, 'rolesBySetting'> & {
  readonly isAddressTrusted: boolean;
  readonly byGroups: readonly RolesByGroups[];
};

const columns = /* sql */ `
u.id, u.email, u.username, u.first_name as "firstName", u.last_name as "lastName",
to_json(u.created_at at time zone 'UTC')#>>'{}' || 'Z' as "createdAt",
u.email_trusted as "isAddressTrusted",
${rolesByGroups('u.id')} as "byGroups",
array(select role from user_roles r where r.user_id = u.id order by role) as roles,
case when s.user_id is not null then json_build_object('reason', s.reason, 'note', s.note,
  'at', to_json(s.suspended_at at time zone 'UTC')#>>'{}' || 'Z', 'by', s.suspended_by) end as suspension`;

const search = /* sql */ `
select ${columns}, ${microsOf('u.created_at')} as micros from users u left join suspensions s on s.user_id = u.id
where ${olderThan('u.created_at', 'u.id::text collate "C"', 1)}
  and ($3 = '' or concat_ws(' ', u.email, u.username, u.first_name, u.last_name) ilike '%' || $3 || '%' or u.id::text = $3)
  and ($4::text is null or exists (select from user_roles r where r.user_id = u.id and r.role = $4))
  and (not $5::boolean or s.user_id is not null)
order by u.created_at desc, u.id::text collate "C" desc limit $6`;

const inFull = /* sql */ `
select ${columns}, json_build_object(
  'games', (select count(*) from games g where g.created_by = u.id and not exists (select from attempts t where t.game_id = g.id)),
  'openGames', (select count(*) from games g where g.created_by = u.id and g.status <> 'finished'
    and not exists (select from attempts t where t.game_id = g.id)),
  'sets', (select count(*) from saved_trivia_sets t where t.created_by = u.id),
  'questions', (select count(*) from questions q where q.created_by = u.id),
  'teams', (select count(*) from teams t where t.owner_id = u.id),
  'accessTokens', (select count(*) from access_tokens a where a.user_id = u.id),
  'sessions', (select count(*) from sessions e where e.sess->'passport'->>'user' = u.id::text and e.expire > now()),
  'mediaBytes', (select coalesce(sum(m.bytes), 0) from media_of_accounts o join media m using (hash) where o.user_id = u.id)
) as counts from users u left join suspensions s on s.user_id = u.id where u.id = $1`;

/** What the one wrote is the other's from now on; who has a question already keeps it, and gets no second one. */
const transfers: readonly (readonly [keyof TransferredView | 'media', string])[] = [
  ['sets', 'update saved_trivia_sets set created_by = $2 where created_by = $1'],
  ['questions', 'update questions set created_by = $2 where created_by = $1'],
  [
    'media',
    `insert into media_of_accounts (user_id, hash)
     select $2, hash from media_of_accounts where user_id = $1 on conflict do nothing`,
  ],
];

/** Those of $1 that are over, by their ids from after $2. */
const endedGames = /* sql */ `
select id as "gameId" from games where created_by = $1 and kind = 'live' and status = 'finished' and id > $2
order by id limit $3`;

/** What $2 made of game $1 for others to see, and where it put it away. */
const waysIn = [
  'delete from overlays where game_id = $1 and user_id = $2',
  'delete from what_if_links where game_id = $1 and user_id = $2',
  'delete from archived_games where game_id = $1 and host_id = $2',
];

export interface AccountSearch {
  /** A part of an address or a name, or an id; empty: all. */
  readonly q: string;
  readonly role: string | null;
  readonly suspendedOnly: boolean;
}

/** Accounts as operators look after them. */
export class OperatedAccounts {
  constructor(private readonly pool: pg.Pool) {}

  /** The newest first. */
  async search({ q, role, suspendedOnly }: AccountSearch, page: PageRequest): Promise<PageOf<StoredAccount>> {
    const [micros, id] = placeAfter(page.cursor);
    const pattern = q.trim().replace(/[\\%_]/g, '\\$&');
    const { rows } = await this.pool.query<StoredAccount & { micros: string }>(search, [
      micros,
      id,
      pattern,
      role,
      suspendedOnly,
      page.limit + 1,
    ]);
    const { items, nextCursor } = pageOf(rows, page.limit, (row) => [row.micros, row.id]);
    return { items: items.map(({ micros: _, ...account }) => account), nextCursor };
  }

  async find(id: string): Promise<(StoredAccount & Pick<OperatedAccountInFull, 'counts'>) | null> {
    if (!isUuid(id)) return null;
    const { rows } = await this.pool.query<StoredAccount & Pick<OperatedAccountInFull, 'counts'>>(inFull, [
      id,
    ]);
    return rows[0] ?? null;
  }

  /** The games of a host that are over, as its lists know them, `atMost` of them. */
  async endedGames(hostId: UserId, after: string, atMost: number): Promise<GameId[]> {
    const { rows } = await this.pool.query<{ gameId: GameId }>(endedGames, [hostId, after, atMost]);
    return rows.map(({ gameId }) => gameId);
  }

  /** Whoever hosts a game no more has no overlays and links into it either. */
  async endWaysIn(gameId: GameId, userId: UserId): Promise<void> {
    for (const statement of waysIn) await this.pool.query(statement, [gameId, userId]);
  }

  /** Gives one account's sets and questions to another; null where one of the two is gone. */
  async transfer(
    by: UserId,
    from: UserId,
    to: UserId,
    reason: OperatorReason,
  ): Promise<TransferredView | null> {
    if (!isUuid(from) || !isUuid(to) || from === to) return null;
    return inTransaction(this.pool, async (transaction) => {
      // by their ids, so that two transfers the other way round wait for each other
      const { rowCount } = await transaction.query(
        'select from users where id = any($1) order by id for no key update',
        [[from, to]],
      );
      if (rowCount !== 2) return null;
      const counts: Record<string, number> = {};
      for (const [name, statement] of transfers)
        counts[name] = (await transaction.query(statement, [from, to])).rowCount ?? 0;
      const { sets = 0, questions = 0 } = counts;
      await appendAudit(transaction, {
        what: 'operator_content_transferred',
        actor: by,
        about: from,
        details: { to, reason, sets, questions },
      });
      return { sets, questions };
    });
  }
}
