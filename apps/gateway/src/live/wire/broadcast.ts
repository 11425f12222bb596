import type { GameId, ServerMessage, ServerMessages } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import type { Connection, LiveServer, LiveSocket } from './connection.js';
import { sendElsewhere } from './send-elsewhere.js';

/** Adapter rooms are only these two; never a room of exactly 20 characters, which the adapter takes for a socket's id. */
export const hostRoom = (gameId: GameId): string => `game:${gameId}:host`;
export const playersRoom = (gameId: GameId): string => `game:${gameId}:players`;

/**
 * Says something to this gateway's own sockets of a game, encoded once. Facts reach the other gateways through the log, and
 * they tell their own sockets: hence `local`.
 */
@Injectable()
export class Broadcast {
  private server: LiveServer | null = null;

  attach(server: LiveServer): void {
    this.server = server;
  }

  get sockets(): number {
    return this.server?.engine.clientsCount ?? 0;
  }

  /** Everybody who is connected to this gateway, the longest first. */
  *connections(): Iterable<Connection> {
    for (const { data } of this.server?.sockets.sockets.values() ?? [])
      if (data.connection !== undefined) yield data.connection;
  }

  /** Reckoned when somebody looks: what the sockets' buffers hold, for long polling nothing. */
  backlogBytes(): number {
    let bytes = 0;
    for (const socket of this.server?.sockets.sockets.values() ?? []) bytes += backlogOf(socket);
    return bytes;
  }

  toHost<M extends ServerMessage>(gameId: GameId, message: M, body: ServerMessages[M]): void {
    this.emit([hostRoom(gameId)], message, body);
  }

  toPlayers<M extends ServerMessage>(gameId: GameId, message: M, body: ServerMessages[M]): void {
    this.emit([playersRoom(gameId)], message, body);
  }

  toAll<M extends ServerMessage>(gameId: GameId, message: M, body: ServerMessages[M]): void {
    this.emit([playersRoom(gameId), hostRoom(gameId)], message, body);
  }

  /** This gateway can tell nothing more of that game: who is in it here comes back, to another one. */
  letGo(gameId: GameId): void {
    const { adapter, sockets } = this.server?.sockets ?? { adapter: null, sockets: new Map() };
    for (const room of [hostRoom(gameId), playersRoom(gameId)])
      for (const id of adapter?.rooms.get(room) ?? []) {
        const socket = sockets.get(id);
        if (socket) sendElsewhere(socket);
      }
  }

  private emit<M extends ServerMessage>(rooms: string[], message: M, body: ServerMessages[M]): void {
    // The typed emit can't follow a generic message name; both ends of the pair are checked above.
    const emit = this.server?.local.to(rooms) as { emit(name: string, body: object): void } | undefined;
    emit?.emit(message, body);
  }
}

/** The transport's own WebSocket is in no type of Engine.IO's. */
const backlogOf = ({ conn: { transport } }: LiveSocket): number => {
  const webSocket: unknown = 'socket' in transport ? transport.socket : null;
  if (typeof webSocket !== 'object' || webSocket === null || !('bufferedAmount' in webSocket)) return 0;
  return typeof webSocket.bufferedAmount === 'number' ? webSocket.bufferedAmount : 0;
};
