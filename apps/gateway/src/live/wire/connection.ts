import type { GameId, PlayerId, ServerMessages } from '@clockbeat/domain';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { TokenBucket } from '../../rate/token-bucket.js';
import type { NeighbourEvents } from './neighbours.js';

export type ServerEvents = { [M in keyof ServerMessages]: (body: ServerMessages[M]) => void };

/** What one socket has proved to be. Ids in messages are compared with it, never believed. */
export interface Connection {
  readonly socket: LiveSocket;
  readonly address: string;
  /** Id of the session in the handshake's cookie; whether it still holds is asked for each host message. */
  readonly sessionId: string | null;
  /** Of the browser, as its cookie says; a new one where it keeps none. */
  readonly browserId: string;
  readonly bucket: TokenBucket;
  /** What is left before a socket that heeds no refusal is let go. */
  readonly refusals: TokenBucket;
  /** Attempts to take a seat. */
  readonly joins: TokenBucket;
  /** ms of the monotonic clock. */
  readonly openedAt: number;
  /** One seat per game. */
  readonly seats: Map<GameId, PlayerId>;
  /** Settles when the last seat that was asked for is taken or refused: they are taken one after another. */
  seating: Promise<unknown>;
  readonly hosting: Set<GameId>;
  /** As which co-host it leads or shows the games that are not its account's own. */
  readonly coHosting: Map<GameId, number>;
  readonly watching: Set<GameId>;
}

export interface SocketData {
  /** From its first turn on. */
  connection?: Connection;
}

export type LiveSocket = Socket<DefaultEventsMap, ServerEvents, NeighbourEvents, SocketData>;
export type LiveServer = Server<DefaultEventsMap, ServerEvents, NeighbourEvents, SocketData>;
