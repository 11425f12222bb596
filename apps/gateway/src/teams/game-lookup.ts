import type { GameId, GameStatus } from '@clockbeat/domain';
import { GameReadModel } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';

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

/** From the read model, which may be two seconds behind the log. */
@Injectable()
export class ReadModelGameLookup extends GameLookup {
  constructor(private readonly games: GameReadModel) {
    super();
  }

  async card(gameId: GameId): Promise<FoundGame | null> {
    const game = await this.games.find(gameId);
    return game && { gameId: game.gameId, gameCode: game.gameCode, status: game.status };
  }
}
