import {
  activeSeat,
  answerResult,
  answerTo,
  currentIndex,
  currentStreak,
  type GameId,
  type JoinedAck,
  JoinGame,
  lobby,
  type PlayableGame,
  type PlayerId,
  playerGameState,
  type Seat,
  type UserId,
} from '@clockbeat/domain';
import { SeatStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { ServerClock } from '../clock/server-clock.js';
import { GameBus } from '../game/game-bus.js';
import { LiveGames } from '../game/live-games.js';
import { newCommandId } from '../game/run-command.js';
import { Presence } from '../presence/presence.js';
import { type Refusal, refuse } from '../refusal.js';
import { hashOf, seatOf } from '../seat-tokens.js';
import type { Connection } from '../socket/connection.js';
import { GameTeller } from '../tell/game-teller.js';

/** Who wants a seat: the token is well-formed, all else as it was sent. */
export interface SeatRequest {
  readonly token: string;
  readonly playerName: string;
  readonly teamName: string | null;
  readonly userId: UserId | null;
}

/** Gives a socket its seat in a game: a new one, or the one its token has. */
@Injectable()
export class Seating {
  constructor(
    private readonly games: LiveGames,
    private readonly bus: GameBus,
    private readonly seats: SeatStore,
    private readonly presence: Presence,
    private readonly teller: GameTeller,
    private readonly clock: ServerClock,
  ) {}

  /** The same token is the same seat, on any gateway; sent twice it is still one. */
  async seat(connection: Connection, gameId: GameId, request: SeatRequest): Promise<JoinedAck | Refusal> {
    const playerId = seatOf(gameId, request.token);
    const known = await this.games.find(gameId);
    if (!known || known.game.status === 'unborn') return refuse('unknown_code');
    // One that comes back must not be shown a state older than what it was told, perhaps by another gateway.
    if (known.game.seats.byId.has(playerId)) await known.catchUp();
    const outcome = await this.bus.run(
      new JoinGame({
        gameId,
        at: this.clock.now(),
        commandId: newCommandId(),
        playerId,
        name: request.playerName,
        teamName: request.teamName,
        userId: request.userId,
      }),
    );
    if (outcome.outcome === 'rejected') return refuse(outcome.code);
    if (outcome.outcome === 'accepted') await outcome.live.reach(outcome.event.version);
    await this.seats.remember({ gameId, playerId, tokenHash: hashOf(request.token), userId: request.userId });
    if (!connection.socket.connected) return refuse('unavailable');
    const { game } = outcome.live;
    const seat = game.status === 'unborn' ? null : activeSeat(game, playerId);
    if (game.status === 'unborn' || !seat) return refuse('removed');
    this.presence.takeSeat(gameId, playerId, connection);
    return this.joined(game, seat, request.token);
  }

  /** After the ack: what the table of reconnecting players promises besides it. */
  afterJoin(connection: Connection, gameId: GameId, playerId: PlayerId): void {
    const game = this.games.peek(gameId)?.game;
    if (game?.status === 'finished') this.teller.tellEnd(connection, game, activeSeat(game, playerId));
    else this.teller.tellBoard(connection, gameId);
  }

  private joined(game: PlayableGame, seat: Seat, token: string): JoinedAck {
    const { gameId } = game;
    const isOpen = game.status === 'active' || game.status === 'paused';
    return {
      gameId,
      version: game.version,
      playerId: seat.playerId,
      token,
      gameState: playerGameState(game, this.clock.now()),
      lobby: lobby(
        game,
        (playerId) => this.presence.isConnected(gameId, playerId),
        this.presence.hostConnected(gameId),
      ),
      score: seat.score,
      streak: currentStreak(game, seat),
      answered: isOpen && answerTo(seat, currentIndex(game)) !== null,
      lastResult: seat.last && answerResult(game, seat.last),
      ready: seat.ready,
      teamName: seat.teamName,
    };
  }
}
