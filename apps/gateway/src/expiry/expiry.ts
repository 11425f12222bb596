import { setTimeout as pause } from 'node:timers/promises';
import type { KeptThing } from '@clockbeat/domain';
import {
  type DueGames,
  type ExpiryPlace,
  ExpiryStore,
  MediaStore,
  OverlayStore,
  type RetentionDays,
  type RetentionRule,
  RetentionStore,
  TvStore,
  WebhookStore,
} from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AuditTrail } from '../audit/audit-trail.js';
import { Environment } from '../config/environment.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { RecurringTask } from '../runtime/recurring-task.js';

const everyMs = 60 * 60_000;
const jitterMs = 10 * 60_000;
/** Between pages: games that are played have the disk for themselves most of the time. */
const betweenPagesMs = 100;
/** How long a picture or a sound stays that no question and no log names: somebody may still be writing the question. */
const unnamedMediaDays = 7;
const dayMs = 24 * 60 * 60_000;
/** Two clocks that are further apart were not both right today. */
const clocksApartMs = 60 * 60_000;

/** What the settings say of games of accounts, by the rules' names. */
const retentionDays = ({ gameDays, unstartedGameDays, soloGameDays }: Environment): RetentionDays => ({
  finished: gameDays,
  unstarted: unstartedGameDays,
  solo: soloGameDays,
});

const kept: Readonly<Record<RetentionRule, KeptThing>> = {
  finished: 'finished_games',
  unstarted: 'unstarted_games',
  solo: 'solo_games',
};

/**
 * Forgets, page by page, what has been kept for as long as the settings say: what visitors have left behind, games of accounts
 * where there is a rule for them, what webhooks were told and what the audit log says of long ago. Every gateway asks; one at a
 * time does it.
 */
@Injectable()
export class Expiry implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new RecurringTask(() => this.round(), { everyMs, jitterMs });
  private stopped = false;

  constructor(
    private readonly store: ExpiryStore,
    private readonly retention: RetentionStore,
    private readonly tvs: TvStore,
    private readonly overlays: OverlayStore,
    private readonly pictures: MediaStore,
    private readonly webhooks: WebhookStore,
    private readonly audit: AuditTrail,
    private readonly environment: Environment,
    private readonly clock: ServerClock,
    private readonly logger: PinoLogger,
  ) {}

  /** Hosts are told of a rule from the start on, which has not to wait for the first round. */
  async onApplicationBootstrap(): Promise<void> {
    this.task.start();
    await this.retention
      .note(retentionDays(this.environment), new Date(this.clock.now()))
      .catch((error: unknown) =>
        this.logger.warn({ err: error }, 'Rules of retention could not be noted yet'),
      );
  }

  onModuleDestroy(): void {
    this.stopped = true;
    this.task.stop();
  }

  /** What is due, unless a clock is wrong by hours: what it took too early would be gone for good. */
  async round(): Promise<void> {
    const now = this.clock.now();
    const apartMs = Date.now() - now;
    if (Math.abs(apartMs) <= clocksApartMs) return this.deleteDue(now);
    this.logger.error(
      { apartMs },
      'Nothing is deleted for its age while the clocks of this machine and of the database are apart',
    );
  }

  /** All that is due at `now`, epoch ms of the server's clock. What could not be taken, for somebody was at it, is taken the next time. */
  async deleteDue(now: number): Promise<void> {
    const { guestGameDays, guestSetDays, feedbackDays, auditDays } = this.environment;
    const before = (days: number): Date => new Date(now - days * dayMs);
    const went: Partial<Record<KeptThing, number>> = {};
    went.visitors_games = await this.games({ rule: 'visitors', before: before(guestGameDays) });
    await this.gamesOfAccounts(new Date(now), went);
    went.visitors_sets = await this.pages(() => this.store.expireSets(before(guestSetDays)));
    went.feedback = await this.pages(() => this.store.expireFeedback(before(feedbackDays)));
    const reports = await this.pages(() => this.store.expireReports(before(feedbackDays)));
    await this.store.expireUnconfirmed();
    const media = await this.pages(() => this.pictures.sweep(before(unnamedMediaDays)));
    await this.tvs.forgetReleased();
    await this.overlays.forgetEnded();
    await this.webhooks.forgetOld();
    await this.audit.expire(before(auditDays));
    const details = Object.fromEntries(Object.entries(went).filter(([, count]) => count > 0));
    if (Object.keys(details).length > 0) await this.audit.record({ what: 'retention', actor: null, details });
    if (media + reports > 0 || Object.keys(details).length > 0)
      this.logger.info({ ...details, reports, media }, 'What was kept for long enough has gone');
  }

  /** By the rules whose notice is over; archived months go as a whole. */
  private async gamesOfAccounts(now: Date, went: Partial<Record<KeptThing, number>>): Promise<void> {
    await this.retention.note(retentionDays(this.environment), now);
    const rules = await this.retention.inForce(now);
    if (rules.length === 0) return;
    const archivedMonths = await this.retention.dueMonths(rules);
    for (const { rule, before } of rules)
      went[kept[rule]] = await this.games({ rule, before, archivedMonths });
    if (archivedMonths.length === 0) return;
    const months = await this.retention.forgetMonths(archivedMonths);
    if (months > 0) this.logger.info({ months }, 'Archived months have gone with their games');
  }

  private async games(due: DueGames): Promise<number> {
    let place: ExpiryPlace | null = null;
    return this.pages(async () => {
      const { games, next } = await this.store.expireGames(due, place);
      place = next;
      return { went: games.length, more: next !== null };
    });
  }

  /** Takes pages until there are no more; how many rows went. */
  private async pages(page: () => Promise<number | { went: number; more: boolean }>): Promise<number> {
    for (let total = 0; ; ) {
      const taken = await page();
      const { went, more } = typeof taken === 'number' ? { went: taken, more: taken > 0 } : taken;
      total += went;
      if (!more || this.stopped) return total;
      await pause(betweenPagesMs);
    }
  }
}
