import {
  type GameContent,
  type PlayableGame,
  type PreparedTeams,
  preparedIn,
  TeamId,
  type UserId,
} from '@clockbeat/domain';
import { type Team, TeamStore } from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { contentOf } from '../content/game-content.js';
import { HttpProblem, invalid, notFound } from '../http/http-problem.js';
import { ServerClock } from '../live/clock/server-clock.js';
import { newCommandId } from '../live/game/run-game-command.js';
import type { CreateGameDto } from './create-game.dto.js';
import { GameDesk } from './game-desk.js';
import { GameMaker } from './game-maker.js';
import { plays, rulesOf } from './game-rules.js';
import { QuestionChooser } from './question-chooser.js';

const untitled = 'Trivia Game';

/** A host's games: made, and made again while nobody plays yet. */
@Injectable()
export class GamesService {
  constructor(
    private readonly teams: TeamStore,
    private readonly chooser: QuestionChooser,
    private readonly maker: GameMaker,
    private readonly desk: GameDesk,
    private readonly clock: ServerClock,
  ) {}

  async create(body: CreateGameDto, hostId: UserId): Promise<PlayableGame> {
    const [team, content] = await Promise.all([
      this.teamOf(body, hostId),
      this.contentOf(body, hostId, untitled),
    ]);
    return this.maker.make({
      hostId,
      team,
      content,
      teamMode: body.teamMode ?? false,
      teams: teamsOf(body),
      rules: rulesOf(body.rules),
    });
  }

  /** Replaces what is played; id, code, team and rules stay as they are. */
  async revise(id: string, body: CreateGameDto, hostId: UserId): Promise<PlayableGame> {
    const game = await this.desk.find(id);
    if (game.hostId !== hostId) throw new HttpProblem('not_host');
    if (!plays(game.rules, body.rules)) throw invalid('The rules of a game are chosen when it is made.');
    const content = await this.contentOf(body, hostId, game.content.title);
    const parts = { gameId: game.gameId, at: this.clock.now(), by: { as: 'host', userId: hostId } } as const;
    const revised = await this.desk.run({ type: 'ReviseGame', ...parts, commandId: newCommandId(), content });
    const teamMode = body.teamMode ?? revised.teamMode;
    const teams = teamsOf(body);
    if (teamMode === revised.teamMode && !teams) return revised;
    const mode = { teamMode, ...(teams && { teams }) };
    return this.desk.run({ type: 'SetTeamMode', ...parts, commandId: newCommandId(), ...mode });
  }

  private async contentOf(body: CreateGameDto, hostId: UserId, title: string): Promise<GameContent> {
    const questions = await this.chooser.choose(body.questions, hostId, body.timePerQuestion ?? null);
    return contentOf(body, questions, title);
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
