import {
  type GameContent,
  type GameId,
  type GameRules,
  type PlayableGame,
  type PreparedTeams,
  standardRules,
  type UserId,
} from '@clockbeat/domain';
import { JoinCodeStore, type Team } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { ServerClock } from '../live/clock/server-clock.js';
import { newGameId } from '../live/game/new-game-id.js';
import { newCommandId } from '../live/game/run-game-command.js';
import { WaitingPlayers } from '../live/join/waiting-players.js';
import { GameDesk } from './game-desk.js';
import { TeamGames } from './team-games.js';

export interface GamePlan {
  /** Null makes a solo game: its one player moves it. */
  readonly hostId: UserId | null;
  readonly content: GameContent;
  /** The host's own; checked by the caller. */
  readonly team?: Team | null;
  readonly teamMode?: boolean;
  readonly teams?: PreparedTeams | undefined;
  readonly rules?: GameRules;
  /** The game whose people it goes on with, and the id that follows from that: who asks again finds it made. */
  readonly after?: { readonly parentGameId: GameId; readonly gameId: GameId };
}

/** Makes games, wherever their questions come from. */
@Injectable()
export class GameMaker {
  constructor(
    private readonly codes: JoinCodeStore,
    private readonly desk: GameDesk,
    private readonly teams: TeamGames,
    private readonly waiting: WaitingPlayers,
    private readonly clock: ServerClock,
    private readonly logger: PinoLogger,
  ) {}

  /** A new game, durable, with a code of its own. Players who wait for the team's next game get in by themselves. */
  async make(plan: GamePlan): Promise<PlayableGame> {
    const { team, after } = plan;
    if (!team) return this.create(after?.gameId ?? newGameId(this.clock.now()), plan);
    const game = after
      ? await this.create(after.gameId, plan)
      : await this.teams.open(team.id, plan, (gameId) => this.create(gameId, plan));
    this.letIn(team, game);
    return game;
  }

  private async create(
    gameId: GameId,
    { hostId, content, team = null, teamMode = false, teams, rules = standardRules, after }: GamePlan,
  ): Promise<PlayableGame> {
    const gameCode = await this.codes.reserveForGame(gameId, team?.id ?? null);
    return this.desk.run({
      type: 'CreateGame',
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
      ...(teams && { teams }),
      ...(after && { parentGameId: after.parentGameId }),
    });
  }

  /** The host's answer does not wait for everybody to sit down. */
  private letIn(team: Team, { gameId }: PlayableGame): void {
    this.waiting
      .gameMade(team.id, gameId)
      .catch((error: unknown) => this.logger.warn({ err: error, gameId }, 'Waiting players did not get in'));
  }
}
