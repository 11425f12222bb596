import { TeamId, type UserId } from '@clockbeat/domain';
import type pg from 'pg';
import type { DataSource, Repository } from 'typeorm';
import type { JoinCodeStore } from '../join-codes/join-code.store.js';
import { decodeCursor, type PageOf, type PageRequest, pageOf } from '../page.js';
import { randomId } from '../random-id.js';
import { TeamEntity } from './team.entity.js';

/** A host's team, as a plain object. */
export type Team = Readonly<TeamEntity>;

export interface TeamMember {
  id: string;
  name: string;
}

export class TeamStore {
  private readonly teams: Repository<TeamEntity>;

  constructor(
    dataSource: DataSource,
    private readonly pool: pg.Pool,
    private readonly codes: JoinCodeStore,
  ) {
    this.teams = dataSource.getRepository(TeamEntity);
  }

  /** Makes a team with a code of its own. */
  async create({ name, ownerId }: { name: string; ownerId: UserId }): Promise<Team> {
    const id = TeamId(randomId('t_'));
    const code = await this.codes.reserveForTeam(id);
    await this.teams.insert({ id, name, code, ownerId });
    return { ...(await this.teams.findOneByOrFail({ id })) };
  }

  async find(id: TeamId): Promise<Team | null> {
    const team = await this.teams.findOneBy({ id });
    return team && { ...team };
  }

  /** The owner's teams, the newest first. */
  async list(ownerId: UserId, { limit, cursor }: PageRequest): Promise<PageOf<Team>> {
    const query = this.teams
      .createQueryBuilder('team')
      .where('team.owner_id = :ownerId', { ownerId })
      .orderBy('team.created_at', 'DESC')
      .addOrderBy('team.id', 'DESC')
      .limit(limit + 1);
    const after = decodeCursor(cursor);
    if (after) {
      const [ms, id] = after;
      query.andWhere('(team.created_at, team.id) < (to_timestamp(:ms::float8 / 1000), :id)', { ms, id });
    }
    const rows = (await query.getMany()).map((team) => ({ ...team }));
    return pageOf(rows, limit, ({ createdAt, id }) => [createdAt.getTime(), id]);
  }

  /**
   * Players who really had a seat in one of the team's games, each once, the latest first; at most 200 of `count`. Who left
   * before the start or was removed had none.
   */
  async members(teamId: TeamId): Promise<{ members: TeamMember[]; count: number }> {
    const { rows } = await this.pool.query<TeamMember & { count: number }>(
      `select id, name, count(*) over ()::int as count from (
         select distinct on (coalesce(p.user_id::text, lower(p.player_name)))
                p.id, p.player_name as name, p.joined_at
         from games g join game_participants p on p.game_id = g.id
         where g.team_id = $1 and p.seated_from is not null and p.removed_version is null
         order by coalesce(p.user_id::text, lower(p.player_name)), p.joined_at desc) latest
       order by joined_at desc limit 200`,
      [teamId],
    );
    return { members: rows.map(({ id, name }) => ({ id, name })), count: rows[0]?.count ?? 0 };
  }
}
