import { setTimeout as sleep } from 'node:timers/promises';
import { EventStore } from '@clockbeat/persistence';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Rounds } from '../rounds.js';
import type { LiveGame } from './live-game.js';
import { LiveGames } from './live-games.js';

/** Without a feed between gateways this loop is the feed. */
const everyMs = 150;
/** The own commit may be on its way back: only who is still behind after this reads the log. */
const patienceMs = 20;

/** Compares this gateway's games with their streams, in one query, and reads what is missing. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Rounds(() => this.reconcile(), everyMs);

  constructor(
    private readonly games: LiveGames,
    private readonly store: EventStore,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  onModuleDestroy(): void {
    this.rounds.stop();
  }

  private async reconcile(): Promise<void> {
    const silent = [...this.games.loaded()].filter(mayHaveMissed);
    if (silent.length === 0) return;
    const heads = await this.store.heads(silent.map((live) => live.gameId));
    const isBehind = (live: LiveGame): boolean => live.version < (heads.get(live.gameId)?.version ?? 0);
    if (!silent.some(isBehind)) return;
    await sleep(patienceMs);
    await Promise.all(silent.filter(isBehind).map((live) => live.catchUp()));
  }
}

/** A busy game sees what it missed by the gap before its own next event; a silent one would never know. */
const mayHaveMissed = (live: LiveGame): boolean =>
  live.game.status !== 'finished' && performance.now() - live.currentAt >= everyMs;
