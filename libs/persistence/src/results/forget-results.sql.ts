import { periodsOf } from './keep-results.sql.js';

/** What the games $1 gave to sums is taken from them again: figures are of the games that there are (docs/decisions/088). */
const takeShares = /* sql */ `
update question_shares s set games = s.games - gone.games, asked = s.asked - gone.asked, known = s.known - gone.known
from (select question_id, asks, count(*) filter (where asked > 0)::int as games, sum(asked) as asked, sum(known) as known
      from question_results where game_id = any($1) and question_id is not null group by question_id, asks) gone
where s.question_id = gone.question_id and s.asks = gone.asks`;

const takePlayerScores = /* sql */ `
update player_scores s set score = s.score - gone.score, games = s.games - gone.games
from (select period, h.user_id, sum(h.board_points) as score, count(*)::int as games
      from user_game_history h, ${periodsOf('h.played_at')}
      where h.game_id = any($1) and h.role = 'player' and h.board_points is not null group by period, h.user_id) gone
where s.period = gone.period and s.user_id = gone.user_id`;

const takeTeamScores = /* sql */ `
update team_scores s set score = s.score - gone.score, games = s.games - gone.games
from (select period, g.host_id, t.team_name, sum(t.board_points) as score, count(*)::int as games
      from team_results t join game_results g using (game_id), ${periodsOf('g.finished_at')}
      where t.game_id = any($1) and t.board_points is not null group by period, g.host_id, t.team_name) gone
where s.period = gone.period and s.host_id = gone.host_id and s.team_name = gone.team_name`;

/** As in `dropEmptySums`. */
const dropEmpty: readonly string[] = [
  /* sql */ `delete from question_shares s using question_results q
    where q.game_id = any($1) and s.question_id = q.question_id and s.asks = q.asks and s.games = 0`,
  /* sql */ `delete from player_scores s using user_game_history h
    where h.game_id = any($1) and h.role = 'player' and s.user_id = h.user_id and s.games = 0`,
  /* sql */ `delete from team_scores s using team_results t join game_results g using (game_id)
    where t.game_id = any($1) and s.host_id = g.host_id and s.team_name = t.team_name and s.games = 0`,
];

/** A badge was given to somebody and stays theirs; a rebuild, which does not find the game any more, begins with these. */
const keepAchievements = /* sql */ `
insert into kept_achievements (user_id, achievement_type, earned_at)
select a.user_id, a.achievement_type, a.earned_at
from user_achievements a join users u on u.id = a.user_id
where a.user_id in (select user_id from user_game_history where game_id = any($1))
order by a.user_id for key share of u
on conflict (user_id, achievement_type) do update set earned_at = excluded.earned_at`;

/** Of the games $1, while the checkpoint of `results` is held; the last ones take the rows that the others look at. */
export const forgetResults: readonly string[] = [
  keepAchievements,
  takeShares,
  takePlayerScores,
  takeTeamScores,
  ...dropEmpty,
  ...['game_places', 'question_results', 'team_results', 'user_game_history', 'game_results'].map(
    (table) => `delete from ${table} where game_id = any($1)`,
  ),
];
