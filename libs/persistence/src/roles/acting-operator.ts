import type { UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { type Standing, standingOf } from './standing.sql.js';

/** What is known of an account when it is asked whether it may operate. */
export type StandingAccount = Standing & { readonly email: string; readonly isAddressTrusted: boolean };

/** Who does something as an operator, and the rule that says who may: the settings are known to gateways alone. */
export interface ActingOperator {
  readonly id: UserId;
  readonly mayOperate: (account: StandingAccount) => boolean;
}

/** What came of an act on an account: `gone`, there is no such account; `refused`, who acts is no operator any more. */
export type ActOutcome = 'done' | 'gone' | 'refused';

/**
 * Acts that may take the role from somebody come one after the other, and each looks whether who acts still has it. Nobody does
 * them to the own account: so of two who suspend each other one remains, whatever the ms. Taken first in a transaction.
 */
export const isOperating = async (
  transaction: Pick<pg.ClientBase, 'query'>,
  { id, mayOperate }: ActingOperator,
): Promise<boolean> => {
  await transaction.query(`select pg_advisory_xact_lock(hashtextextended('operators', 14))`);
  // a statement of its own: it must see what the transaction before has done
  const { rows } = await transaction.query<
    Pick<StandingAccount, 'email' | 'isAddressTrusted'> & { standing: Standing }
  >(
    `select email, email_trusted as "isAddressTrusted", ${standingOf('users.id')} as standing from users where id = $1`,
    [id],
  );
  const [account] = rows;
  if (account === undefined || account.standing.suspended) return false;
  const { standing, ...rest } = account;
  return mayOperate({ ...rest, ...standing });
};
