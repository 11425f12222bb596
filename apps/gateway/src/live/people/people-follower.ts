import type { GameId, PlayerId } from '@clockbeat/domain';
import type { Connection } from '../wire/connection.js';

/** What follows here when somebody comes or goes. None of it throws. */
export interface PeopleFollower {
  /** A seat has a socket here now and had none, or the other way round. */
  seatChanged(gameId: GameId, playerId: PlayerId): void;
  /** The first host's socket came here, or the last one went. */
  hostChanged(gameId: GameId): void;
  /** A socket here took a seat; `since` in ms of the server's clock. */
  seatTaken(gameId: GameId, playerId: PlayerId, since: number): void;
  /** A socket here lost its seat to another one. */
  seatReplaced(gameId: GameId, by: Connection): void;
  /** A seat is connected now, here or elsewhere, and was not, or the other way round. */
  presenceChanged(gameId: GameId, playerId: PlayerId): void;
  /** A seat that nobody came back to within three seconds. */
  playerGone(gameId: GameId, playerId: PlayerId): void;
  /** A seat that is connected again after its going was told. */
  playerBack(gameId: GameId, playerId: PlayerId): void;
}
