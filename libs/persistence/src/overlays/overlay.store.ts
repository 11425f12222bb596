import { type GameId, limits, type UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import { randomId } from '../random-id.js';

/** How long the end of a game may be shown. */
const endStandsFor = `interval '24 hours'`;

/**
 * Of `overlays o`: its game goes on, or ended lately. A game that is open has a moment at which something is due; of one whose
 * events lie in an archive nothing is found, and it has been over for long.
 */
const isGood = `exists (
  select from game_streams s where s.game_id = o.game_id and (s.due_at is not null or exists (
    select from events e
    where e.game_id = o.game_id and e.type in ('GameFinished', 'GameAbandoned') and e.at > now() - ${endStandsFor})))`;

export interface NewOverlay {
  readonly gameId: GameId;
  /** The game's host. */
  readonly userId: UserId;
  /** SHA-256 of the token. */
  readonly tokenHash: string;
}

/** An overlay as the game's host may know it. */
export interface KeptOverlay {
  readonly id: string;
  readonly createdAt: Date;
}

/** Whose game a token shows. */
export interface ShownGame {
  readonly gameId: GameId;
  /** Its host. */
  readonly userId: UserId;
}

const asListed = 'o.id, o.created_at as "createdAt"';

/** Tokens by which streaming software shows a game (docs/decisions/083). They end a day after their game. */
export class OverlayStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Keeps a new one; null: the game has as many as it may, or its host's account is gone. */
  create({ gameId, userId, tokenHash }: NewOverlay): Promise<KeptOverlay | null> {
    return inTransaction(this.pool, async (transaction) => {
      // one at a time, so that two at once are counted
      await transaction.query('select from users where id = $1 for update', [userId]);
      const { rows } = await transaction.query<KeptOverlay>(
        `insert into overlays as o (id, game_id, user_id, token_hash, created_at)
         select $1, $2, u.id, $4, now()
         from users u
         where u.id = $3 and (select count(*) from overlays where game_id = $2) < ${limits.overlays}
         returning ${asListed}`,
        [randomId('overlay_'), gameId, userId, tokenHash],
      );
      const [made] = rows;
      if (!made) return null;
      await appendAudit(transaction, {
        what: 'overlay_made',
        actor: userId,
        about: gameId,
        details: { overlay: made.id },
      });
      return made;
    });
  }

  /** Those of a game that still show it, the newest first. */
  async listOf(gameId: GameId): Promise<KeptOverlay[]> {
    const { rows } = await this.pool.query<KeptOverlay>(
      `select ${asListed} from overlays o where o.game_id = $1 and ${isGood} order by o.created_at desc, o.id`,
      [gameId],
    );
    return rows;
  }

  /** Its host takes one of a game's overlays back; false where it has none of that id. */
  remove(by: UserId, gameId: GameId, id: string): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      const { rowCount } = await transaction.query('delete from overlays where game_id = $1 and id = $2', [
        gameId,
        id,
      ]);
      if (rowCount !== 1) return false;
      await appendAudit(transaction, {
        what: 'overlay_removed',
        actor: by,
        about: gameId,
        details: { overlay: id },
      });
      return true;
    });
  }

  /**
   * The overlays of a game show the one that goes on with its people, from now on: whoever looks on goes along. Before that is
   * told to anybody. The other game may have some of its own, and so more than it could make.
   */
  async follow(gameId: GameId, nextGameId: GameId): Promise<void> {
    await this.pool.query('update overlays set game_id = $2 where game_id = $1', [gameId, nextGameId]);
  }

  /** What the token with this hash shows; null: nothing, or nothing any more. */
  async find(tokenHash: string): Promise<ShownGame | null> {
    const { rows } = await this.pool.query<ShownGame>({
      name: 'overlay-game',
      text: `select o.game_id as "gameId", o.user_id as "userId" from overlays o where o.token_hash = $1 and ${isGood}`,
      values: [tokenHash],
    });
    return rows[0] ?? null;
  }

  /** Those of these hashes whose tokens still show their game. */
  async goodOf(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ tokenHash: string }>({
      name: 'good-overlays',
      text: `select o.token_hash as "tokenHash" from overlays o where o.token_hash = any($1::text[]) and ${isGood}`,
      values: [tokenHashes],
    });
    return new Set(rows.map(({ tokenHash }) => tokenHash));
  }

  /** Forgets those whose game has been over for a day; how many. */
  async forgetEnded(): Promise<number> {
    const { rowCount } = await this.pool.query(`delete from overlays o where not ${isGood}`);
    return rowCount ?? 0;
  }
}
