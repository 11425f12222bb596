import { randomInt } from 'node:crypto';
import { limits, plainTvCode, tvLetters, type UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { randomId } from '../random-id.js';

/** How long letters may be typed. */
const lettersFor = `interval '10 minutes'`;
/** A TV that nobody has switched on for so long follows nobody any more. */
const idleFor = `interval '30 days'`;

/** As many may wait at a time, of all there are: who guesses meets one of 160,000 codes. */
export const mostWaiting = 500;

/** Of `tvs t`: the sign-in that it was connected with holds, and it has been switched on lately. */
const follows = `t.user_id is not null and t.seen_at > now() - ${idleFor} and exists (
  select from sessions s
  where s.sid = t.session_id and s.expire > now() and s.sess->'passport'->>'user' = t.user_id::text)`;

/** Of `tvs t`: it waits, with letters that still count. */
const waits = 't.user_id is null and t.code_until > now()';

/** Those of the tokens $1 that follow a host, or wait with letters that still count. */
const standingOf = /* sql */ `
select t.token_hash as "tokenHash", t.code, t.user_id as "userId", coalesce(u.username, u.first_name) as "hostName"
from tvs t left join users u on u.id = t.user_id
where t.token_hash = any($1::text[]) and (${waits} or ${follows})`;

/**
 * $1 id, $2 token, $3 letters to choose from, $4 browser, $5 system. A TV that follows somebody keeps doing so, and one that
 * has letters has these: it may ask twice at once.
 */
const giveLetters = /* sql */ `
insert into tvs as t (id, token_hash, code, code_until, seen_at, browser, system)
select $1, $2, free.code, now() + ${lettersFor}, now(), $4, $5
from (select one.code from unnest($3::text[]) one (code)
      where not exists (select from tvs w where w.code = one.code and w.user_id is null) limit 1) free
where (select count(*) from tvs where user_id is null and code_until > now()) < ${mostWaiting}
on conflict (token_hash) do update
  set code = case when ${waits} then t.code else excluded.code end,
      code_until = case when ${waits} then t.code_until else excluded.code_until end,
      seen_at = excluded.seen_at, browser = excluded.browser, system = excluded.system,
      user_id = null, session_id = null, paired_at = null
  where not (${follows})
returning t.code`;

const asListed = `t.id, t.code, t.browser, t.system, t.paired_at as "pairedAt", t.seen_at as "seenAt"`;

/** Of two hosts who type the same letters one gets the TV. $1 letters, $2 account, $3 its session. */
const pairTv = /* sql */ `
update tvs t set user_id = $2, session_id = $3, paired_at = now(), seen_at = now()
where t.code = $1 and ${waits}
returning ${asListed}`;

export interface TvDevice {
  readonly browser: string | null;
  readonly system: string | null;
}

/** What a TV that is known does: it waits with its letters (`userId` null), or follows a host. */
export interface TvStanding {
  readonly code: string;
  readonly userId: UserId | null;
  /** What the host calls itself in public. */
  readonly hostName: string | null;
}

/** A TV as the host that it follows may know it. */
export interface HostsTv extends TvDevice {
  readonly id: string;
  /** The letters that it was connected by: it shows them, so that it can be told from another. */
  readonly code: string;
  readonly pairedAt: Date;
  /** To the minute, while it is on. */
  readonly seenAt: Date;
}

/** TVs: screens without a sign-in that follow a host's games (docs/decisions/052). Of a TV's token only its hash is kept. */
export class TvStore {
  constructor(private readonly pool: pg.Pool) {}

  /** What these TVs do, by the hash of their token; those that are missing have no letters that count. */
  async standings(tokenHashes: readonly string[]): Promise<ReadonlyMap<string, TvStanding>> {
    const { rows } = await this.pool.query<TvStanding & { tokenHash: string }>({
      name: 'tv-standings',
      text: standingOf,
      values: [tokenHashes],
    });
    return new Map(rows.map(({ tokenHash, ...standing }) => [tokenHash, standing]));
  }

  /** New letters, good for ten minutes; null: too many TVs wait, or this one follows somebody meanwhile. */
  async giveLetters(tokenHash: string, { browser, system }: TvDevice): Promise<string | null> {
    await this.pool.query('delete from tvs where user_id is null and code_until < now()');
    const { rows } = await this.pool.query<{ code: string }>(giveLetters, [
      randomId('tv_'),
      tokenHash,
      Array.from({ length: 8 }, randomLetters),
      browser,
      system,
    ]);
    return rows[0]?.code ?? null;
  }

  /** Has the TV that shows these letters follow an account, for as long as this session of its holds. */
  async pair(typed: string, userId: UserId, sessionId: string): Promise<HostsTv | 'unknown' | 'too_many'> {
    if ((await this.listOf(userId)).length >= limits.tvs) return 'too_many';
    const { rows } = await this.pool.query<HostsTv>(pairTv, [plainTvCode(typed), userId, sessionId]);
    return rows[0] ?? 'unknown';
  }

  /** The TVs that follow an account, the newest first. */
  async listOf(userId: UserId): Promise<HostsTv[]> {
    const { rows } = await this.pool.query<HostsTv>(
      `select ${asListed} from tvs t where t.user_id = $1 and ${follows} order by t.paired_at desc, t.id`,
      [userId],
    );
    return rows;
  }

  /** Lets one of an account's TVs go; false where it has none of that id. */
  async release(userId: UserId, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('delete from tvs where user_id = $1 and id = $2', [
      userId,
      id,
    ]);
    return rowCount === 1;
  }

  /** The TV itself follows nobody any more. */
  async leave(tokenHash: string): Promise<void> {
    await this.pool.query('delete from tvs where token_hash = $1 and user_id is not null', [tokenHash]);
  }

  /** These are switched on. Written once a minute. */
  async saw(tokenHashes: readonly string[]): Promise<void> {
    await this.pool.query(
      `update tvs set seen_at = now() where token_hash = any($1::text[]) and seen_at < now() - interval '1 minute'`,
      [tokenHashes],
    );
  }

  /** Forgets those that follow nobody any more, and letters that count no more; how many. */
  async forgetReleased(): Promise<number> {
    const { rowCount } = await this.pool.query(
      `delete from tvs t where t.user_id is null and t.code_until < now() or t.user_id is not null and not (${follows})`,
    );
    return rowCount ?? 0;
  }
}

const randomLetters = (): string =>
  Array.from({ length: limits.tvCode }, () => tvLetters[randomInt(tvLetters.length)]).join('');
