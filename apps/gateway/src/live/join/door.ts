import type { GameId, JoinedAck, PlayerId, WaitingAck } from '@clockbeat/domain';
import type { SeatOfCode } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { type Applied, LiveGames } from '../game/live-games.js';
import type { Connection } from '../wire/connection.js';
import { Refusal } from '../wire/refusal.js';
import { measureTrips } from '../wire/round-trips.js';
import { tokenIdOf } from './seat-tokens.js';
import { type Knocked, Seating, type SeatRequest } from './seating.js';

interface Knocker {
  readonly connection: Connection;
  readonly gameId: GameId;
  readonly tokenId: PlayerId;
  readonly request: SeatRequest;
}

/** Round trips that are measured of who comes in, so that some are known by the first answer. */
const tripsAtFirst = 4;

/** The way into a game: seated at once, or by itself as soon as the host has said yes, on whichever gateway. */
@Injectable()
export class Door {
  private readonly ofGames = new Map<GameId, Map<PlayerId, Knocker>>();
  private readonly knockers = new Map<Connection, Knocker>();
  private tellLetIn: (connection: Connection, ack: JoinedAck) => void = () => undefined;

  constructor(
    private readonly games: LiveGames,
    private readonly seating: Seating,
  ) {}

  /** Tells who got a seat after waiting for it what an ack has told the others: there is one (`after-commit.ts`). */
  onLetIn(tell: (connection: Connection, ack: JoinedAck) => void): void {
    this.tellLetIn = tell;
  }

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
    if (came instanceof Refusal) return came;
    if (!('knockedAt' in came)) {
      measureTrips(connection, this.games.peek(came.gameId as GameId)?.game, tripsAtFirst);
      return came;
    }
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
    if (event.type === 'PlayerJoined') this.callIn(ofGame.get(event.data.playerId));
    if (event.type === 'KnockRefused') this.turnAway(ofGame.get(event.data.playerId), event.version);
    if (game.status === 'finished') for (const knocker of [...ofGame.values()]) this.callIn(knocker);
  }

  /** Seats who has waited, and tells it so, or why not. False: the store is away, and it waits on. */
  async letIn(connection: Connection, gameId: GameId, request: SeatRequest): Promise<boolean> {
    const came = await this.enter(connection, gameId, request).catch(() => null);
    if (came instanceof Refusal) connection.socket.emit('problem', came.problem);
    else if (came && !('waiting' in came)) this.tellLetIn(connection, came);
    return came !== null;
  }

  /** This gateway does not hold the game any more: who waits comes back, here or elsewhere. */
  letGo(gameId: GameId): void {
    for (const { connection } of [...(this.ofGames.get(gameId)?.values() ?? [])])
      connection.socket.conn.close();
  }

  private callIn(knocker: Knocker | undefined): void {
    if (!knocker) return;
    this.take(knocker);
    const { connection, gameId, request } = knocker;
    void this.letIn(connection, gameId, request).then((told) => {
      // The client comes back, and asks again.
      if (!told) connection.socket.conn.close();
    });
  }

  private turnAway(knocker: Knocker | undefined, version: number): void {
    if (!knocker) return;
    this.take(knocker);
    const { connection, gameId } = knocker;
    connection.socket.emit('removed', { gameId, version, reason: 'removed' });
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
