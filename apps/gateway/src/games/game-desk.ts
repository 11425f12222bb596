import { type GameCommand, GameId, type PlayableGame } from '@clockbeat/domain';
import { LogTakenBack, RetentionStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { gameIsDeleted, HttpProblem, notFound, unavailable } from '../http/http-problem.js';
import type { LiveGame } from '../live/game/live-game.js';
import { LiveGames } from '../live/game/live-games.js';
import { RunGameCommand } from '../live/game/run-game-command.js';

const gameIdShape = /^game_[\w-]{16}$/;

/** Games as calls want them: found, or told to do something, or the refusal that says why not. */
@Injectable()
export class GameDesk {
  constructor(
    private readonly games: LiveGames,
    private readonly commands: CommandBus,
    private readonly retention: RetentionStore,
  ) {}

  /** The game as far as its log goes now; null where there is none. */
  async peek(id: string): Promise<PlayableGame | null> {
    if (!gameIdShape.test(id)) return null;
    const live = await this.current(GameId(id));
    return live === null || live.game.status === 'unborn' ? null : live.game;
  }

  /** One that was deleted, or taken back, while it was in memory here is looked for once more: in the log, which knows. */
  private async current(gameId: GameId): Promise<LiveGame | null> {
    try {
      return await this.games.findCurrent(gameId);
    } catch (error) {
      if (!(error instanceof LogTakenBack)) throw error;
      return this.games.findCurrent(gameId);
    }
  }

  /** The game; a refusal where there is none, which says so where it was deleted by rule. */
  async find(id: string): Promise<PlayableGame> {
    const game = await this.peek(id);
    if (game !== null) return game;
    const forgotten = gameIdShape.test(id) ? await this.retention.forgotten(GameId(id)) : null;
    throw forgotten ? gameIsDeleted(forgotten.forgottenAt) : notFound('Game');
  }

  /** The game with what the command did to it, durable and applied. */
  async run(command: GameCommand): Promise<PlayableGame> {
    const outcome = await this.commands.execute(new RunGameCommand(command));
    if (outcome.outcome === 'rejected') throw new HttpProblem(outcome.code);
    if (outcome.outcome === 'accepted') await outcome.live.reach(outcome.event.version);
    const { game } = outcome.live;
    if (game.status === 'unborn') throw unavailable();
    return game;
  }
}
