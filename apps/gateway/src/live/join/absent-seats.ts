import { setTimeout as sleep } from 'node:timers/promises';
import { type GameId, type Issuer, type PlayableGame, type Seat } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { RedisLink } from '../../redis/redis-link.js';
import { ServerClock } from '../clock/server-clock.js';
import { GameFeed } from '../feed/game-feed.js';
import { newCommandId, RunGameCommand } from '../game/run-game-command.js';
import { Presence } from '../people/presence.js';

/** Each removal ends a round, and answers decided in it are decided again: so long they have between two, ms. */
const breathMs = 25;

/** Seats without anybody: what a flood leaves behind, and people who only looked in. */
@Injectable()
export class AbsentSeats {
  constructor(
    private readonly commands: CommandBus,
    private readonly presence: Presence,
    private readonly clock: ServerClock,
    private readonly redis: RedisLink,
    private readonly feed: GameFeed,
  ) {}

  /**
   * Before the start they are given back, all at once: a phone that only slept comes in again. Later they are removed, one
   * after another. Returns how many there were; null while it is not known who is connected to other gateways.
   */
  async clear(game: PlayableGame, by: Issuer): Promise<number | null> {
    if (this.redis.commands && !this.feed.isHealthy) return null;
    const absent = [...game.seats.byId.values()].filter((seat) => this.isAbsent(game, seat));
    if (game.status === 'waiting') {
      const all = absent.map(({ playerId }) =>
        this.commands.execute(
          new RunGameCommand({ type: 'LeaveGame', ...this.parts(game.gameId), by, playerId }),
        ),
      );
      return (await Promise.all(all)).filter(({ outcome }) => outcome === 'accepted').length;
    }
    let removed = 0;
    for (const { playerId } of absent) {
      const { outcome } = await this.commands.execute(
        new RunGameCommand({
          type: 'RemovePlayer',
          ...this.parts(game.gameId),
          by,
          playerId,
        }),
      );
      if (outcome === 'accepted') removed += 1;
      if (outcome === 'rejected') break; // the game is over, or the store away
      await sleep(breathMs);
    }
    return removed;
  }

  /** Nobody is connected to it, and no question that it had the whole of was answered. */
  private isAbsent(game: PlayableGame, seat: Seat): boolean {
    if (seat.removed || seat.answered > 0 || this.presence.isConnected(game.gameId, seat.playerId))
      return false;
    return game.status === 'waiting' || (game.status !== 'finished' && seat.joinedAt < game.question.opensAt);
  }

  private parts(gameId: GameId) {
    return { gameId, at: this.clock.now(), commandId: newCommandId() };
  }
}
