import type { GameId, PlayerId, ServerMessages } from '@clockbeat/domain';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { TokenBucket } from '../../rate/token-bucket.js';
import type { NeighbourEvents } from './neighbours.js';
import type { RoundTripMeter } from './round-trips.js';
import type { Visitor } from './visitor.js';

export type ServerEvents = { [M in keyof ServerMessages]: (body: ServerMessages[M]) => void };

/** What one socket has proved to be. Ids in messages are compared with it, never believed. */
export interface Connection extends Visitor {
  readonly socket: LiveSocket;
  readonly bucket: TokenBucket;
  /** What is left before a socket that heeds no refusal is let go. */
  readonly refusals: TokenBucket;
  /** Attempts to take a seat. */
  readonly joins: TokenBucket;
  readonly roundTrips: RoundTripMeter;
  /** ms of the monotonic clock. */
  readonly openedAt: number;
  /** One seat per game. */
  readonly seats: Map<GameId, PlayerId>;
  /** Settles when the last seat that was asked for is taken or refused: they are taken one after another. */
  seating: Promise<void>;
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
