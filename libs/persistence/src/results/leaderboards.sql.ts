import type { Board } from '@clockbeat/domain';

interface Source {
  /** Rows of one period; an account that is deleted takes its own entries and those of its teams with it. */
  readonly entries: string;
  /** Order among equals, after the score. */
  readonly owner: string;
  readonly team: string;
  readonly name: string;
  /** Who comes after owner $3 and team $4 among equals. */
  readonly behind: string;
}

/** Looked up for each row of a page: a merge of both tables, in the order of ids, would begin with the first account. */
const account = (id: string) => `cross join lateral (select * from users where id = ${id} offset 0) u`;

/** What accounts that do not want their names there, or their hosts' teams, are called. */
const unnamed = { players: `'Player'`, teams: `'Team'` };
const mayBeNamed = 'exists (select from user_settings c where c.user_id = u.id and c.public_name)';

/** An account's own choice of a name, else its first name, where it said that it may stand here; never its address. */
const players: Source = {
  entries: `player_scores s ${account('s.user_id')}`,
  owner: 's.user_id',
  team: `''::text`,
  name: `case when ${mayBeNamed} then coalesce(u.username, u.first_name, ${unnamed.players}) else ${unnamed.players} end`,
  behind: 's.user_id > $3::uuid and $4::text is not null',
};

const teams: Source = {
  entries: `team_scores s ${account('s.host_id')}`,
  owner: 's.host_id',
  team: 's.team_name',
  name: `case when ${mayBeNamed} then s.team_name else ${unnamed.teams} end`,
  behind: '(s.host_id, s.team_name) > ($3::uuid, $4::text collate "C")',
};

const ofPeriod = /* sql */ `
s.period = case $1::text when 'all' then 'all' else to_char(now() at time zone 'UTC', 'IYYY"-W"IW') end`;

/**
 * Two stretches of the index on (period, score desc, owner, team): the rest of those with the same score, and who has
 * less. As one condition it would go through all equals before, of which there may be 100,000.
 */
const page = ({ entries, owner, team, name, behind }: Source): string => {
  const stretch = (where: string) => /* sql */ `(
  select ${name} as name, s.score::float8 as score, s.games, ${owner} as owner, ${team} as team
  from ${entries}
  where ${ofPeriod} and s.games > 0 and ${where}
  order by s.score desc, ${owner}, ${team} limit $5)`;
  return /* sql */ `
select * from (
${stretch(`s.score = $2::bigint and ${behind}`)}
union all
${stretch('s.score < $2::bigint')}) listed
order by score desc, owner, team limit $5`;
};

/** $1 period, $2-$4 score, owner and team of the entry before, $5 limit. */
export const boardPage: Readonly<Record<Board, string>> = { players: page(players), teams: page(teams) };
