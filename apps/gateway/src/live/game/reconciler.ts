import { setTimeout as sleep } from 'node:timers/promises';
import { EventStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { LiveGame } from './live-game.js';
import { LiveGames } from './live-games.js';

/** Without a feed between gateways this loop is the feed. */
const everyMs = 150;
/** The own commit may be on its way back: only who is still behind after this reads the log. */
const patienceMs = 20;

/** Compares this gateway's games with their streams, in one query, and reads what is missing. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly games: LiveGames,
    private readonly store: EventStore,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.reconcile().finally(() => this.schedule()), everyMs);
    this.timer.unref();
  }

  private async reconcile(): Promise<void> {
    const unfinished = [...this.games.loaded()].filter((live) => live.game.status !== 'finished');
    if (unfinished.length === 0) return;
    try {
      const heads = await this.store.heads(unfinished.map((live) => live.gameId));
      const isBehind = (live: LiveGame): boolean => live.version < (heads.get(live.gameId)?.version ?? 0);
      if (!unfinished.some(isBehind)) return;
      await sleep(patienceMs);
      await Promise.all(unfinished.filter(isBehind).map((live) => live.catchUp()));
    } catch {
      // the store is away; the next round asks again
    }
  }
}
