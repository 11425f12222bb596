import { type GameId, type OtherRules, otherRulesLimits, type UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { randomId } from '../random-id.js';
import { isNotSuspended } from '../roles/standing.sql.js';

export interface NewWhatIfLink {
  readonly gameId: GameId;
  /** The game's host. */
  readonly userId: UserId;
  /** SHA-256 of what stands in the link, in hex. */
  readonly secretHash: string;
  readonly rules: OtherRules;
}

/** A link as the game's host may know it. */
export interface KeptWhatIfLink {
  readonly id: string;
  /** As they were stored, perhaps by another release: to be checked by whoever goes by them. */
  readonly rules: unknown;
  readonly createdAt: Date;
}

const asListed = `l.id, l.rules, l.created_at as "createdAt"`;

/** Links to finished games by other rules (docs/decisions/076). */
export class WhatIfLinkStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Keeps a new link; null: the game has as many as it may, or its host's account is gone. */
  create({ gameId, userId, secretHash, rules }: NewWhatIfLink): Promise<KeptWhatIfLink | null> {
    return inTransaction(this.pool, async (transaction) => {
      // one at a time, so that two at once are counted
      await transaction.query('select from users where id = $1 for update', [userId]);
      const { rows } = await transaction.query<KeptWhatIfLink>(
        `insert into what_if_links as l (id, game_id, user_id, secret_hash, rules, created_at)
         select $1, $2, u.id, $4, $5, now()
         from users u
         where u.id = $3 and (select count(*) from what_if_links where game_id = $2) < ${otherRulesLimits.links}
         returning ${asListed}`,
        [randomId('link_'), gameId, userId, secretHash, rules],
      );
      return rows[0] ?? null;
    });
  }

  /** A game's links, the newest first. */
  async listOf(gameId: GameId): Promise<KeptWhatIfLink[]> {
    const { rows } = await this.pool.query<KeptWhatIfLink>(
      `select ${asListed} from what_if_links l where l.game_id = $1 order by l.created_at desc, l.id`,
      [gameId],
    );
    return rows;
  }

  /** Takes one of a game's links back; false where it has none of that id. */
  async remove(gameId: GameId, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('delete from what_if_links where game_id = $1 and id = $2', [
      gameId,
      id,
    ]);
    return rowCount === 1;
  }

  /** The link with this hash; null: there is none, it was taken back, or its host is suspended. */
  async find(secretHash: string): Promise<(KeptWhatIfLink & { readonly gameId: GameId }) | null> {
    const { rows } = await this.pool.query<KeptWhatIfLink & { gameId: GameId }>(
      `select ${asListed}, l.game_id as "gameId" from what_if_links l
       where l.secret_hash = $1 and ${isNotSuspended('l.user_id::text')}`,
      [secretHash],
    );
    return rows[0] ?? null;
  }
}
