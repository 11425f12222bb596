import { type Write, write } from '../projections/write.js';
import { periodsOf } from './keep-results.sql.js';

const last = /* sql */ `
  select distinct on (game_id) game_id, (data->>'to')::uuid as host_id from batch
  where type = 'HostChanged' order by game_id, version desc`;

/**
 * After the games' own results, which know one host of a game until this moves it. What its teams gave goes from the one's boards to
 * the other's. Who hosted it that night stays so in `user_game_history`, and keeps what that earned.
 */
const moveGames: Write = write(
  ['HostChanged'],
  /* sql */ `, moved as materialized (
  select r.game_id, r.finished_at, r.host_id as had, last.host_id as has
  from game_results r join (${last}) last using (game_id) where r.host_id is distinct from last.host_id),
changes as (
  select had as host_id, game_id, finished_at, -1 as sign from moved
  union all select has, game_id, finished_at, 1 from moved),
scored as (
  insert into team_scores as s (period, host_id, team_name, score, games)
  select period, c.host_id, t.team_name, sum(c.sign * t.board_points), sum(c.sign)::int
  from changes c join team_results t using (game_id), ${periodsOf('c.finished_at')}
  where c.host_id is not null and t.board_points is not null
  group by period, c.host_id, t.team_name
  on conflict (period, host_id, team_name) do update set
    score = s.score + excluded.score, games = s.games + excluded.games)
update game_results r set host_id = moved.has from moved where r.game_id = moved.game_id`,
);

/** As in `dropEmptySums`: of those that had them. */
const dropEmptySums: Write = write(
  ['HostChanged'],
  /* sql */ `
delete from team_scores s
using batch b join game_results r using (game_id), ${periodsOf('r.finished_at')}
where b.type = 'HostChanged' and s.games = 0 and s.period = periods.period
  and s.host_id in ((b.data->>'from')::uuid, (b.data->>'to')::uuid)`,
);

export const handOver: readonly Write[] = [moveGames, dropEmptySums];
