import { setTimeout as sleep } from 'node:timers/promises';
import { isLetGoReason } from '@clockbeat/persistence';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { Metrics } from '../../metrics/metrics.js';
import { RecurringTask } from '../../runtime/recurring-task.js';
import { GameFeed } from '../feed/game-feed.js';
import { comparedEvents, type LiveGame } from './live-game.js';
import { LiveGames } from './live-games.js';

/** With a feed this loop finds what the feed has lost; without one it is the feed. */
const everyMs = { fed: 2_000, unfed: 150 };
/**
 * A game that had news so lately, with nothing missing before it, need not be asked for. Of a finished one nothing is
 * heard but corrections and ratings: it may wait longer, and there may be many that somebody still looks at.
 */
const freshMs = { running: 150, finished: 1_500 };
/** So often more than the newest event of a game is compared with the log, which takes PostgreSQL four times as long. */
const compareEveryMs = 2_000;
/** The own commit may be on its way back: only who is still behind after this reads the log. */
const patienceMs = 20;

/** Compares this gateway's games with their streams, in one query, and reads what is missing. */
@Injectable()
export class Reconciler implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private comparedAt = Number.NEGATIVE_INFINITY;
  private readonly task = new RecurringTask(() => this.reconcile(), {
    everyMs: () => this.everyMs,
    restsWhile: () => this.games.size === 0,
  });

  constructor(
    private readonly games: LiveGames,
    private readonly feed: GameFeed,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.feed.onDoubt((gameId) => {
      const doubtful = gameId === null ? [...this.games.loaded()] : [this.games.peek(gameId)];
      for (const live of doubtful) live?.doubt();
      this.task.hurry();
    });
  }

  /** A game came into memory: there is something to compare again. */
  kept(): void {
    this.task.wake();
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): void {
    this.task.stop();
  }

  private get everyMs(): number {
    return this.feed.isHealthy ? everyMs.fed : everyMs.unfed;
  }

  private async reconcile(): Promise<void> {
    const silent = [...this.games.loaded()].filter(mayHaveMissed);
    if (silent.length === 0) return;
    const askedAt = performance.now();
    const isShort = askedAt - this.comparedAt < compareEveryMs;
    if (!isShort) this.comparedAt = askedAt;
    const heads = await this.games.heads(silent, isShort ? 1 : comparedEvents);
    const isBehind = (live: LiveGame): boolean => live.version < (heads.get(live.gameId)?.version ?? 0);
    for (const live of silent)
      if (isFinished(live) && !isBehind(live)) live.currentAt = Math.max(live.currentAt, askedAt);
    if (!silent.some(isBehind)) return;
    await sleep(patienceMs);
    await Promise.all(silent.filter(isBehind).map((live) => this.bringUpToDate(live)));
  }

  /** One that cannot be gone on with does not hold up the others. */
  private async bringUpToDate(live: LiveGame): Promise<void> {
    this.metrics.gapRepairs.inc({ found_by: 'reconciler' });
    await live.catchUp().catch((error: unknown) => {
      if (!isLetGoReason(error)) throw error;
    });
  }
}

/** A busy game sees what it missed by the gap before its own next event; a silent one would never know. */
const mayHaveMissed = (live: LiveGame): boolean =>
  performance.now() - live.currentAt >= (isFinished(live) ? freshMs.finished : freshMs.running);

const isFinished = ({ game }: LiveGame): boolean => game.status === 'finished';
