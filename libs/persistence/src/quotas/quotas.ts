import {
  type AccountQuotasView,
  type GameId,
  type QuotaName,
  type QuotaView,
  quotaNames,
  type SharedQuotasView,
  type UserId,
} from '@clockbeat/domain';
import type pg from 'pg';
import { appendAudit } from '../audit/append-audit.js';
import { inTransaction } from '../in-transaction.js';
import { isUuid } from '../uuid.js';
import { QuotaReached } from './quota-reached.js';
import type { QuotaSettings } from './quota-settings.js';
import * as sql from './quotas.sql.js';

/** A transaction, on whatever connection it is. */
export interface Transaction {
  query<T extends object>(text: string, values: unknown[]): Promise<{ rows: T[] }>;
}

/**
 * What accounts and the installation may have, and how much they have: whatever makes something that is counted asks here, in
 * the transaction in which it is made (docs/decisions/089). What is there already stays, also where it is more than may be.
 */
export class Quotas {
  constructor(
    private readonly pool: pg.Pool,
    private readonly settings: QuotaSettings,
  ) {}

  /** All that an account may have, and has. */
  async of(userId: UserId): Promise<AccountQuotasView> {
    type Figures = Partial<Record<QuotaName, number>>;
    const { rows } = await this.pool.query<{ used: Figures; exceptions: Figures }>(sql.allOf, [userId]);
    const { used = {}, exceptions = {} } = rows[0] ?? {};
    const views = quotaNames.map((name): [QuotaName, QuotaView] => {
      const exception = exceptions[name];
      const most = exception ?? this.settings.account[name];
      return [name, { used: used[name] ?? null, most, isException: exception !== undefined }];
    });
    return Object.fromEntries(views) as unknown as AccountQuotasView;
  }

  /** The same of the installation. Games that have ended are counted for a moment longer: lists follow the log. */
  async shared(): Promise<SharedQuotasView> {
    const { rows } = await this.pool.query<Record<keyof SharedQuotasView, number>>(sql.sharedUse);
    const { runningGames = 0, mediaBytes = 0 } = rows[0] ?? {};
    const most = this.settings.installation;
    return {
      runningGames: { used: runningGames, most: most.runningGames },
      mediaBytes: { used: mediaBytes, most: most.mediaBytes },
    };
  }

  /** What the account may have of one. */
  async most(userId: UserId, name: QuotaName): Promise<number> {
    const { rows } = await this.pool.query<{ most: number | null }>(sql.exceptionOf, [userId, name]);
    return rows[0]?.most ?? this.settings.account[name];
  }

  /** Until this transaction is over nobody else takes room of this account's quota; asked once more it is at once. */
  async turn(transaction: Transaction, userId: UserId, name: sql.CountedQuota): Promise<void> {
    await transaction.query(sql.takeTurn, [`${name} ${userId}`]);
  }

  /**
   * Room for so many more, until the transaction is over. Whoever asks for one account's at the same time waits for that.
   * @throws QuotaReached
   */
  async room(transaction: Transaction, userId: UserId, name: sql.CountedQuota, more: number): Promise<void> {
    if (more <= 0) return;
    await this.turn(transaction, userId, name);
    await this.check(transaction, userId, name, more);
  }

  /**
   * Room for so many more bytes in the installation. Uploads take no turns with each other here, for each may wait for a bucket:
   * what is on its way at the same moment may go beyond it.
   * @throws QuotaReached
   */
  async roomForBytes(transaction: Transaction, more: number): Promise<void> {
    await this.checkShared(transaction, 'mediaBytes', more);
  }

  /**
   * Room for a game that its host is about to begin, and that is counted from now on: a game reaches the log over another
   * connection, and lists later. Said again of the same game it takes no more. One that is never made gives it back after a minute.
   * @throws QuotaReached
   */
  async claimGame(hostId: UserId, gameId: GameId): Promise<void> {
    await inTransaction(this.pool, async (transaction) => {
      // all hosts take turns, since they share the installation's: for some milliseconds each
      await transaction.query(sql.takeTurn, ['runningGames']);
      if ((await transaction.query(sql.isClaimed, [gameId])).rowCount !== 0) return;
      await this.check(transaction, hostId, 'runningGames', 1);
      await this.checkShared(transaction, 'runningGames', 1);
      await transaction.query(sql.claim, [gameId, hostId]);
      await transaction.query(sql.forgetOldClaims);
    });
  }

  /** Lets an account have another figure than the others. False where it is gone. */
  give(by: UserId, userId: UserId, name: QuotaName, most: number): Promise<boolean> {
    return this.change(userId, async (transaction) => {
      const { rowCount } = await transaction.query(sql.give, [userId, name, most]);
      if (rowCount === 1)
        await appendAudit(transaction, {
          what: 'operator_quota_given',
          actor: by,
          about: userId,
          details: { quota: name, most },
        });
    });
  }

  /** Lets it have what the others have. False where it is gone. */
  takeAway(by: UserId, userId: UserId, name: QuotaName): Promise<boolean> {
    return this.change(userId, async (transaction) => {
      const { rowCount } = await transaction.query(sql.takeAway, [userId, name]);
      if (rowCount === 1)
        await appendAudit(transaction, {
          what: 'operator_quota_taken',
          actor: by,
          about: userId,
          details: { quota: name },
        });
    });
  }

  private async check(
    transaction: Transaction,
    userId: UserId,
    name: sql.CountedQuota,
    more: number,
  ): Promise<void> {
    const { rows } = await transaction.query<{ used: number; most: number | null }>(sql.useOf(name), [
      userId,
      name,
    ]);
    const { used = 0, most = null } = rows[0] ?? {};
    refuseBeyond({ name, of: 'account', used, most: most ?? this.settings.account[name] }, more);
  }

  private async checkShared(
    transaction: Transaction,
    name: keyof SharedQuotasView,
    more: number,
  ): Promise<void> {
    const { rows } = await transaction.query<{ used: number }>(sql.sharedUseOf[name], []);
    const used = rows[0]?.used ?? 0;
    refuseBeyond({ name, of: 'installation', used, most: this.settings.installation[name] }, more);
  }

  private async change(
    userId: UserId,
    work: (transaction: pg.PoolClient) => Promise<void>,
  ): Promise<boolean> {
    if (!isUuid(userId)) return false;
    return inTransaction(this.pool, async (transaction) => {
      // two changes of one account come one after the other, and none of one that is being deleted
      const { rowCount } = await transaction.query('select from users where id = $1 for no key update', [
        userId,
      ]);
      if (rowCount !== 1) return false;
      await work(transaction);
      return true;
    });
  }
}

const refuseBeyond = (quota: QuotaReached['quota'] & { used: number }, more: number): void => {
  if (quota.used + more > quota.most) throw new QuotaReached(quota);
};
