import type { GameId, Page, TeamView, UserId } from '@clockbeat/domain';
import { TeamId } from '@clockbeat/domain';
import {
  JoinCodeStore,
  type PageRequest,
  type Team,
  type TeamMembers,
  TeamStore,
} from '@clockbeat/persistence';
import { Injectable } from '@nestjs/common';
import { GameLookup } from './game-lookup.js';

/** A team as its service knows it: which address its link begins with depends on who asks, and how. */
export type TeamWithoutLink = Omit<TeamView, 'joinUrl'>;

/** Teams, each with its members and the game that its code leads to. */
@Injectable()
export class TeamsService {
  constructor(
    private readonly teams: TeamStore,
    private readonly codes: JoinCodeStore,
    private readonly games: GameLookup,
  ) {}

  async create(name: string, ownerId: UserId): Promise<TeamWithoutLink> {
    return this.view(await this.teams.create({ name, ownerId }), ownerId);
  }

  /** Null where there is no such team of the owner's. Games keep the name that they were made under. */
  async rename(id: string, name: string, ownerId: UserId): Promise<TeamWithoutLink | null> {
    const team = await this.teams.rename(TeamId(id), { name, ownerId });
    return team && this.view(team, ownerId);
  }

  async list(ownerId: UserId, page: PageRequest): Promise<Page<TeamWithoutLink>> {
    const { items, nextCursor } = await this.teams.list(ownerId, page);
    return { items: await this.views(items, ownerId), nextCursor };
  }

  /** Null where there is no such team. Members are for the owner's eyes only. */
  async find(id: string, viewer: UserId | null): Promise<TeamWithoutLink | null> {
    const team = await this.teams.find(TeamId(id));
    if (team === null) return null;
    if (viewer === team.ownerId) return this.view(team, viewer);
    const [open, count] = await Promise.all([
      this.codes.openGamesOf([team.id]),
      this.teams.memberCount(team.id),
    ]);
    return toTeamView(team, { members: [], count }, await this.openGame(open.get(team.id)), viewer);
  }

  private async views(teams: readonly Team[], viewer: UserId | null): Promise<TeamWithoutLink[]> {
    const ids = teams.map(({ id }) => id);
    const [open, members] = await Promise.all([this.codes.openGamesOf(ids), this.teams.members(ids)]);
    return Promise.all(
      teams.map(async (team) => {
        const openGame = await this.openGame(open.get(team.id));
        return toTeamView(team, members.get(team.id) ?? nobody, openGame, viewer);
      }),
    );
  }

  private async openGame(gameId: GameId | undefined): Promise<TeamView['openGame']> {
    return gameId === undefined ? null : this.games.card(gameId);
  }

  private async view(team: Team, viewer: UserId | null): Promise<TeamWithoutLink> {
    const [view] = await this.views([team], viewer);
    if (view === undefined) throw new Error('One team makes one view');
    return view;
  }
}

const nobody: TeamMembers = { members: [], count: 0 };

const toTeamView = (
  team: Team,
  { members, count }: TeamMembers,
  openGame: TeamView['openGame'],
  viewer: UserId | null,
): TeamWithoutLink => ({
  teamId: team.id,
  name: team.name,
  code: team.code,
  createdAt: team.createdAt.toISOString(),
  memberCount: count,
  ...(viewer === team.ownerId ? { members: [...members] } : {}),
  openGame,
});
