import type { GameId, JoinedAck, PlayerId, WaitingAck } from '@clockbeat/domain';
import type { SeatOfCode } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { type Applied, LiveGames } from '../game/live-games.js';
import type { Connection } from '../wire/connection.js';
import { Refusal } from '../wire/refusal.js';
import { tokenIdOf } from './seat-tokens.js';
import { type Knocked, Seating, type SeatRequest } from './seating.js';

interface Knocker {
  readonly connection: Connection;
  readonly gameId: GameId;
  readonly tokenId: PlayerId;
  readonly request: SeatRequest;
}

/** The way into a game: seated at once, or by itself as soon as the host has said yes, on whichever gateway. */
@Injectable()
export class Door {
  private readonly ofGames = new Map<GameId, Map<PlayerId, Knocker>>();
  private readonly knockers = new Map<Connection, Knocker>();

  constructor(
    private readonly games: LiveGames,
    private readonly seating: Seating,
  ) {}

  async enter(
    connection: Connection,
    gameId: GameId,
    request: SeatRequest,
  ): Promise<JoinedAck | WaitingAck | Refusal> {
    return this.settle(connection, request, await this.seating.seat(connection, gameId, request));
  }

  /** By a code for one seat, which moves here. */
  async move(
    connection: Connection,
    seat: SeatOfCode,
    request: SeatRequest,
  ): Promise<JoinedAck | WaitingAck | Refusal> {
    return this.settle(connection, request, await this.seating.move(connection, seat, request));
  }

  private async settle(
    connection: Connection,
    request: SeatRequest,
    came: JoinedAck | Knocked | Refusal,
  ): Promise<JoinedAck | WaitingAck | Refusal> {
    if (came instanceof Refusal || !('knockedAt' in came)) return came;
    const { knockedAt: gameId } = came;
    const tokenId = tokenIdOf(gameId, request.token);
    // The host may have said so while this was on its way.
    if (!this.isKnocking(gameId, tokenId)) return this.enter(connection, gameId, request);
    this.wait({ connection, gameId, tokenId, request });
    return { waiting: true, for: 'host' };
  }

  isWaiting(connection: Connection): boolean {
    return this.knockers.has(connection);
  }

  /** The socket went away, or joined something else. */
  forget(connection: Connection): void {
    const knocker = this.knockers.get(connection);
    if (knocker) this.take(knocker);
  }

  /** The host has said something, or there is nothing left to wait for. */
  applied({ game, event }: Applied): void {
    const ofGame = this.ofGames.get(game.gameId);
    if (!ofGame) return;
    if (event.type === 'PlayerJoined' || event.type === 'KnockRefused') {
      const knocker = ofGame.get(event.data.playerId);
      if (knocker) void this.letIn(knocker);
    }
    if (game.status === 'finished') for (const knocker of [...ofGame.values()]) void this.letIn(knocker);
  }

  /** This gateway does not hold the game any more: who waits comes back, here or elsewhere. */
  letGo(gameId: GameId): void {
    for (const { connection } of [...(this.ofGames.get(gameId)?.values() ?? [])])
      connection.socket.conn.close();
  }

  private async letIn(knocker: Knocker): Promise<void> {
    this.take(knocker);
    const { connection, gameId, request } = knocker;
    const came = await this.enter(connection, gameId, request).catch(() => null);
    const { socket } = connection;
    if (!socket.connected) return;
    // The store is away: the client comes back, and asks again.
    if (came === null) socket.conn.close();
    else if (!(came instanceof Refusal)) {
      if (!('waiting' in came)) socket.emit('roomJoined', came);
    } else if (came.code === 'removed') {
      const version = this.games.peek(gameId)?.game.version ?? 0;
      socket.emit('removed', { gameId, version, reason: 'removed' });
    } else socket.emit('problem', came.problem);
  }

  private isKnocking(gameId: GameId, tokenId: PlayerId): boolean {
    const game = this.games.peek(gameId)?.game;
    return game !== undefined && game.status !== 'unborn' && game.seats.knocks.has(tokenId);
  }

  private wait(knocker: Knocker): void {
    const { connection, gameId, tokenId } = knocker;
    if (!connection.socket.connected) return;
    const ofGame = this.ofGames.get(gameId) ?? new Map<PlayerId, Knocker>();
    const before = ofGame.get(tokenId);
    if (before) this.take(before);
    this.forget(connection);
    this.ofGames.set(gameId, ofGame.set(tokenId, knocker));
    this.knockers.set(connection, knocker);
    // The game stays in memory, and is followed, as long as somebody waits.
    this.games.hold(gameId);
  }

  private take(knocker: Knocker): void {
    const { connection, gameId, tokenId } = knocker;
    const ofGame = this.ofGames.get(gameId);
    if (ofGame?.get(tokenId) !== knocker) return;
    ofGame.delete(tokenId);
    if (ofGame.size === 0) this.ofGames.delete(gameId);
    this.knockers.delete(connection);
    this.games.release(gameId);
  }
}
