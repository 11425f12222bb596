import type { GivenRole, OperatorReason, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import { isUuid } from '../uuid.js';
import { type ActingOperator, type ActOutcome, isOperating } from './acting-operator.js';

/** Roles that operators give and take, and accounts that they suspend. Every change has its line in the audit log. */
export class RoleStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Given twice it is given once. */
  give(by: ActingOperator, userId: UserId, role: GivenRole): Promise<ActOutcome> {
    return this.change(by, userId, async (transaction) => {
      const { rowCount } = await transaction.query(
        `insert into user_roles (user_id, role, given_by, given_at) values ($1, $2, $3, now())
         on conflict do nothing`,
        [userId, role, by.id],
      );
      if (rowCount === 1)
        await appendAudit(transaction, {
          what: 'operator_role_given',
          actor: by.id,
          about: userId,
          details: { role },
        });
    });
  }

  /** Taken twice it is taken once. */
  take(by: ActingOperator, userId: UserId, role: GivenRole): Promise<ActOutcome> {
    return this.change(by, userId, async (transaction) => {
      const { rowCount } = await transaction.query(
        'delete from user_roles where user_id = $1 and role = $2',
        [userId, role],
      );
      if (rowCount === 1)
        await appendAudit(transaction, {
          what: 'operator_role_taken',
          actor: by.id,
          about: userId,
          details: { role },
        });
    });
  }

  /**
   * Lets the account do nothing any more. Its sessions end with it, which gateways of the release before see as well; its access
   * tokens stay, and are refused as long as it lasts.
   */
  suspend(
    by: ActingOperator,
    userId: UserId,
    reason: OperatorReason,
    note: string | null,
  ): Promise<ActOutcome> {
    return this.change(by, userId, async (transaction) => {
      const { rowCount } = await transaction.query(
        `insert into suspensions (user_id, reason, note, suspended_by, suspended_at)
         values ($1, $2, $3, $4, now()) on conflict do nothing`,
        [userId, reason, note, by.id],
      );
      if (rowCount !== 1) return;
      const { rowCount: sessions } = await transaction.query(
        `delete from sessions where sess->'passport'->>'user' = $1::text`,
        [userId],
      );
      await appendAudit(transaction, {
        what: 'operator_account_suspended',
        actor: by.id,
        about: userId,
        details: { reason, sessions: sessions ?? 0 },
      });
    });
  }

  /** Lets it do again what it could. */
  restore(by: ActingOperator, userId: UserId, reason: OperatorReason): Promise<ActOutcome> {
    return this.change(by, userId, async (transaction) => {
      const { rowCount } = await transaction.query('delete from suspensions where user_id = $1', [userId]);
      if (rowCount === 1)
        await appendAudit(transaction, {
          what: 'operator_account_restored',
          actor: by.id,
          about: userId,
          details: { reason },
        });
    });
  }

  private async change(
    by: ActingOperator,
    userId: UserId,
    work: (transaction: pg.PoolClient) => Promise<void>,
  ): Promise<ActOutcome> {
    if (!isUuid(userId)) return 'gone';
    return inTransaction(this.pool, async (transaction) => {
      if (!(await isOperating(transaction, by))) return 'refused';
      // two changes of one account come one after the other, and none of one that is being deleted
      const { rowCount } = await transaction.query('select from users where id = $1 for no key update', [
        userId,
      ]);
      if (rowCount !== 1) return 'gone';
      await work(transaction);
      return 'done';
    });
  }
}
