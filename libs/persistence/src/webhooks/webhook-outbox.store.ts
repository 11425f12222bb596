import type {
  GameId,
  WebhookEventType,
  WebhookFailure,
  WebhookOffReason,
  WebhookTestType,
} from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import { isNotSuspended } from '../roles/standing.sql.js';

/** One delivery that is to be sent, held by the gateway that claimed it. */
export interface DueWebhook {
  /** The same at each attempt. */
  readonly id: string;
  readonly endpointId: string;
  readonly url: string;
  /** Whatever signs: the endpoint's secret, and for a day after a rotation the one before it. */
  readonly secrets: readonly string[];
  readonly type: WebhookEventType | WebhookTestType;
  readonly gameId: GameId | null;
  /** When it happened. */
  readonly at: Date;
  /** How often it has been tried, this time included. */
  readonly attempt: number;
  /** PostgreSQL's time. */
  readonly now: Date;
}

/** An attempt that was not taken. */
export interface FailedAttempt {
  readonly failure: WebhookFailure;
  /** Null: nothing answered. */
  readonly status: number | null;
  /** When to try again, ms from now; null: never. */
  readonly pauseMs: number | null;
  /** The endpoint wants no more of anything. */
  readonly gone: boolean;
}

/** Deliveries of one account that are on their way at the same time, over all gateways: one for each of so many endpoints. */
export const mostOfAnAccount = 3;
/** An endpoint that took nothing for so long is switched off. */
const patienceWith = `interval '3 days'`;

/**
 * Takes what has waited longest, of endpoints that work first; others pass over it. An endpoint gets one delivery at a time.
 * No transaction stays open while it is on its way, for it would hold all projections back: `busy_until` says that somebody is
 * at it, and when to think him dead. What waits for a suspended account waits until it is restored. $2: whether endpoints that fail may have it, too.
 */
const claim = /* sql */ `
with chosen as (
  select d.id, e.id as endpoint_id
  from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
  where d.due_at <= now() and e.off_since is null and coalesce(e.busy_until <= now(), true)
    and ($2::boolean or e.failing_since is null) and ${isNotSuspended('e.user_id::text')}
    and (select count(*) from webhook_endpoints o where o.user_id = e.user_id and o.busy_until > now()) < ${mostOfAnAccount}
  order by e.failing_since is not null, d.due_at, d.at
  limit 1 for no key update of e, d skip locked),
held as (
  update webhook_endpoints e set busy_with = chosen.id, busy_until = now() + $1::float8 * interval '1 ms'
  from chosen where e.id = chosen.endpoint_id returning e.*)
update webhook_deliveries d set attempts = d.attempts + 1, tried_at = now()
from held where d.id = held.busy_with
returning d.id, held.id as "endpointId", held.url, d.type, d.game_id as "gameId", d.at, d.attempts as attempt, now() as now,
  case when held.former_until > now() then array[held.secret, held.former_secret] else array[held.secret] end as secrets`;

/** Of the endpoint $1, whose delivery $2 was claimed for the $3rd time: nobody who was thought dead speaks for another. */
const isHeld = `e.id = $1 and e.busy_with = $2
  and exists (select from webhook_deliveries d where d.id = $2 and d.attempts = $3)`;
const letGo = 'busy_with = null, busy_until = null';

/** What waits for an endpoint that is off is not sent any more. */
export const giveUpWaiting = async (
  transaction: Pick<pg.ClientBase, 'query'>,
  endpointId: string,
): Promise<void> => {
  await transaction.query(
    `update webhook_deliveries set due_at = null, failure = coalesce(failure, 'switched_off')
     where endpoint_id = $1 and due_at is not null`,
    [endpointId],
  );
};

/** The outbox of all webhooks, shared by all gateways (docs/decisions/082). */
export class WebhookOutboxStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Null when nothing is due. What is not reported within `holdMs` somebody else gets. */
  async claim(holdMs: number, { alsoFailing }: { alsoFailing: boolean }): Promise<DueWebhook | null> {
    const { rows } = await this.pool.query<DueWebhook>({
      name: 'claim-webhook',
      text: claim,
      values: [holdMs, alsoFailing],
    });
    return rows[0] ?? null;
  }

  /** It was taken. */
  delivered({ id, endpointId, attempt }: DueWebhook, status: number): Promise<void> {
    return inTransaction(this.pool, async (transaction) => {
      const { rowCount } = await transaction.query(
        `update webhook_endpoints e set ${letGo}, failing_since = null where ${isHeld}`,
        [endpointId, id, attempt],
      );
      if (rowCount !== 1) return;
      await transaction.query(
        `update webhook_deliveries set delivered_at = now(), due_at = null, status = $2, failure = null where id = $1`,
        [id, status],
      );
    });
  }

  /** It was not taken. Says why the endpoint is off, where it is off now: by this failure, too. */
  failed(
    { id, endpointId, attempt }: DueWebhook,
    { failure, status, pauseMs, gone }: FailedAttempt,
  ): Promise<WebhookOffReason | null> {
    return inTransaction(this.pool, async (transaction) => {
      const { rows } = await transaction.query<{ offBecause: WebhookOffReason | null }>(
        `update webhook_endpoints e set ${letGo}, failing_since = coalesce(failing_since, now()),
           off_since = coalesce(off_since, case when $4 or failing_since <= now() - ${patienceWith} then now() end),
           off_because = coalesce(off_because,
             case when $4 then 'gone' when failing_since <= now() - ${patienceWith} then 'failing' end)
         where ${isHeld} returning off_because as "offBecause"`,
        [endpointId, id, attempt, gone],
      );
      if (!rows[0]) return null;
      const { offBecause } = rows[0];
      await transaction.query(
        `update webhook_deliveries set status = $2, failure = $3, due_at = now() + $4::float8 * interval '1 ms' where id = $1`,
        [id, status, failure, pauseMs],
      );
      if (offBecause !== null) await giveUpWaiting(transaction, endpointId);
      return offBecause;
    });
  }

  /** Nothing was sent, and the endpoint has no part in that: this was no attempt. */
  async putBack({ id, endpointId, attempt }: DueWebhook, ms: number): Promise<void> {
    await inTransaction(this.pool, async (transaction) => {
      const { rowCount } = await transaction.query(
        `update webhook_endpoints e set ${letGo} where ${isHeld}`,
        [endpointId, id, attempt],
      );
      if (rowCount !== 1) return;
      await transaction.query(
        `update webhook_deliveries set attempts = attempts - 1,
           due_at = case when due_at is not null then now() + $2::float8 * interval '1 ms' end where id = $1`,
        [id, ms],
      );
    });
  }
}
