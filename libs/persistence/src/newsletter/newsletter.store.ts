import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import * as sql from './newsletter.sql.js';

export interface Subscription {
  /** Lower case. */
  email: string;
  interests: string[];
  subscribedAt: Date;
  /** What ends this subscription, from a link in a mail. */
  token: string;
}

/** 192 random bits: whoever knows it was sent a mail. */
const newToken = (): string => randomBytes(24).toString('base64url');

/** Who wants to hear from us. */
export class NewsletterStore {
  constructor(private readonly pool: pg.Pool) {}

  /** One row an address, in any case. Asking again renews it: the newest interests, active from now on if it had ended. */
  async subscribe(email: string, interests: readonly string[]): Promise<void> {
    await this.pool.query(sql.subscribe, [email.toLowerCase(), interests, newToken()]);
  }

  /** False when no subscription has this token. Ending it twice is ending it once. */
  async unsubscribe(token: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(sql.unsubscribe, [token]);
    return rowCount === 1;
  }

  /** Whether a subscription has this token, ended or not. */
  async knows(token: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('select 1 from newsletter_subscriptions where token = $1', [
      token,
    ]);
    return rowCount === 1;
  }

  /**
   * Everybody who may be written to now, by address: who signed up here or switched marketing mails on in an account. Of
   * sign-ups, switches and links in mails the last word counts.
   */
  active(): Promise<Subscription[]> {
    return inTransaction(this.pool, async (client) => {
      await client.query(sql.admitConsenting);
      await client.query(sql.dismissWithdrawn);
      const { rows } = await client.query<Subscription>(sql.active);
      return rows;
    });
  }
}
