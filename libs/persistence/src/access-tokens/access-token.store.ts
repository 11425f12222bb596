import type { TokenScope, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import type { Quotas } from '../quotas/quotas.js';
import { randomId } from '../random-id.js';
import { isNotSuspended } from '../roles/standing.sql.js';

export interface NewAccessToken {
  readonly userId: UserId;
  /** SHA-256 of the token, in hex. */
  readonly tokenHash: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days: number;
}

/** A token as its owner may know it. */
export interface OwnAccessToken {
  readonly id: string;
  readonly name: string;
  readonly scopes: TokenScope[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** To the hour; null: never. */
  readonly lastUsedAt: Date | null;
}

/** Whose a token is, and what it may be used for. */
export interface AccessTokenHolder {
  readonly id: string;
  readonly userId: UserId;
  readonly scopes: readonly TokenScope[];
}

const asListed = `t.id, t.name, t.scopes, t.created_at as "createdAt", t.expires_at as "expiresAt", t.last_used_at as "lastUsedAt"`;

/** Of those hashes $1, the tokens that are good; `stale`: their last use is to be written. */
const goodOf = /* sql */ `
select t.token_hash as "tokenHash", t.id, t.user_id as "userId", t.scopes,
  coalesce(t.last_used_at < now() - interval '1 hour', true) as stale
from access_tokens t where t.token_hash = any($1::text[]) and t.expires_at > now()
  and ${isNotSuspended('t.user_id::text')}`;

/** Personal access tokens (docs/decisions/073). */
export class AccessTokenStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly quotas: Quotas,
  ) {}

  /** Keeps a new token; null: the account is gone. Throws QuotaReached. */
  create({ userId, tokenHash, name, scopes, days }: NewAccessToken): Promise<OwnAccessToken | null> {
    return inTransaction(this.pool, async (transaction) => {
      await this.quotas.room(transaction, userId, 'tokens', 1);
      const { rows } = await transaction.query<OwnAccessToken>(
        `insert into access_tokens as t (id, user_id, token_hash, name, scopes, created_at, expires_at)
         select $1, u.id, $3, $4, $5, now(), now() + make_interval(days => $6)
         from users u where u.id = $2
         returning ${asListed}`,
        [randomId('token_'), userId, tokenHash, name, scopes, days],
      );
      const [made] = rows;
      if (!made) return null;
      const scopesText = scopes.join(' ');
      await appendAudit(transaction, {
        what: 'token_made',
        actor: userId,
        about: made.id,
        details: { scopes: scopesText, days },
      });
      return made;
    });
  }

  /** An account's tokens, the newest first, expired ones among them. */
  async listOf(userId: UserId): Promise<OwnAccessToken[]> {
    const { rows } = await this.pool.query<OwnAccessToken>(
      `select ${asListed} from access_tokens t where t.user_id = $1 order by t.created_at desc, t.id`,
      [userId],
    );
    return rows;
  }

  /** Ends one of an account's tokens; false where it has none of that id. */
  revoke(userId: UserId, id: string): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      const { rowCount } = await transaction.query(
        'delete from access_tokens where user_id = $1 and id = $2',
        [userId, id],
      );
      if (rowCount !== 1) return false;
      await appendAudit(transaction, { what: 'token_revoked', actor: userId, about: id });
      return true;
    });
  }

  /** Whose token has this hash, and notes its use, once an hour; null: unknown, revoked or expired. */
  async use(tokenHash: string): Promise<AccessTokenHolder | null> {
    const [good] = await this.good([tokenHash]);
    if (!good) return null;
    if (good.stale)
      await this.pool.query('update access_tokens set last_used_at = now() where id = $1', [good.id]);
    return good;
  }

  /** Those of these tokens that are good, by their hash. */
  async goodOf(tokenHashes: readonly string[]): Promise<ReadonlyMap<string, AccessTokenHolder>> {
    return new Map((await this.good(tokenHashes)).map((good) => [good.tokenHash, good]));
  }

  private async good(tokenHashes: readonly string[]) {
    const { rows } = await this.pool.query<AccessTokenHolder & { tokenHash: string; stale: boolean }>({
      name: 'good-access-tokens',
      text: goodOf,
      values: [tokenHashes],
    });
    return rows;
  }
}
