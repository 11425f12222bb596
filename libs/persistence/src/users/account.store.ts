import type { GameId, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { type AuditAct, appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import { type ActingOperator, isOperating } from '../roles/acting-operator.js';

/** Read from the log: lists may not have a game yet that was made a moment ago. */
const openGames = /* sql */ `
select s.game_id as "gameId" from game_streams s
join events e on e.game_id = s.game_id and e.version = 1
where s.due_at is not null and e.data->>'hostId' = $1
order by s.game_id limit $2`;

/** What is an account's own refers to it "on delete cascade" and goes with it; these don't. What was written to us stays, unsigned. */
const forget = [
  'delete from newsletter_subscriptions where email = (select lower(email) from users where id = $1::uuid)',
  'update feedback set email = null where lower(email) = (select lower(email) from users where id = $1::uuid)',
  `delete from sessions where sess->'passport'->>'user' = $1::text`,
  'update seats set user_id = null where user_id = $1::uuid',
  'update saved_trivia_sets t set stars = t.stars - 1 from set_stars s where s.set_id = t.id and s.user_id = $1::uuid',
  'delete from users where id = $1::uuid',
];

/** The end of an account (docs/decisions/013). */
export class AccountStore {
  constructor(private readonly pool: pg.Pool) {}

  /** The games of this host that have not ended, `atMost` of them. */
  async openGamesOf(hostId: UserId, atMost: number): Promise<GameId[]> {
    const { rows } = await this.pool.query<{ gameId: GameId }>(openGames, [hostId, atMost]);
    return rows.map(({ gameId }) => gameId);
  }

  /**
   * Forgets the account with all that is its own, on whatever devices it is signed in; the log stays as it is.
   * @param act what the audit log is told of it: by default that the account did it itself
   * @param by the operator that wants it, where it is not the account itself
   * @returns false where that one is no operator any more, and nothing was done
   */
  delete(
    userId: UserId,
    act: AuditAct = { what: 'account_deleted', actor: userId, about: userId },
    by?: ActingOperator,
  ): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      if (by !== undefined && !(await isOperating(transaction, by))) return false;
      let gone = 0;
      for (const statement of forget) gone = (await transaction.query(statement, [userId])).rowCount ?? 0;
      // the last one is the account itself: who deletes one that is gone does nothing
      if (gone === 1) await appendAudit(transaction, act);
      return true;
    });
  }
}
