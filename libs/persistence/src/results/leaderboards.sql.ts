import type { Board } from '@clockbeat/domain';

interface Source {
  /** Rows of one period; an account that is deleted takes its own entries and those of its teams with it. */
  readonly entries: string;
  /** Order among equals, after the score. */
  readonly owner: string;
  readonly team: string;
  readonly name: string;
}

/** An account's own choice of a name, else its first name; never its address. */
const players: Source = {
  entries: 'player_scores s join users u on u.id = s.user_id',
  owner: 's.user_id',
  team: `''::text`,
  name: `coalesce(u.username, u.first_name, 'Player')`,
};

const teams: Source = {
  entries: 'team_scores s join users u on u.id = s.host_id',
  owner: 's.host_id',
  team: 's.team_name',
  name: 's.team_name',
};

const ofPeriod = /* sql */ `
s.period = case $1::text when 'all' then 'all' else to_char(now() at time zone 'UTC', 'IYYY"-W"IW') end`;

const page = ({ entries, owner, team, name }: Source): string => /* sql */ `
select ${name} as name, s.score::float8 as score, s.games, ${owner} as owner, ${team} as team
from ${entries}
where ${ofPeriod}
  and ($2::bigint is null
       or s.score <= $2 and (s.score < $2 or (${owner}, ${team}) > ($3::uuid, $4::text collate "C")))
order by s.score desc, ${owner}, ${team} limit $5`;

const before = ({ entries, owner, team }: Source): string => /* sql */ `
select count(*)::int as listed, (count(*) filter (where s.score > $2))::int as better
from ${entries}
where ${ofPeriod}
  and (s.score > $2::bigint or s.score = $2 and (${owner}, ${team}) <= ($3::uuid, $4::text collate "C"))`;

/** $1 period, $2-$4 score, owner and team of the entry before (or null), $5 limit. */
export const boardPage: Readonly<Record<Board, string>> = { players: page(players), teams: page(teams) };

/** $1 period, $2-$4 score, owner and team of the last entry listed. */
export const placesBefore: Readonly<Record<Board, string>> = {
  players: before(players),
  teams: before(teams),
};
