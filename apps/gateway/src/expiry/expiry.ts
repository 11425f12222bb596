import { setTimeout as pause } from 'node:timers/promises';
import {
  type ExpiryPlace,
  ExpiryStore,
  MediaStore,
  OverlayStore,
  TvStore,
  WebhookStore,
} from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { RecurringTask } from '../runtime/recurring-task.js';

const everyMs = 60 * 60_000;
const jitterMs = 10 * 60_000;
/** Between pages: games that are played have the disk for themselves most of the time. */
const betweenPagesMs = 100;
/** How long a picture or a sound stays that no question and no log names: somebody may still be writing the question. */
const unnamedMediaDays = 7;
const dayMs = 24 * 60 * 60_000;

/** Forgets, page by page, what visitors without an account have left behind, and what webhooks were told long ago. Every gateway asks; one at a time does it. */
@Injectable()
export class Expiry implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task = new RecurringTask(() => this.deleteDue(), { everyMs, jitterMs });
  private stopped = false;

  constructor(
    private readonly store: ExpiryStore,
    private readonly tvs: TvStore,
    private readonly overlays: OverlayStore,
    private readonly pictures: MediaStore,
    private readonly webhooks: WebhookStore,
    private readonly environment: Environment,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    this.task.stop();
  }

  /** All that is due now. What could not be taken, for somebody was at it, is taken the next time. */
  async deleteDue(now = Date.now()): Promise<void> {
    const { guestGameDays, guestSetDays, feedbackDays } = this.environment;
    const before = (days: number): Date => new Date(now - days * dayMs);
    const games = await this.games(before(guestGameDays));
    const sets = await this.pages(() => this.store.expireSets(before(guestSetDays)));
    const feedback = await this.pages(() => this.store.expireFeedback(before(feedbackDays)));
    await this.store.expireUnconfirmed();
    const media = await this.pages(() => this.pictures.sweep(before(unnamedMediaDays)));
    await this.tvs.forgetReleased();
    await this.overlays.forgetEnded();
    await this.webhooks.forgetOld();
    if (games + sets + feedback + media > 0)
      this.logger.info({ games, sets, feedback, media }, 'What visitors left has expired');
  }

  private async games(before: Date): Promise<number> {
    let place: ExpiryPlace | null = null;
    return this.pages(async () => {
      const { games, next } = await this.store.expireGames(before, place);
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
