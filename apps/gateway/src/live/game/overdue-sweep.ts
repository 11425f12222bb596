import { EventStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ServerClock } from '../clock/server-clock.js';
import { Rounds } from '../rounds.js';
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
  private readonly rounds = new Rounds(() => this.sweep(), { everyMs, jitterMs });

  constructor(
    private readonly store: EventStore,
    private readonly games: LiveGames,
    private readonly clock: ServerClock,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onModuleDestroy(): void {
    this.rounds.stop();
  }

  private async sweep(): Promise<void> {
    const overdue = await this.store.overdue(this.clock.now() - overdueMs, atOnce);
    for (const { gameId } of overdue) {
      const live = await this.games.findCurrent(gameId);
      if (live) live.usedAt = performance.now();
    }
  }
}
