import {
  type GameContent,
  type GameRules,
  type PlayableGame,
  type PreparedTeams,
  preparedIn,
  TeamId,
  type UserId,
  usualPoints,
} from '@clockbeat/domain';
import { Quotas, type Team, TeamStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment.js';
import { contentOf } from '../content/game-content.js';
import { HttpProblem, notFound } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { newCommandId } from '../live/game/run-game-command.js';
import type { CreateGameDto } from './create-game.dto.js';
import { GameDesk } from './game-desk.js';
import { GameMaker } from './game-maker.js';
import { checkPlayable, checkPlayers, rulesChanged, rulesOf, withinPlayers } from './game-rules.js';
import { QuestionChooser } from './question-chooser.js';

const untitled = 'Trivia Game';

/** A host's games: made, and made again while nobody plays yet. */
@Injectable()
export class GamesService {
  constructor(
    private readonly teams: TeamStore,
    private readonly quotas: Quotas,
    private readonly chooser: QuestionChooser,
    private readonly maker: GameMaker,
    private readonly desk: GameDesk,
    private readonly clock: ServerClock,
    private readonly environment: Environment,
  ) {}

  async create(body: CreateGameDto, hostId: UserId): Promise<PlayableGame> {
    const rules = rulesOf(body.rules, this.environment);
    checkPlayers(rules, await this.quotas.most(hostId, 'playersPerGame'));
    const [team, content] = await Promise.all([
      this.teamOf(body, hostId),
      this.contentOf(body, hostId, untitled, rules),
    ]);
    return this.maker.make({
      hostId,
      team,
      content,
      teamMode: body.teamMode ?? false,
      teams: teamsOf(body),
      rules,
    });
  }

  /** Replaces what is played, and the rules that are named; id, code and team stay as they are. */
  async revise(id: string, body: CreateGameDto, hostId: UserId): Promise<PlayableGame> {
    const game = await this.desk.find(id);
    if (game.hostId !== hostId) throw new HttpProblem('not_host');
    const rules = await this.rulesAfter(game, body, hostId);
    const content = await this.contentOf(body, hostId, game.content.title, rules);
    const parts = { gameId: game.gameId, at: this.clock.now(), by: { as: 'host', userId: hostId } } as const;
    await this.desk.run({ type: 'ChangeRules', ...parts, commandId: newCommandId(), rules });
    const revised = await this.desk.run({ type: 'ReviseGame', ...parts, commandId: newCommandId(), content });
    const teamMode = body.teamMode ?? revised.teamMode;
    const teams = teamsOf(body);
    if (teamMode === revised.teamMode && !teams) return revised;
    const mode = { teamMode, ...(teams && { teams }) };
    return this.desk.run({ type: 'SetTeamMode', ...parts, commandId: newCommandId(), ...mode });
  }

  /** Only who says how many may play is held to the quota of today: a game that was made before it stays as it is. */
  private async rulesAfter(game: PlayableGame, { rules: asked }: CreateGameDto, hostId: UserId) {
    const rules = rulesChanged(game.rules, asked ?? {});
    if (asked?.maxPlayers === undefined) return rules;
    const most = await this.quotas.most(hostId, 'playersPerGame');
    checkPlayers(rules, most);
    return withinPlayers(rules, most);
  }

  private async contentOf(
    body: CreateGameDto,
    hostId: UserId,
    title: string,
    rules: GameRules,
  ): Promise<GameContent> {
    const questions = await this.chooser.choose(
      body.questions,
      hostId,
      body.timePerQuestion ?? null,
      usualPoints[rules.scoring],
    );
    const content = contentOf(body, questions, title);
    checkPlayable(rules, content);
    return content;
  }

  private async teamOf({ teamId }: CreateGameDto, hostId: UserId): Promise<Team | null> {
    if (!teamId) return null;
    const team = await this.teams.find(TeamId(teamId));
    if (team?.ownerId !== hostId) throw notFound('Team');
    return team;
  }
}

const teamsOf = (body: CreateGameDto): PreparedTeams | undefined =>
  body.preparedTeams ? preparedIn(body) : undefined;
