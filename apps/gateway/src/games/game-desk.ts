import { createHash } from 'node:crypto';
import { type GameCommand, GameId, type PlayableGame } from '@clockbeat/domain';
import { LogTakenBack, RetentionStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { gameIsDeleted, HttpProblem, notFound, unavailable } from '../http/http-problem.js';
import type { LiveGame } from '../live/game/live-game.js';
import { LiveGames } from '../live/game/live-games.js';
import { gameIdOf, gameIdShape } from '../live/game/new-game-id.js';
import { RunGameCommand } from '../live/game/run-game-command.js';

/** So many games of one wish are told apart within an hour: each is made when the one before has begun. */
const ofOneWish = 20;

/** Where a game is that somebody wants, and the game if it waits there already. */
export interface Place {
  readonly gameId: GameId;
  readonly made: PlayableGame | null;
}

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

  /**
   * Where the game is that is wanted at that time, ms. Its id follows from what is asked for, so that two clicks, or a call that is
   * made again after its answer was lost, are one game; of one that has begun already, the next one from that. Null: there
   * were as many as may be within an hour.
   */
  async placeOf(what: string, asked: string, at: number): Promise<Place | null> {
    for (let number = 1; number <= ofOneWish; number += 1) {
      const hash = createHash('sha256').update(`${what} ${number} ${asked}`);
      const gameId = gameIdOf(at, hash.digest('base64url'));
      const made = await this.peek(gameId);
      if (!made || made.status === 'waiting') return { gameId, made };
    }
    return null;
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
