import type { GameId, PlayerId } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { LiveGames } from '../game/live-games.js';
import { hostRoom, playersRoom } from './broadcast.js';
import type { Connection } from './connection.js';

/** A phone that sleeps or changes its network is not gone yet. */
const graceMs = 3_000;

interface Room {
  readonly seats: Map<PlayerId, Connection>;
  readonly hosts: Set<Connection>;
  readonly watchers: Set<Connection>;
  /** Seats whose socket went away a moment ago, until it is told. */
  readonly leaving: Map<PlayerId, NodeJS.Timeout>;
}

export type PresenceListener = (gameId: GameId, playerId: PlayerId) => void;

/** Who is connected to this gateway now. No fact of any game: nothing of it is stored. */
@Injectable()
export class Presence {
  private readonly rooms = new Map<GameId, Room>();
  private readonly goneListeners: PresenceListener[] = [];
  private readonly changeListeners: PresenceListener[] = [];
  private readonly hostListeners: ((gameId: GameId) => void)[] = [];

  constructor(private readonly games: LiveGames) {}

  /** A seat whose socket went away and did not come back within three seconds. */
  onGone(listener: PresenceListener): void {
    this.goneListeners.push(listener);
  }
  /** A seat that is connected now and was not, or the other way round. */
  onChanged(listener: PresenceListener): void {
    this.changeListeners.push(listener);
  }
  onHostChanged(listener: (gameId: GameId) => void): void {
    this.hostListeners.push(listener);
  }

  isConnected(gameId: GameId, playerId: PlayerId): boolean {
    return this.rooms.get(gameId)?.seats.has(playerId) ?? false;
  }
  hostConnected(gameId: GameId): boolean {
    return (this.rooms.get(gameId)?.hosts.size ?? 0) > 0;
  }
  /** Sockets that receive what players receive. */
  audience(gameId: GameId): number {
    const room = this.rooms.get(gameId);
    return room ? room.seats.size + room.watchers.size : 0;
  }
  connectionOf(gameId: GameId, playerId: PlayerId): Connection | null {
    return this.rooms.get(gameId)?.seats.get(playerId) ?? null;
  }

  /**
   * This socket holds that seat from now on; a second tab takes it from the first. `returned` tells whether the host was
   * told that the seat had gone, or never knew it.
   */
  takeSeat(
    gameId: GameId,
    playerId: PlayerId,
    by: Connection,
  ): { replaced: Connection | null; returned: boolean } {
    const other = by.seats.get(gameId);
    if (other !== undefined && other !== playerId) this.leaveSeat(gameId, other, by);
    const room = this.roomOf(gameId);
    const before = room.seats.get(playerId) ?? null;
    const wasLeaving = room.leaving.get(playerId);
    clearTimeout(wasLeaving);
    room.leaving.delete(playerId);
    if (before !== by) this.games.hold(gameId);
    room.seats.set(playerId, by);
    by.seats.set(gameId, playerId);
    void by.socket.join(playersRoom(gameId));
    if (before && before !== by) this.forget(gameId, before);
    if (!before) this.tell(this.changeListeners, gameId, playerId);
    return { replaced: before !== by ? before : null, returned: before === null && wasLeaving === undefined };
  }

  /** The seat has no socket any more: by its own wish, by the host's, or because another seat was taken. */
  leaveSeat(gameId: GameId, playerId: PlayerId, by: Connection): void {
    const room = this.rooms.get(gameId);
    if (room?.seats.get(playerId) !== by) return;
    room.seats.delete(playerId);
    this.forget(gameId, by);
    this.tell(this.changeListeners, gameId, playerId);
    this.tidy(gameId);
  }

  host(gameId: GameId, by: Connection): void {
    if (by.hosting.has(gameId) || !by.socket.connected) return;
    by.hosting.add(gameId);
    this.games.hold(gameId);
    const { hosts } = this.roomOf(gameId);
    hosts.add(by);
    void by.socket.join(hostRoom(gameId));
    if (hosts.size === 1) for (const listener of this.hostListeners) listener(gameId);
  }

  watch(gameId: GameId, by: Connection): void {
    if (by.watching.has(gameId) || !by.socket.connected) return;
    by.watching.add(gameId);
    this.games.hold(gameId);
    this.roomOf(gameId).watchers.add(by);
    void by.socket.join(playersRoom(gameId));
  }

  /** The socket is gone. */
  disconnect(connection: Connection): void {
    for (const [gameId, playerId] of connection.seats) this.startLeaving(gameId, playerId, connection);
    connection.seats.clear();
    for (const gameId of connection.hosting) {
      this.games.release(gameId);
      const hosts = this.rooms.get(gameId)?.hosts;
      hosts?.delete(connection);
      if (hosts?.size === 0) for (const listener of this.hostListeners) listener(gameId);
      this.tidy(gameId);
    }
    for (const gameId of connection.watching) {
      this.games.release(gameId);
      this.rooms.get(gameId)?.watchers.delete(connection);
      this.tidy(gameId);
    }
    connection.hosting.clear();
    connection.watching.clear();
  }

  private startLeaving(gameId: GameId, playerId: PlayerId, connection: Connection): void {
    const room = this.rooms.get(gameId);
    if (room?.seats.get(playerId) !== connection) return;
    room.seats.delete(playerId);
    this.games.release(gameId);
    const timer = setTimeout(() => {
      room.leaving.delete(playerId);
      this.tell(this.goneListeners, gameId, playerId);
      this.tidy(gameId);
    }, graceMs);
    timer.unref();
    room.leaving.set(playerId, timer);
    this.tell(this.changeListeners, gameId, playerId);
  }

  private forget(gameId: GameId, connection: Connection): void {
    connection.seats.delete(gameId);
    this.games.release(gameId);
    if (!connection.watching.has(gameId)) void connection.socket.leave(playersRoom(gameId));
  }

  private roomOf(gameId: GameId): Room {
    const known = this.rooms.get(gameId);
    if (known) return known;
    const room: Room = { seats: new Map(), hosts: new Set(), watchers: new Set(), leaving: new Map() };
    this.rooms.set(gameId, room);
    return room;
  }

  private tidy(gameId: GameId): void {
    const room = this.rooms.get(gameId);
    if (!room) return;
    if (room.seats.size + room.hosts.size + room.watchers.size + room.leaving.size === 0)
      this.rooms.delete(gameId);
  }

  private tell(listeners: readonly PresenceListener[], gameId: GameId, playerId: PlayerId): void {
    for (const listener of listeners) listener(gameId, playerId);
  }
}
