import {
  type UserId,
  type WebhookEventType,
  type WebhookFailure,
  type WebhookOffReason,
  type WebhookTestType,
  webhookLimits,
} from '@clockbeat/domain';
import type pg from 'pg';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import { microsOf, olderThan, type PageOf, type PageRequest, pageOf, placeAfter } from '../page.js';
import { randomId } from '../random-id.js';
import { giveUpWaiting } from './webhook-outbox.store.js';

/** An endpoint as its owner may know it. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  readonly events: WebhookEventType[];
  readonly createdAt: Date;
  /** Null: it is on. */
  readonly offSince: Date | null;
  readonly offBecause: WebhookOffReason | null;
  readonly failingSince: Date | null;
  /** Null: no other secret signs beside the present one. */
  readonly formerUntil: Date | null;
}

export interface NewWebhookEndpoint {
  readonly userId: UserId;
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly secret: string;
}

/** A delivery as the owner of its endpoint may know it. */
export interface WebhookDelivery {
  readonly id: string;
  readonly type: WebhookEventType | WebhookTestType;
  readonly gameId: string | null;
  readonly at: Date;
  readonly attempts: number;
  readonly triedAt: Date | null;
  readonly dueAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly status: number | null;
  readonly failure: WebhookFailure | null;
}

/** What somebody asked for is not possible: the endpoint is off. */
export type EndpointIsOff = 'off';

/** How long a former secret signs beside the new one: as long as receivers have to learn the new one. */
const bothSignFor = `interval '24 hours'`;

const asListed = `e.id, e.url, e.events, e.created_at as "createdAt", e.off_since as "offSince", e.off_because as "offBecause",
  e.failing_since as "failingSince", case when e.former_until > now() then e.former_until end as "formerUntil"`;

const deliveryAsListed = `d.id, d.type, d.game_id as "gameId", d.at, d.attempts, d.tried_at as "triedAt", d.due_at as "dueAt",
  d.delivered_at as "deliveredAt", d.status, d.failure`;

const own = 'e.user_id = $1 and e.id = $2';

/** Of an endpoint that is on; what is on its way just now stays as it is. */
const sendAgain = /* sql */ `
update webhook_deliveries d
set attempts = 0, due_at = now(), delivered_at = null, status = null, failure = null
from webhook_endpoints e
where ${own} and d.endpoint_id = e.id and d.id = $3 and e.off_since is null
  and (e.busy_with is distinct from d.id or e.busy_until <= now())`;

/** Older than the newest of an endpoint that are kept; each endpoint is asked by its index. */
const overfull = /* sql */ `
delete from webhook_deliveries d using (
  select e.id as endpoint_id, last.noted_at, last.id
  from webhook_endpoints e cross join lateral (
    select noted_at, id from webhook_deliveries where endpoint_id = e.id
    order by noted_at desc, id desc offset ${webhookLimits.deliveries - 1} limit 1) last) kept
where d.endpoint_id = kept.endpoint_id and (d.noted_at, d.id) < (kept.noted_at, kept.id)`;

/** Endpoints of hosts' webhooks, and what became of their deliveries (docs/decisions/082). */
export class WebhookStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Null: the account has as many as it may, or is gone. */
  create({ userId, url, events, secret }: NewWebhookEndpoint): Promise<WebhookEndpoint | null> {
    return inTransaction(this.pool, async (transaction) => {
      // one at a time, so that two at once are counted
      await transaction.query('select from users where id = $1 for update', [userId]);
      const { rows } = await transaction.query<WebhookEndpoint>(
        `insert into webhook_endpoints as e (id, user_id, url, events, secret, created_at)
         select $1, u.id, $3, $4, $5, now() from users u
         where u.id = $2 and (select count(*) from webhook_endpoints where user_id = u.id) < ${webhookLimits.endpoints}
         returning ${asListed}`,
        [randomId('hook_'), userId, url, events, secret],
      );
      const [made] = rows;
      if (!made) return null;
      const details = { events: events.join(' ') };
      await appendAudit(transaction, { what: 'webhook_made', actor: userId, about: made.id, details });
      return made;
    });
  }

  /** An account's endpoints, the newest first. */
  async listOf(userId: UserId): Promise<WebhookEndpoint[]> {
    const { rows } = await this.pool.query<WebhookEndpoint>(
      `select ${asListed} from webhook_endpoints e where e.user_id = $1 order by e.created_at desc, e.id`,
      [userId],
    );
    return rows;
  }

  /** Null where the account has none of that id. What waits when it is switched off is given up. */
  change(
    userId: UserId,
    id: string,
    { events, enabled }: { events?: readonly WebhookEventType[]; enabled?: boolean },
  ): Promise<WebhookEndpoint | null> {
    return inTransaction(this.pool, async (transaction) => {
      const { rows } = await transaction.query<WebhookEndpoint>(
        `update webhook_endpoints e set events = coalesce($3::text[], events),
           off_since = case $4::boolean when true then null when false then coalesce(off_since, now()) else off_since end,
           off_because = case $4::boolean when true then null when false then coalesce(off_because, 'owner') else off_because end,
           failing_since = case when $4::boolean and off_since is not null then null else failing_since end
         where ${own} returning ${asListed}`,
        [userId, id, events, enabled],
      );
      const changed = rows[0] ?? null;
      if (!changed) return null;
      if (enabled === false) await giveUpWaiting(transaction, id);
      const details = { events: changed.events.join(' '), on: changed.offSince === null };
      await appendAudit(transaction, { what: 'webhook_changed', actor: userId, about: id, details });
      return changed;
    });
  }

  /** From now on this secret signs, and for a day the one before it as well. Null where the account has none of that id. */
  rotate(userId: UserId, id: string, secret: string): Promise<WebhookEndpoint | null> {
    return inTransaction(this.pool, async (transaction) => {
      const { rows } = await transaction.query<WebhookEndpoint>(
        `update webhook_endpoints e set former_secret = secret, former_until = now() + ${bothSignFor}, secret = $3
         where ${own} returning ${asListed}`,
        [userId, id, secret],
      );
      const [rotated] = rows;
      if (!rotated) return null;
      await appendAudit(transaction, { what: 'webhook_secret_made', actor: userId, about: id });
      return rotated;
    });
  }

  /** With all its deliveries; false where the account has none of that id. */
  delete(userId: UserId, id: string): Promise<boolean> {
    return inTransaction(this.pool, async (transaction) => {
      const { rowCount } = await transaction.query(`delete from webhook_endpoints e where ${own}`, [
        userId,
        id,
      ]);
      if (rowCount !== 1) return false;
      await appendAudit(transaction, { what: 'webhook_deleted', actor: userId, about: id });
      return true;
    });
  }

  /** The newest first; null where the account has no such endpoint. */
  async deliveriesOf(
    userId: UserId,
    id: string,
    { limit, cursor }: PageRequest,
  ): Promise<PageOf<WebhookDelivery> | null> {
    if (!(await this.isOf(userId, id))) return null;
    const { rows } = await this.pool.query<WebhookDelivery & { micros: string }>(
      `select ${deliveryAsListed}, ${microsOf('d.noted_at')} as micros from webhook_deliveries d
       where d.endpoint_id = $1 and ${olderThan('d.noted_at', 'd.id', 2)}
       order by d.noted_at desc, d.id desc limit $4`,
      [id, ...placeAfter(cursor), limit + 1],
    );
    const page = pageOf(rows, limit, (row) => [row.micros, row.id]);
    return { ...page, items: page.items.map(({ micros: _, ...delivery }) => delivery) };
  }

  /** Puts a test into the outbox. Null where the account has no such endpoint. */
  async test(userId: UserId, id: string): Promise<WebhookDelivery | EndpointIsOff | null> {
    const { rows } = await this.pool.query<WebhookDelivery>(
      `insert into webhook_deliveries as d (id, endpoint_id, event_key, type, at, noted_at, due_at)
       select $3, e.id, $3, 'webhook.test', now(), now(), now() from webhook_endpoints e where ${own} and e.off_since is null
       returning ${deliveryAsListed}`,
      [userId, id, randomId('msg_')],
    );
    return rows[0] ?? ((await this.isOf(userId, id)) ? 'off' : null);
  }

  /** Puts a delivery into the outbox again, whatever became of it. Null where the account has no such delivery. */
  async again(
    userId: UserId,
    id: string,
    deliveryId: string,
  ): Promise<WebhookDelivery | EndpointIsOff | null> {
    await this.pool.query(sendAgain, [userId, id, deliveryId]);
    const { rows } = await this.pool.query<WebhookDelivery & { isOff: boolean }>(
      `select ${deliveryAsListed}, e.off_since is not null as "isOff"
       from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id where ${own} and d.id = $3`,
      [userId, id, deliveryId],
    );
    if (!rows[0]) return null;
    const { isOff, ...delivery } = rows[0];
    return isOff ? 'off' : delivery;
  }

  /** Forgets deliveries that are too old, or too many; how many went. */
  async forgetOld(): Promise<number> {
    const old = await this.pool.query(
      `delete from webhook_deliveries where noted_at < now() - make_interval(days => ${webhookLimits.days})`,
    );
    const many = await this.pool.query(overfull);
    return (old.rowCount ?? 0) + (many.rowCount ?? 0);
  }

  private async isOf(userId: UserId, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(`select from webhook_endpoints e where ${own}`, [userId, id]);
    return rowCount === 1;
  }
}
