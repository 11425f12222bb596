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
import { GuestBudget, prices } from '../../rate/guest-budget.js';
import { ServerClock } from '../clock/server-clock.js';
import { GameBus } from '../game/game-bus.js';
import type { LiveGame } from '../game/live-game.js';
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
    private readonly guests: GuestBudget,
    private readonly clock: ServerClock,
  ) {}

  /** The same token is the same seat, on any gateway; sent twice it is still one. */
  async seat(connection: Connection, gameId: GameId, request: SeatRequest): Promise<JoinedAck | Refusal> {
    const playerId = seatOf(gameId, request.token);
    const known = await this.games.find(gameId);
    if (!known || known.game.status === 'unborn') return refuse('unknown_code');
    // One that comes back must not be shown a state older than what it was told, perhaps by another gateway.
    if (known.game.seats.byId.has(playerId)) await known.catchUp();
    if (!(await this.mayStore(connection, known, playerId, request))) return refuse('too_many_requests');
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

  /** A seat that is there and was not left costs nothing. */
  private async mayStore(
    { address }: Connection,
    live: LiveGame,
    playerId: PlayerId,
    request: SeatRequest,
  ): Promise<boolean> {
    const isThere = (): boolean => {
      const { game } = live;
      return game.status !== 'unborn' && game.seats.byId.get(playerId)?.left === false;
    };
    const { game } = live;
    if (isThere() || game.status === 'unborn') return true;
    if (await this.guests.mayStore(request, game, address, prices.seat(game))) return true;
    // Taken a moment ago on another gateway, perhaps: nobody loses a seat over what it would have cost.
    await live.catchUp();
    return isThere();
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
