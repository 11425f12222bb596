import { type GameId, type PlayerId, TeamId, type UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { type DataSource, In, type Repository } from 'typeorm';
import type { JoinCodeStore } from '../join-codes/join-code.store.js';
import { openTexts } from '../names/open-names.js';
import { sealedText } from '../names/sealed-names.js';
import { decodeCursor, type PageOf, type PageRequest, pageOf } from '../page.js';
import { randomId } from '../random-id.js';
import { markOf } from '../seats/name-mark.sql.js';
import { TeamEntity } from './team.entity.js';

/** A host's team, as a plain object. */
export type Team = Readonly<TeamEntity>;

interface TeamMember {
  id: string;
  name: string;
}

/** Players who really had a seat in one of a team's games: the latest ones first, `count` is how many there are in all. */
export interface TeamMembers {
  readonly members: readonly TeamMember[];
  readonly count: number;
}

const membersAtMost = 200;

/** By what a player is the same one in several games: its account, else its name, of which a mark alone is kept where names are sealed. */
const person = /* sql */ `coalesce(p.user_id::text, encode(coalesce(s.name_mark,
  case when p.player_name !~ '${sealedText}' then ${markOf('t.mark_secret', 'p.player_name')} end), 'hex'), p.id)`;

const seatsOfTeams = /* sql */ `games g join teams t on t.id = g.team_id join game_participants p on p.game_id = g.id
  left join seats s on s.game_id = p.game_id and s.player_id = p.id`;

/** Of the teams $1, $2 each at most; each player once. Who left before the start or was removed had no seat. */
const membersOfTeams = /* sql */ `
select "teamId", "gameId", id as "playerId", name, count from (
  select "teamId", "gameId", id, name, count(*) over (partition by "teamId")::int as count,
         row_number() over (partition by "teamId" order by joined_at desc, id) as nth
  from (
    select distinct on (g.team_id, ${person})
           g.team_id as "teamId", g.id as "gameId", p.id, p.player_name as name, p.joined_at
    from ${seatsOfTeams}
    where g.team_id = any($1::text[]) and p.seated_from is not null and p.removed_version is null
    order by g.team_id, ${person}, p.joined_at desc) once) ranked
where nth <= $2 order by "teamId", nth`;

/** How many players team $1 has, counted as above; grouped, since a distinct count would sort all seats. */
const countMembers = /* sql */ `
select count(*)::int as count from (
  select from ${seatsOfTeams}
  where g.team_id = $1 and p.seated_from is not null and p.removed_version is null
  group by ${person} collate "C") players`;

/** A count is kept for so many times as long as it took: one connection is rarely busy with it, however many ask. */
const countKeptFor = 20;
const countsKeptAtMost = 1_000;

export class TeamStore {
  private readonly teams: Repository<TeamEntity>;
  private readonly counts = new Map<TeamId, { until: number; count: Promise<number> }>();

  /** `lists`: the connections over which members are read and counted. */
  constructor(
    dataSource: DataSource,
    private readonly lists: pg.Pool,
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

  /** Gives the owner's team another name; null where there is no such team of theirs. */
  async rename(id: TeamId, { name, ownerId }: { name: string; ownerId: UserId }): Promise<Team | null> {
    const { affected } = await this.teams.update({ id, ownerId }, { name });
    return affected ? this.find(id) : null;
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

  /** What these teams are called; those that are gone are left out. */
  async names(ids: readonly TeamId[]): Promise<Map<TeamId, string>> {
    const teams = await this.teams.find({ select: { id: true, name: true }, where: { id: In([...ids]) } });
    return new Map(teams.map(({ id, name }) => [id, name]));
  }

  /** The members of each of these teams; those without any are left out. */
  async members(teamIds: readonly TeamId[]): Promise<Map<TeamId, TeamMembers>> {
    type Row = { teamId: TeamId; gameId: GameId; playerId: PlayerId; name: string; count: number };
    const { rows } = await this.lists.query<Row>(membersOfTeams, [teamIds, membersAtMost]);
    const byTeam = new Map<TeamId, { members: TeamMember[]; count: number }>();
    for (const { teamId, playerId: id, name, count } of await openTexts(this.lists, rows)) {
      const team = byTeam.get(teamId) ?? { members: [], count };
      team.members.push({ id, name });
      byTeam.set(teamId, team);
    }
    return byTeam;
  }

  /** How many members this team has; cheaper than who they are. Callers at the same time share one answer. */
  memberCount(teamId: TeamId): Promise<number> {
    const kept = this.counts.get(teamId);
    if (kept && performance.now() < kept.until) return kept.count;
    const entry = { until: Number.POSITIVE_INFINITY, count: this.countMembers(teamId) };
    this.counts.delete(teamId); // to the end of the line of those to be forgotten
    if (this.counts.size >= countsKeptAtMost) this.counts.delete(this.counts.keys().next().value ?? teamId);
    this.counts.set(teamId, entry);
    const startedAt = performance.now();
    entry.count.then(
      () => {
        entry.until = performance.now() + (performance.now() - startedAt) * countKeptFor;
      },
      () => this.counts.delete(teamId),
    );
    return entry.count;
  }

  private async countMembers(teamId: TeamId): Promise<number> {
    const { rows } = await this.lists.query<{ count: number }>(countMembers, [teamId]);
    return rows[0]?.count ?? 0;
  }
}
