import type { GameId, GameStatus } from '@clockbeat/domain';

export interface FoundGame {
  readonly gameId: GameId;
  readonly gameCode: string;
  readonly status: GameStatus;
}

/** What teams want to know of a game. */
export abstract class GameLookup {
  /** The game as it is now, or null where it is unknown. */
  abstract card(gameId: GameId): Promise<FoundGame | null>;
}
