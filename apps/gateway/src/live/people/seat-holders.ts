import type { GameId, PlayerId } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { LiveGames } from '../game/live-games.js';
import { hostRoom, playersRoom } from '../wire/broadcast.js';
import type { Connection } from '../wire/connection.js';
import type { PeopleFollower, Taken } from './people-follower.js';

export interface Hold extends Taken {
  readonly by: Connection;
}

interface Room {
  readonly seats: Map<PlayerId, Hold>;
  readonly hosts: Set<Connection>;
  readonly watchers: Set<Connection>;
}

/** Which sockets of this gateway hold which seats, host and watch which games. */
@Injectable()
export class SeatHolders {
  private readonly rooms = new Map<GameId, Room>();
  private follower: PeopleFollower | null = null;

  constructor(private readonly games: LiveGames) {}

  /** Told who comes and goes here: there is one (`after-commit.ts`). */
  follow(follower: PeopleFollower): void {
    this.follower = follower;
  }

  /** Games that somebody has a seat in, or hosts, on this gateway. */
  gamesHere(): Iterable<GameId> {
    return this.rooms.keys();
  }
  seatsIn(gameId: GameId): Iterable<PlayerId> {
    return this.rooms.get(gameId)?.seats.keys() ?? [];
  }
  holdOf(gameId: GameId, playerId: PlayerId): Hold | null {
    return this.rooms.get(gameId)?.seats.get(playerId) ?? null;
  }
  hostIsHere(gameId: GameId): boolean {
    return (this.rooms.get(gameId)?.hosts.size ?? 0) > 0;
  }
  /** Who is connected to this gateway. */
  count(): { player: number; host: number; projector: number } {
    const people = { player: 0, host: 0, projector: 0 };
    for (const { seats, hosts, watchers } of this.rooms.values()) {
      people.player += seats.size;
      people.host += hosts.size;
      people.projector += watchers.size;
    }
    return people;
  }
  /** Sockets that receive what players receive. */
  audience(gameId: GameId): number {
    const room = this.rooms.get(gameId);
    return room ? room.seats.size + room.watchers.size : 0;
  }

  /** This socket holds that seat from now on. Returns the one that held it, if it was another. */
  takeSeat(gameId: GameId, playerId: PlayerId, hold: Hold): Connection | null {
    const { by } = hold;
    const other = by.seats.get(gameId);
    if (other !== undefined && other !== playerId) this.leaveSeat(gameId, other, by);
    const room = this.roomOf(gameId);
    const before = room.seats.get(playerId)?.by ?? null;
    if (before !== by) this.games.hold(gameId);
    room.seats.set(playerId, hold);
    by.seats.set(gameId, playerId);
    void by.socket.join(playersRoom(gameId));
    if (before && before !== by) this.forget(gameId, before);
    if (!before) this.follower?.seatChanged(gameId, playerId);
    return before === by ? null : before;
  }

  /** The seat has no socket any more: by its own wish, by the host's, or because another socket or seat was taken. */
  leaveSeat(gameId: GameId, playerId: PlayerId, by: Connection): void {
    const room = this.rooms.get(gameId);
    if (room?.seats.get(playerId)?.by !== by) return;
    room.seats.delete(playerId);
    this.forget(gameId, by);
    this.follower?.seatChanged(gameId, playerId);
    this.tidy(gameId);
  }

  host(gameId: GameId, by: Connection): void {
    if (by.hosting.has(gameId) || !by.socket.connected) return;
    by.hosting.add(gameId);
    this.games.hold(gameId);
    const { hosts } = this.roomOf(gameId);
    hosts.add(by);
    void by.socket.join(hostRoom(gameId));
    if (hosts.size === 1) this.follower?.hostChanged(gameId);
  }

  watch(gameId: GameId, by: Connection): void {
    if (by.watching.has(gameId) || !by.socket.connected) return;
    by.watching.add(gameId);
    this.games.hold(gameId);
    this.roomOf(gameId).watchers.add(by);
    void by.socket.join(playersRoom(gameId));
  }

  /** The panels and projectors here that these co-hosts opened. */
  coHostsIn(gameId: GameId, numbers: readonly number[]): Connection[] {
    const { hosts = [], watchers = [] } = this.rooms.get(gameId) ?? {};
    return [...new Set([...hosts, ...watchers])].filter((connection) =>
      numbers.includes(connection.coHosting.get(gameId) ?? 0),
    );
  }

  /** The socket hears nothing more of that game, but what a seat on it does. */
  stopLeading(gameId: GameId, connection: Connection): void {
    connection.coHosting.delete(gameId);
    if (connection.hosting.delete(gameId)) this.leaveHosts(gameId, connection);
    if (connection.watching.delete(gameId)) this.leaveWatchers(gameId, connection);
    void connection.socket.leave(hostRoom(gameId));
    if (!connection.seats.has(gameId)) void connection.socket.leave(playersRoom(gameId));
  }

  /** The socket is gone. */
  disconnect(connection: Connection): void {
    for (const [gameId, playerId] of connection.seats) this.leaveSeat(gameId, playerId, connection);
    for (const gameId of connection.hosting) this.leaveHosts(gameId, connection);
    for (const gameId of connection.watching) this.leaveWatchers(gameId, connection);
    connection.hosting.clear();
    connection.watching.clear();
  }

  private leaveHosts(gameId: GameId, connection: Connection): void {
    this.games.release(gameId);
    const hosts = this.rooms.get(gameId)?.hosts;
    hosts?.delete(connection);
    if (hosts?.size === 0) this.follower?.hostChanged(gameId);
    this.tidy(gameId);
  }

  private leaveWatchers(gameId: GameId, connection: Connection): void {
    this.games.release(gameId);
    this.rooms.get(gameId)?.watchers.delete(connection);
    this.tidy(gameId);
  }

  private forget(gameId: GameId, connection: Connection): void {
    connection.seats.delete(gameId);
    this.games.release(gameId);
    if (!connection.watching.has(gameId)) void connection.socket.leave(playersRoom(gameId));
  }

  private roomOf(gameId: GameId): Room {
    const known = this.rooms.get(gameId);
    if (known) return known;
    const room: Room = { seats: new Map(), hosts: new Set(), watchers: new Set() };
    this.rooms.set(gameId, room);
    return room;
  }

  private tidy(gameId: GameId): void {
    const room = this.rooms.get(gameId);
    if (room && room.seats.size + room.hosts.size + room.watchers.size === 0) this.rooms.delete(gameId);
  }
}
