import { type GameId, UnknownSchema } from '@clockbeat/domain';
import { EventStore, isLetGoReason } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Metrics } from '../../metrics/metrics.js';
import { RecurringTask } from '../../runtime/recurring-task.js';
import { ServerClock } from '../clock/server-clock.js';
import { LiveGames } from './live-games.js';

const everyMs = 1_000;
const jitterMs = 300;
const overdueMs = 1_000;
const atOnce = 100;

/**
 * Games whose time is up and that no gateway minds: after a crash, or because nobody watches. Loading one arms its timer,
 * which ends it at once; every gateway sweeps, the fence lets one through.
 */
@Injectable()
export class OverdueSweep implements OnApplicationBootstrap, OnModuleDestroy {
  /** Games met the last time that only a newer release can read: they must not crowd out the others. */
  private unreadable = 0;
  private readonly task = new RecurringTask(() => this.sweep(), { everyMs, jitterMs });

  constructor(
    private readonly store: EventStore,
    private readonly games: LiveGames,
    private readonly clock: ServerClock,
    private readonly metrics: Metrics,
    private readonly logger: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): void {
    this.task.stop();
  }

  private async sweep(): Promise<void> {
    const overdue = await this.store.overdue(this.clock.now() - overdueMs, atOnce + this.unreadable);
    this.unreadable = 0;
    this.metrics.overdueGames.set(overdue.length);
    for (const { gameId } of overdue) await this.mind(gameId);
  }

  /** One that only a newer release can read is left to it: the others' time is up all the same. */
  private async mind(gameId: GameId): Promise<void> {
    const isNew = this.games.peek(gameId) === null;
    try {
      const live = await this.games.findCurrent(gameId);
      if (live) live.usedAt = performance.now();
      if (live && isNew)
        this.logger.info({ gameId, version: live.version }, 'Took over the timers of a game');
    } catch (error) {
      if (!isLetGoReason(error)) throw error;
      if (error instanceof UnknownSchema) this.unreadable += 1;
    }
  }
}
