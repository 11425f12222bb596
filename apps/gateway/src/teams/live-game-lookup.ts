import type { GameId } from '@clockbeat/domain';
import { Injectable } from '@nestjs/common';
import { GameDesk } from '../games/game-desk.js';
import { type FoundGame, GameLookup } from './game-lookup.js';

/** From the game's own log: a team's page never lags behind what its host has just done. */
@Injectable()
export class LiveGameLookup extends GameLookup {
  constructor(private readonly desk: GameDesk) {
    super();
  }

  async card(gameId: GameId): Promise<FoundGame | null> {
    const game = await this.desk.peek(gameId);
    return game && { gameId: game.gameId, gameCode: game.gameCode, status: game.status };
  }
}
