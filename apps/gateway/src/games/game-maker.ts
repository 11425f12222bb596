import {
  type GameContent,
  type GameId,
  type GameRules,
  type PlayableGame,
  type PreparedTeams,
  standardRules,
  type UserId,
} from '@clockbeat/domain';
import { JoinCodeStore, Quotas, type Team } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Environment } from '../config/environment.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { newGameId } from '../live/game/new-game-id.js';
import { newCommandId } from '../live/game/run-game-command.js';
import { WaitingPlayers } from '../live/join/waiting-players.js';
import { GameDesk } from './game-desk.js';
import { withinPlayers } from './game-rules.js';
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
    private readonly quotas: Quotas,
    private readonly desk: GameDesk,
    private readonly teams: TeamGames,
    private readonly waiting: WaitingPlayers,
    private readonly clock: ServerClock,
    private readonly environment: Environment,
    private readonly logger: PinoLogger,
  ) {}

  /**
   * A new game, durable, with a code of its own. Players who wait for the team's next game get in by themselves. Throws
   * QuotaReached where its host, or the installation, has as many games under way as may be.
   */
  async make(asked: GamePlan): Promise<PlayableGame> {
    const plan = await this.withinPlayers(asked);
    const { hostId, team, after } = plan;
    if (team && !after) {
      const game = await this.teams.open(team.id, plan, (gameId) => this.create(gameId, plan));
      this.letIn(team, game);
      return game;
    }
    const gameId = after?.gameId ?? newGameId(this.clock.now());
    if (hostId !== null) await this.quotas.claimGame(hostId, gameId);
    const game = await this.create(gameId, plan);
    if (team) this.letIn(team, game);
    return game;
  }

  /**
   * As many players as its host may have in a game are its rule from the first event on, so that each gateway decides alike,
   * whatever its settings say later.
   */
  private async withinPlayers(plan: GamePlan): Promise<GamePlan> {
    const { hostId, rules = standardRules } = plan;
    if (hostId === null) return plan;
    return { ...plan, rules: withinPlayers(rules, await this.quotas.most(hostId, 'playersPerGame')) };
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
      ...(this.environment.nameKeys && { sealedNames: true as const }),
    });
  }

  /** The host's answer does not wait for everybody to sit down. */
  private letIn(team: Team, { gameId }: PlayableGame): void {
    this.waiting
      .gameMade(team.id, gameId)
      .catch((error: unknown) => this.logger.warn({ err: error, gameId }, 'Waiting players did not get in'));
  }
}
