import {
  CreateGame,
  type GameContent,
  type GameRules,
  type PlayableGame,
  standardRules,
  type UserId,
} from '@clockbeat/domain';
import { JoinCodeStore, type Team } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { ServerClock } from '../live/clock/server-clock.js';
import { newGameId } from '../live/game/new-game-id.js';
import { newCommandId } from '../live/game/run-command.js';
import { WaitingPlayers } from '../live/join/waiting-players.js';
import { GameDesk } from './game-desk.js';

export interface GamePlan {
  /** Null makes a solo game: its one player moves it. */
  readonly hostId: UserId | null;
  readonly content: GameContent;
  /** The host's own; checked by the caller. */
  readonly team?: Team | null;
  readonly teamMode?: boolean;
  readonly rules?: GameRules;
}

/** Makes games, wherever their questions come from. */
@Injectable()
export class GameMaker {
  constructor(
    private readonly codes: JoinCodeStore,
    private readonly desk: GameDesk,
    private readonly waiting: WaitingPlayers,
    private readonly clock: ServerClock,
    private readonly logger: PinoLogger,
  ) {}

  /** A new game, durable, with a code of its own. Players who wait for the team's next game get in by themselves. */
  async make({
    hostId,
    content,
    team = null,
    teamMode = false,
    rules = standardRules,
  }: GamePlan): Promise<PlayableGame> {
    const gameId = newGameId();
    const gameCode = await this.codes.reserveForGame(gameId, team?.id ?? null);
    const game = await this.desk.run(
      new CreateGame({
        gameId,
        at: this.clock.now(),
        commandId: newCommandId(),
        kind: hostId === null ? 'solo' : 'live',
        hostId,
        teamId: team?.id ?? null,
        hostTeamName: team?.name ?? null,
        gameCode,
        autoStartAt: null,
        teamMode,
        rules,
        content,
      }),
    );
    if (team !== null) this.letIn(team, game);
    return game;
  }

  /** The host's answer does not wait for everybody to sit down. */
  private letIn(team: Team, { gameId }: PlayableGame): void {
    this.waiting
      .gameMade(team.id, gameId)
      .catch((error: unknown) => this.logger.warn({ err: error, gameId }, 'Waiting players did not get in'));
  }
}
