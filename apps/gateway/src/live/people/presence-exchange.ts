import { GameId, type PlayerId } from '@clockbeat/domain';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { GatewayId } from '../../config/gateway-id.js';
import { GameFeed } from '../feed/game-feed.js';
import { LiveGames } from '../game/live-games.js';
import { type Attendance, type NeighbourNews, Neighbours } from '../wire/neighbours.js';
import type { Taken } from './people-follower.js';
import { Presence } from './presence.js';
import { decodeBits, encodeBits, hasSeat, toBits } from './seat-bitmap.js';
import { SeatHolders } from './seat-holders.js';

/** Changes are gathered for so long: a lobby that fills is told five times a second, not a thousand times. */
const gatherMs = 200;
/** Everything is said again and again, since what is said may get lost. */
const repeatMs = 5_000;
/** What isn't repeated for so long is gone. */
const staleMs = 15_000;

/** Tells the other gateways who is connected here, and hears it of them. */
@Injectable()
export class PresenceExchange implements OnModuleInit, OnModuleDestroy {
  private readonly changed = new Set<GameId>();
  private gathering: NodeJS.Timeout | undefined;
  private repeating: NodeJS.Timeout | undefined;

  constructor(
    private readonly games: LiveGames,
    private readonly holders: SeatHolders,
    private readonly presence: Presence,
    private readonly neighbours: Neighbours,
    private readonly feed: GameFeed,
    private readonly own: GatewayId,
  ) {}

  onModuleInit(): void {
    this.neighbours.on('attendance', ({ games }, from) => this.hear(games, from));
    this.neighbours.on('seatTaken', (news, from) => this.hearTaken(news, from));
    this.neighbours.on('whoIsThere', ({ gameId }) => this.tellSoon(gameId));
    this.neighbours.on('leaving', (_news, from) => this.forget(from));
    this.repeating = setInterval(() => this.repeat(), repeatMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.repeating);
    clearTimeout(this.gathering);
  }

  /**
   * Whether nobody can be connected elsewhere without being known here: each gateway has said all that it has again since the
   * others were heard last without a break.
   */
  get knowsAll(): boolean {
    const { heardSince } = this.feed;
    return heardSince !== null && performance.now() - heardSince > repeatMs + gatherMs;
  }

  /** A game is held here from now on: who is in it elsewhere? */
  ask(gameId: GameId): void {
    this.neighbours.tell('whoIsThere', { gameId });
  }

  /** Somebody who is told so late need not be asked for: the sockets here are about to end. */
  sayGoodbye(): void {
    this.neighbours.tell('leaving', {});
  }

  /** Who is in it here is told on the next tick. */
  tellSoon(gameId: GameId): void {
    this.changed.add(gameId);
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      this.tell(this.changed);
      this.changed.clear();
    }, gatherMs).unref();
  }

  private repeat(): void {
    this.tell(this.holders.gamesHere());
    const now = performance.now();
    // While nobody can be heard, silence says nothing.
    if (!this.feed.isHealthy) this.presence.elsewhere.refresh(now);
    for (const change of this.presence.elsewhere.expire(now - staleMs, now))
      this.presence.changedElsewhere(change);
  }

  private tell(gameIds: Iterable<GameId>): void {
    const games = Object.fromEntries([...gameIds].map((gameId) => [gameId, this.attendanceOf(gameId)]));
    if (Object.keys(games).length > 0) this.neighbours.tell('attendance', { games });
  }

  private attendanceOf(gameId: GameId): Attendance {
    const orders = [...this.holders.seatsIn(gameId)].flatMap(
      (playerId) => this.orderOf(gameId, playerId) ?? [],
    );
    return { seats: encodeBits(toBits(orders)), host: this.holders.hostIsHere(gameId) };
  }

  /** A socket here took that seat: told at once, so that another one's lets go of it. */
  tellTaken(gameId: GameId, playerId: PlayerId, { since, tokenId }: Taken): void {
    const order = this.orderOf(gameId, playerId);
    if (order !== null) this.neighbours.tell('seatTaken', { gameId, playerId, order, since, tokenId });
  }

  private hear(games: Readonly<Record<string, Attendance>>, from: string): void {
    for (const [name, { seats, host }] of Object.entries(games)) {
      const gameId = GameId(name);
      if (!this.games.peek(gameId)) continue;
      const said = { seats: decodeBits(seats), host };
      this.presence.changedElsewhere(this.presence.elsewhere.hear(from, gameId, said, performance.now()));
      // Two hold one seat, for neither heard of the other (Redis was away): the later one keeps it.
      for (const playerId of this.holders.seatsIn(gameId)) {
        const order = this.orderOf(gameId, playerId);
        const hold = this.holders.holdOf(gameId, playerId);
        if (order !== null && hold && hasSeat(said.seats, order)) this.tellTaken(gameId, playerId, hold);
      }
    }
  }

  private hearTaken(news: NeighbourNews['seatTaken'], from: string): void {
    const { gameId, playerId, order } = news;
    if (!this.games.peek(gameId)) return;
    // First where the seat is now, then that it is not here any more: nobody is to see it go.
    this.presence.elsewhere.hearTaken(from, gameId, order, performance.now());
    if (this.isTheirs(news, from)) this.presence.takenElsewhere(gameId, playerId);
    this.presence.seatedElsewhere(gameId, playerId);
  }

  /**
   * Of two that took a seat with one token the later one keeps it; both gateways compare the same two times, so they agree
   * however their clocks differ. Of two tokens the log says which one the seat has moved to: as long as that is not known
   * here, the one here keeps it, and is told why it loses it by the event itself.
   */
  private isTheirs({ gameId, playerId, since, tokenId }: NeighbourNews['seatTaken'], from: string): boolean {
    const ours = this.holders.holdOf(gameId, playerId);
    if (ours === null) return false;
    if (tokenId !== undefined && tokenId !== ours.tokenId)
      return this.games.seatOf(gameId, playerId)?.seat.tokenId !== ours.tokenId;
    return ours.since === since ? this.own.value < from : ours.since < since;
  }

  private forget(from: string): void {
    for (const change of this.presence.elsewhere.forget(from, performance.now()))
      this.presence.changedElsewhere(change);
  }

  private orderOf(gameId: GameId, playerId: PlayerId): number | null {
    return this.games.seatOf(gameId, playerId)?.seat.order ?? null;
  }
}
