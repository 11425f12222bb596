import { dueAt, type GameId, type PlayableGame } from '@clockbeat/domain';
import { AppendQueue, EventStore } from '@clockbeat/persistence';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Metrics } from '../../metrics/metrics.js';
import { ServerClock } from '../clock/server-clock.js';
import { LiveGames } from './live-games.js';
import { newCommandId, RunGameCommand } from './run-game-command.js';

/** Time ends a question only while the store is known to answer: what came in time must be stored first. */
const freshMs = 500;
const retryMs = 50;
/** What setTimeout can hold. */
const longestMs = 2 ** 31 - 1;

interface Armed {
  readonly due: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Arms a timer for every game in memory. All gateways that have a game do; the round that the command names lets exactly
 * one of them through. Games nobody has in memory are the sweep's.
 */
@Injectable()
export class GameTimers implements OnModuleDestroy {
  private readonly armed = new Map<GameId, Armed>();
  private stopped = false;

  constructor(
    private readonly games: LiveGames,
    private readonly appends: AppendQueue,
    private readonly store: EventStore,
    private readonly clock: ServerClock,
    private readonly commands: CommandBus,
    private readonly metrics: Metrics,
  ) {}

  onModuleDestroy(): void {
    this.stopped = true;
    for (const gameId of [...this.armed.keys()]) this.disarm(gameId);
  }

  /** The game's time, as it is now, is minded from here on. */
  arm(game: PlayableGame): void {
    const due = dueAt(game);
    if (this.armed.get(game.gameId)?.due === due) return;
    this.disarm(game.gameId);
    if (due !== null) this.schedule(game.gameId, due, due - this.clock.now());
  }

  disarm(gameId: GameId): void {
    clearTimeout(this.armed.get(gameId)?.timer);
    this.armed.delete(gameId);
  }

  private schedule(gameId: GameId, due: number, delay: number): void {
    if (this.stopped) return;
    const timer = setTimeout(() => void this.fire(gameId, due), Math.min(Math.max(delay, 0), longestMs));
    this.armed.set(gameId, { due, timer });
  }

  private async fire(gameId: GameId, due: number): Promise<void> {
    const early = due - this.clock.now();
    if (early > 0) return this.schedule(gameId, due, early);
    const game = this.games.peek(gameId)?.game;
    if (!game || game.status === 'unborn') return;
    if (await this.mayEnd(gameId)) {
      const outcome = await this.commands
        .execute(
          new RunGameCommand({
            type: 'TimeIsUp',
            gameId,
            round: game.round,
            at: this.clock.now(),
            commandId: newCommandId(),
          }),
        )
        .catch(() => null); // the store went away in between: the timer below tries again
      if (outcome?.outcome === 'accepted')
        this.metrics.timerLateness.observe((this.clock.now() - due) / 1000);
    }
    if (this.armed.get(gameId)?.due === due) this.schedule(gameId, due, retryMs);
  }

  /** The own queue for this game is empty, and the store answered a moment ago. */
  private async mayEnd(gameId: GameId): Promise<boolean> {
    if (this.appends.waitingFor(gameId) > 0) return false;
    const since = this.appends.msSinceAnswer();
    if (since !== null && since <= freshMs) return true;
    try {
      await this.store.ping();
    } catch {
      return false;
    }
    return this.appends.waitingFor(gameId) === 0;
  }
}
