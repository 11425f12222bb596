import type { OperatedFeedbackView, SubscribersView, SubscriberView, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import { microsOf, olderThan, type PageOf, type PageRequest, pageOf, placeAfter } from '../page.js';
import { isUuid } from '../uuid.js';

type Dated = { micros: string };

const feedback = /* sql */ `
select id, text, email, created_at as "createdAt", done_at as "doneAt", ${microsOf('created_at')} as micros
from feedback where ${olderThan('created_at', 'id::text collate "C"', 1)} and ($3::boolean or done_at is null)
order by created_at desc, id::text collate "C" desc limit $4`;

const subscribers = /* sql */ `
select id, email, interests, subscribed_at as "subscribedAt", ${microsOf('subscribed_at')} as micros
from newsletter_subscriptions
where is_active and confirmed_at is not null and ${olderThan('subscribed_at', 'id::text collate "C"', 1)}
order by subscribed_at desc, id::text collate "C" desc limit $3`;

/** What people wrote to us, and who wants to hear from us, as operators look after them. */
export class OperatedMail {
  constructor(private readonly pool: pg.Pool) {}

  /** The newest first; what was seen to only where it is asked for. */
  async feedback(withDone: boolean, page: PageRequest): Promise<PageOf<OperatedFeedbackView>> {
    const { rows } = await this.pool.query<
      Dated & Omit<OperatedFeedbackView, 'createdAt' | 'doneAt'> & { createdAt: Date; doneAt: Date | null }
    >(feedback, [...placeAfter(page.cursor), withDone, page.limit + 1]);
    const { items, nextCursor } = pageOf(rows, page.limit, ({ micros, id }) => [micros, id]);
    return {
      items: items.map(({ id, text, email, createdAt, doneAt }) => ({
        id,
        text,
        email,
        createdAt: createdAt.toISOString(),
        doneAt: doneAt?.toISOString() ?? null,
      })),
      nextCursor,
    };
  }

  /** False where there is no such message. */
  markDone(by: UserId, id: string): Promise<boolean> {
    return this.act(
      by,
      id,
      'operator_feedback_done',
      'update feedback set done_at = coalesce(done_at, now()) where id = $1',
    );
  }

  /** False where there is no such message. */
  deleteFeedback(by: UserId, id: string): Promise<boolean> {
    return this.act(by, id, 'operator_feedback_deleted', 'delete from feedback where id = $1');
  }

  /** Who may be written to, the newest first. */
  async subscribers(page: PageRequest): Promise<SubscribersView> {
    const { rows } = await this.pool.query<
      Dated & Omit<SubscriberView, 'subscribedAt'> & { subscribedAt: Date }
    >(subscribers, [...placeAfter(page.cursor), page.limit + 1]);
    const { rows: counts } = await this.pool.query<{ count: number }>(
      'select count(*)::int as count from newsletter_subscriptions where is_active and confirmed_at is not null',
    );
    const { items, nextCursor } = pageOf(rows, page.limit, ({ micros, id }) => [micros, id]);
    return {
      count: counts[0]?.count ?? 0,
      items: items.map(({ id, email, interests, subscribedAt }) => ({
        id,
        email,
        interests,
        subscribedAt: subscribedAt.toISOString(),
      })),
      nextCursor,
    };
  }

  /** The address is forgotten, and the switch of an account that has it says the same. False where there is none. */
  removeSubscriber(by: UserId, id: string): Promise<boolean> {
    return this.act(
      by,
      id,
      'operator_subscriber_removed',
      `with gone as (delete from newsletter_subscriptions where id = $1 returning email), switched as (
         update user_settings set marketing_emails = false, marketing_changed_at = now()
         from users join gone using (email) where user_settings.user_id = users.id and marketing_emails)
       select 1 from gone`,
    );
  }

  private async act(
    by: UserId,
    id: string,
    what: 'operator_feedback_done' | 'operator_feedback_deleted' | 'operator_subscriber_removed',
    statement: string,
  ): Promise<boolean> {
    if (!isUuid(id)) return false;
    return inTransaction(this.pool, async (transaction) => {
      if ((await transaction.query(statement, [id])).rowCount !== 1) return false;
      await appendAudit(transaction, { what, actor: by, about: id });
      return true;
    });
  }
}
