import {
  type AttemptFacts,
  type ForkedFrom,
  type GameContent,
  type GameId,
  type GameRules,
  type GhostsOf,
  type PlayableGame,
  type PreparedTeams,
  type SeatBrought,
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

interface Followed {
  readonly parentGameId: GameId;
  readonly gameId: GameId;
  /** From which of its events, with which seats; left out: it begins anew. */
  readonly fork?: { readonly from: ForkedFrom; readonly seats: readonly SeatBrought[] };
}

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
  readonly after?: Followed;
  /** The id that was kept for it before: who makes it a second time finds it made. Not for games of a team. */
  readonly gameId?: GameId;
  /** Of an attempt at an assignment, whose host is the game's: what it is. */
  readonly attempt?: AttemptFacts;
  /** Who plays along as they did on another evening. */
  readonly ghostsOf?: GhostsOf;
}

const seatsAtOnce = 500;

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
    // one player's game is no game that its host has under way
    if (asked.attempt) return this.create(asked.gameId ?? newGameId(this.clock.now()), asked);
    const plan = await this.withinPlayers(asked);
    const { hostId, team, after } = plan;
    if (team && !after) {
      const game = await this.teams.open(team.id, plan, (gameId) => this.create(gameId, plan));
      this.letIn(team, game);
      return game;
    }
    const gameId = after?.gameId ?? plan.gameId ?? newGameId(this.clock.now());
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
    {
      hostId,
      content,
      team = null,
      teamMode = false,
      teams,
      rules = standardRules,
      after,
      attempt,
      ghostsOf,
    }: GamePlan,
  ): Promise<PlayableGame> {
    const gameCode = await this.codes.reserveForGame(gameId, team?.id ?? null);
    const fork = after?.fork;
    const game = await this.desk.run({
      type: 'CreateGame',
      gameId,
      at: this.clock.now(),
      commandId: newCommandId(),
      kind: hostId === null || attempt ? 'solo' : 'live',
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
      ...(attempt && { assignment: attempt }),
      ...(fork && { forkedFrom: fork.from }),
      ...(ghostsOf && { ghostsOf }),
      ...(this.environment.nameKeys && { sealedNames: true as const }),
    });
    return fork ? this.bringSeats(game, fork.seats) : game;
  }

  /** All that are not there yet, in their order; so many at once as the store stores at once. */
  async bringSeats(game: PlayableGame, seats: readonly SeatBrought[]): Promise<PlayableGame> {
    const { gameId, hostId } = game;
    if (hostId === null) throw new Error(`${gameId} has nobody who could bring seats`);
    let brought = game;
    for (let from = 0; from < seats.length; from += seatsAtOnce) {
      const all = seats.slice(from, from + seatsAtOnce).map((seat) =>
        this.desk.run({
          type: 'BringSeat',
          gameId,
          at: this.clock.now(),
          commandId: newCommandId(),
          by: { as: 'host', userId: hostId },
          seat,
        }),
      );
      brought = (await Promise.all(all)).at(-1) ?? brought;
    }
    return brought;
  }

  /** The host's answer does not wait for everybody to sit down. */
  private letIn(team: Team, { gameId }: PlayableGame): void {
    this.waiting
      .gameMade(team.id, gameId)
      .catch((error: unknown) => this.logger.warn({ err: error, gameId }, 'Waiting players did not get in'));
  }
}
