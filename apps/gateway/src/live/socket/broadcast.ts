import type { GameId, ServerMessage, ServerMessages } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import type { LiveServer } from './connection.js';

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

  toHost<M extends ServerMessage>(gameId: GameId, message: M, body: ServerMessages[M]): void {
    this.emit([hostRoom(gameId)], message, body);
  }

  toPlayers<M extends ServerMessage>(gameId: GameId, message: M, body: ServerMessages[M]): void {
    this.emit([playersRoom(gameId)], message, body);
  }

  toAll<M extends ServerMessage>(gameId: GameId, message: M, body: ServerMessages[M]): void {
    this.emit([playersRoom(gameId), hostRoom(gameId)], message, body);
  }

  private emit<M extends ServerMessage>(rooms: string[], message: M, body: ServerMessages[M]): void {
    // The typed emit can't follow a generic message name; both ends of the pair are checked above.
    const emit = this.server?.local.to(rooms) as { emit(name: string, body: object): void } | undefined;
    emit?.emit(message, body);
  }
}
