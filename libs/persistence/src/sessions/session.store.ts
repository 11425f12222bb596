import type { UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { isNotSuspended } from '../roles/standing.sql.js';
import { isUuid } from '../uuid.js';

/** A browser that an account is signed in with, as its owner may know it. */
export interface OpenSession {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly signedInAt: Date | null;
  readonly lastSeenAt: Date | null;
  readonly current: boolean;
}

/** What a session is called outside: nobody gets from it to the id, which is 192 random bits. */
const publicId = `encode(sha256(convert_to(sid, 'UTF8')), 'hex')`;

/** Nobody looks through more; ending all others ends those that are not listed, too. */
const mostListed = 100;

/** Sessions are connect-pg-simple's; sockets only ask whose they are. */
export class SessionStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Who signed in with this session; null when it is unknown, expired or nobody's. */
  async userIdOf(sid: string): Promise<UserId | null> {
    const { rows } = await this.pool.query<{ user: string | null }>({
      name: 'session-user',
      text: `select sess->'passport'->>'user' as user from sessions
             where sid = $1 and expire > now() and ${isNotSuspended(`sess->'passport'->>'user'`)}`,
      values: [sid],
    });
    const user = rows[0]?.user ?? null;
    return user !== null && isUuid(user) ? (user as UserId) : null;
  }

  /** Those of these sessions that somebody is signed in with. */
  async openOf(sids: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ sid: string }>({
      name: 'open-sessions',
      text: `select sid from sessions
             where sid = any($1::text[]) and expire > now() and sess->'passport'->>'user' is not null
               and ${isNotSuspended(`sess->'passport'->>'user'`)}`,
      values: [sids],
    });
    return new Set(rows.map(({ sid }) => sid));
  }

  /** The open sessions of an account, the one that asks first, then by their last use. */
  async listOf(userId: UserId, ownSid: string): Promise<OpenSession[]> {
    const { rows } = await this.pool.query<OpenSession>({
      name: 'own-sessions',
      text: `select ${publicId} as id,
               sess->'device'->>'browser' as browser,
               sess->'device'->>'system' as system,
               to_timestamp((sess->>'signedInAt')::float8 / 1000) as "signedInAt",
               to_timestamp((sess->>'renewedAt')::float8 / 1000) as "lastSeenAt",
               sid = $2 as current
             from sessions
             where sess->'passport'->>'user' = $1 and expire > now()
             order by current desc, "lastSeenAt" desc nulls last, id
             limit ${mostListed}`,
      values: [userId, ownSid],
    });
    return rows;
  }

  /** Ends one of an account's sessions by its public id; false where it has none of that id. */
  async end(userId: UserId, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `delete from sessions where sess->'passport'->>'user' = $1 and ${publicId} = $2`,
      [userId, id],
    );
    return rowCount === 1;
  }

  /** Ends all of an account's sessions but one, and says how many. */
  async endOthers(userId: UserId, ownSid: string): Promise<number> {
    const { rowCount } = await this.pool.query(
      `delete from sessions where sess->'passport'->>'user' = $1 and sid <> $2`,
      [userId, ownSid],
    );
    return rowCount ?? 0;
  }

  /** Lets sessions end that many days after their last use and their sign-in, where they would last longer. How many that were. */
  async shorten(idleDays: number, days: number): Promise<number> {
    const hours = (of: string, count: string) =>
      `to_timestamp((sess->>'${of}')::float8 / 1000) + ${count} * interval '24 hours'`;
    const { rowCount } = await this.pool.query(
      `update sessions set expire = ends
       from (select sid as of, least(${hours('renewedAt', '$1::int')}, ${hours('signedInAt', '$2::int')}) as ends
             from sessions where sess->>'renewedAt' is not null and sess->>'signedInAt' is not null) allowed
       where sid = of and expire > ends`,
      [idleDays, days],
    );
    return rowCount ?? 0;
  }

  /** Writes to a session that is there; one that has ended meanwhile stays ended. */
  async change(sid: string, content: object, expires: Date): Promise<void> {
    await this.pool.query('update sessions set sess = $2, expire = $3 where sid = $1', [
      sid,
      JSON.stringify(content),
      expires,
    ]);
  }
}
