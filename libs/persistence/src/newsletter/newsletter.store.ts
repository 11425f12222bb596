import { randomBytes } from 'node:crypto';
import type { Language } from '@clockbeat/domain';
import type pg from 'pg';
import { inTransaction } from '../in-transaction.js';
import * as confirmations from './confirmations.sql.js';
import * as sql from './newsletter.sql.js';

export interface Subscription {
  /** Lower case. */
  email: string;
  interests: string[];
  subscribedAt: Date;
  /** What ends this subscription, from a link in a mail. */
  token: string;
}

export interface Asked {
  readonly email: string;
  readonly interests: string[];
}
export interface ConfirmationMail extends Asked {
  readonly id: string;
  readonly token: string;
  readonly language: Language;
  /** How often it has been tried, this time included. */
  readonly attempt: number;
}

/** 192 random bits: only the reader of the mail knows it. */
const newToken = (): string => randomBytes(24).toString('base64url');

/** Who wants to hear from us. */
export class NewsletterStore {
  constructor(private readonly pool: pg.Pool) {}

  /** One row an address, in any case. What is asked for waits until the address has confirmed it; then the newest counts. */
  async ask(email: string, interests: readonly string[], language: Language): Promise<void> {
    await this.pool.query(confirmations.ask, [
      email.toLowerCase(),
      interests,
      newToken(),
      newToken(),
      language,
    ]);
  }

  /** What the token of a confirmation mail would confirm; null: nothing any more. */
  async asked(token: string): Promise<Asked | null> {
    const { rows } = await this.pool.query<Asked>(confirmations.asked, [token]);
    return rows[0] ?? null;
  }

  /** False when nothing was asked for with this token within a week. Confirming it twice is confirming it once. */
  async confirm(token: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(confirmations.confirm, [token]);
    return rowCount === 1;
  }

  /** The confirmation mail that is due longest. If it is neither mailed nor put off within `holdMs`, somebody else gets it. */
  async claimMail(holdMs: number): Promise<ConfirmationMail | null> {
    const { rows } = await this.pool.query<ConfirmationMail>(confirmations.claimMail, [holdMs]);
    return rows[0] ?? null;
  }

  async mailed(id: string): Promise<void> {
    await this.pool.query(confirmations.mailed, [id]);
  }

  /** To be tried again after so many ms; null: never. */
  async putMailOff(id: string, ms: number | null): Promise<void> {
    await this.pool.query(confirmations.putMailOff, [id, ms]);
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
   * Everybody who may be written to now, by address: who signed up here and confirmed it, or switched marketing mails on in an account. Of
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
