import type { GameId, PlayerId, Seat } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { ServerClock } from '../clock/server-clock.js';
import { type Applied, LiveGames } from '../game/live-games.js';
import type { Connection } from '../wire/connection.js';
import { type Change, Elsewhere } from './elsewhere.js';
import type { PeopleFollower } from './people-follower.js';
import { SeatHolders } from './seat-holders.js';

/** A phone that sleeps or changes its network is not gone yet. */
const graceMs = 3_000;

interface Room {
  readonly connected: Set<PlayerId>;
  /** Seats that nobody is connected to since a moment ago, until it is told. */
  readonly leaving: Map<PlayerId, NodeJS.Timeout>;
  /** Seats whose going was told. */
  readonly gone: Set<PlayerId>;
}

/** Who is connected now, to whichever gateway. No fact of any game: nothing of it is stored. */
@Injectable()
export class Presence {
  /** The other gateways' seats: `PresenceExchange` fills it. */
  readonly elsewhere = new Elsewhere();
  private readonly rooms = new Map<GameId, Room>();
  private follower: PeopleFollower | null = null;

  constructor(
    private readonly games: LiveGames,
    private readonly holders: SeatHolders,
    private readonly clock: ServerClock,
  ) {}

  /** Told of all that comes of it: there is one (`after-commit.ts`). */
  follow(follower: PeopleFollower): void {
    this.follower = follower;
  }

  /** Another gateway may have told of a seat before the feed told of its player. */
  applied({ game, event }: Applied): void {
    if (event.type === 'PlayerJoined') this.update(game.gameId, event.data.playerId);
  }

  isConnected(gameId: GameId, playerId: PlayerId): boolean {
    return this.rooms.get(gameId)?.connected.has(playerId) ?? false;
  }
  hostConnected(gameId: GameId): boolean {
    return this.holders.hostIsHere(gameId) || this.elsewhere.hostIsThere(gameId);
  }

  /** This socket holds that seat from now on; a second tab takes it from the first, whichever gateway that is on. */
  takeSeat(gameId: GameId, { playerId, tokenId }: Seat, by: Connection): void {
    const hold = { by, since: this.clock.now(), tokenId };
    const replaced = this.holders.takeSeat(gameId, playerId, hold);
    if (replaced) this.follower?.seatReplaced(gameId, replaced);
    this.follower?.seatTaken(gameId, playerId, hold);
  }

  /** A socket of another gateway holds that seat now: the one here has lost it. */
  takenElsewhere(gameId: GameId, playerId: PlayerId): void {
    const hold = this.holders.holdOf(gameId, playerId);
    if (!hold) return;
    this.holders.leaveSeat(gameId, playerId, hold.by);
    this.follower?.seatReplaced(gameId, hold.by);
  }

  /** One seat has a socket on another gateway. When a room comes back, each of thousands says so by itself. */
  seatedElsewhere(gameId: GameId, playerId: PlayerId): void {
    if (this.games.seatOf(gameId, playerId)) this.update(gameId, playerId);
  }

  /** Somebody came or went on another gateway. */
  changedElsewhere({ gameId, orders }: Change): void {
    const game = this.games.peek(gameId)?.game;
    if (!game || game.status === 'unborn' || orders.length === 0) return;
    const changed = new Set(orders);
    for (const { order, playerId } of game.seats.byId.values())
      if (changed.has(order)) this.update(gameId, playerId);
  }

  /** A seat may have come or gone: looks, and tells. */
  update(gameId: GameId, playerId: PlayerId): void {
    const room = this.roomOf(gameId);
    const isConnected = this.isHeld(gameId, playerId);
    if (isConnected === room.connected.has(playerId)) return;
    clearTimeout(room.leaving.get(playerId));
    room.leaving.delete(playerId);
    if (isConnected) room.connected.add(playerId);
    else {
      room.connected.delete(playerId);
      room.leaving.set(playerId, setTimeout(() => this.leave(gameId, room, playerId), graceMs).unref());
    }
    this.follower?.presenceChanged(gameId, playerId);
    if (isConnected && room.gone.delete(playerId)) this.follower?.playerBack(gameId, playerId);
  }

  private isHeld(gameId: GameId, playerId: PlayerId): boolean {
    if (this.holders.holdOf(gameId, playerId)) return true;
    const seat = this.games.seatOf(gameId, playerId)?.seat;
    return seat !== undefined && this.elsewhere.isSeated(gameId, seat.order);
  }

  /** One that left by its own wish or was removed is told of by the log. */
  private leave(gameId: GameId, room: Room, playerId: PlayerId): void {
    room.leaving.delete(playerId);
    const seat = this.games.seatOf(gameId, playerId)?.seat;
    if (!seat || seat.left || seat.removed) return;
    room.gone.add(playerId);
    this.follower?.playerGone(gameId, playerId);
  }

  private roomOf(gameId: GameId): Room {
    const known = this.rooms.get(gameId);
    if (known) return known;
    const room: Room = { connected: new Set(), leaving: new Map(), gone: new Set() };
    this.rooms.set(gameId, room);
    return room;
  }

  /** The game left memory. */
  drop(gameId: GameId): void {
    for (const timer of this.rooms.get(gameId)?.leaving.values() ?? []) clearTimeout(timer);
    this.rooms.delete(gameId);
    this.elsewhere.drop(gameId);
  }
}
