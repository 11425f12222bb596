import {
  type GameEventType,
  type GameId,
  givenTo,
  type PlayableGame,
  standsAtLeastMs,
} from '@clockbeat/domain';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ServerClock } from '../clock/server-clock.js';
import { type Applied, LiveGames } from '../game/live-games.js';
import { newCommandId, RunGameCommand } from '../game/run-game-command.js';
import { Presence } from './presence.js';
import { PresenceExchange } from './presence-exchange.js';

/** From the last answer to the close: long enough to see that one's own was taken. */
const settlesMs = 300;
/** While it is not known who is connected elsewhere, it is looked again after so long. */
const looksAgainMs = 1_000;

/** After what everybody may have answered. A pause that came between the last answer and the look is over with its end. */
const afterThat: ReadonlySet<GameEventType> = new Set([
  'AnswerSubmitted',
  'PlayerLeft',
  'PlayerRemoved',
  'GameResumed',
]);

/** When somebody last answered, came or went, and when it is looked whether that was the last. */
interface Look {
  changedAt: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Closes a question when everybody who is connected has answered it, where the rules want it: a phone that dropped blocks
 * nobody. Presence is no fact, so every gateway that sees it says so, and the round that it names lets one through. While the
 * gateways cannot hear of each other's people, every seat counts as connected: nobody is cut off by what is not known.
 */
@Injectable()
export class EverybodyAnswered implements OnModuleDestroy {
  private readonly looks = new Map<GameId, Look>();
  private stopped = false;

  constructor(
    private readonly games: LiveGames,
    private readonly presence: Presence,
    private readonly exchange: PresenceExchange,
    private readonly clock: ServerClock,
    private readonly commands: CommandBus,
  ) {}

  onModuleDestroy(): void {
    this.stopped = true;
    for (const gameId of [...this.looks.keys()]) this.drop(gameId);
  }

  applied({ game, event }: Applied): void {
    if (afterThat.has(event.type)) this.changed(game.gameId);
  }

  /** Somebody answered, came or went. */
  changed(gameId: GameId): void {
    const game = this.closable(gameId);
    if (!game) return;
    const changedAt = this.clock.now();
    const look = this.looks.get(gameId);
    if (look) look.changedAt = changedAt;
    else this.lookIn(gameId, changedAt, settlesMs);
  }

  /** The game left memory. */
  drop(gameId: GameId): void {
    clearTimeout(this.looks.get(gameId)?.timer);
    this.looks.delete(gameId);
  }

  private lookIn(gameId: GameId, changedAt: number, ms: number): void {
    if (this.stopped) return;
    const timer = setTimeout(() => this.look(gameId), ms).unref();
    this.looks.set(gameId, { changedAt, timer });
  }

  private look(gameId: GameId): void {
    const changedAt = this.looks.get(gameId)?.changedAt ?? 0;
    this.looks.delete(gameId);
    const game = this.closable(gameId);
    if (!game) return;
    if (!this.isAnswered(game)) {
      if (!this.exchange.knowsAll) this.lookIn(gameId, changedAt, looksAgainMs);
      return;
    }
    const early = Math.max(changedAt + settlesMs, game.question.opensAt + standsAtLeastMs) - this.clock.now();
    if (early > 0) this.lookIn(gameId, changedAt, early);
    else this.close(game);
  }

  private close({ gameId, round }: PlayableGame): void {
    const parts = { gameId, round, at: this.clock.now(), commandId: newCommandId() };
    const order = new RunGameCommand({ type: 'CloseAnswered', ...parts });
    this.commands.execute(order).catch(() => undefined); // its deadline closes it all the same
  }

  private closable(gameId: GameId) {
    const game = this.games.peek(gameId)?.game;
    return game?.status === 'active' && game.stage === null && game.rules.closeWhenAllAnswered ? game : null;
  }

  private isAnswered(game: PlayableGame & { readonly question: { readonly index: number } }): boolean {
    const { knowsAll } = this.exchange;
    let connected = 0;
    for (const seat of game.seats.byId.values()) {
      const isThere = this.presence.isConnected(game.gameId, seat.playerId);
      if (seat.removed || seat.left || (knowsAll && !isThere)) continue;
      if (!givenTo(seat, game.question.index)) return false;
      if (isThere) connected += 1;
    }
    return connected > 0;
  }
}
