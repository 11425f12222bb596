import type { GameId, PlayerId } from '@clockbeat/domain';
import type { Connection } from '../wire/connection.js';

/** How a socket came to its seat. */
export interface Taken {
  /** When, ms of the server's clock: of two sockets with one token the later one keeps it. */
  readonly since: number;
  /** What the token is called that proved the seat to it. */
  readonly tokenId: PlayerId;
}

/** What follows here when somebody comes or goes. None of it throws. */
export interface PeopleFollower {
  /** A seat has a socket here now and had none, or the other way round. */
  seatChanged(gameId: GameId, playerId: PlayerId): void;
  /** The first host's socket came here, or the last one went. */
  hostChanged(gameId: GameId): void;
  /** A socket here took a seat. */
  seatTaken(gameId: GameId, playerId: PlayerId, taken: Taken): void;
  /** A socket here lost its seat to another one. */
  seatReplaced(gameId: GameId, by: Connection): void;
  /** A seat is connected now, here or elsewhere, and was not, or the other way round. */
  presenceChanged(gameId: GameId, playerId: PlayerId): void;
  /** A seat that nobody came back to within three seconds. */
  playerGone(gameId: GameId, playerId: PlayerId): void;
  /** A seat that is connected again after its going was told. */
  playerBack(gameId: GameId, playerId: PlayerId): void;
}
