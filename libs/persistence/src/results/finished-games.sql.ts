import { type Write, write } from '../projections/write.js';
import { outcomesOfEnded, periodsOf } from './outcomes.sql.js';

/** The names of the first place, three at most; nobody wins without a point. */
const winners = /* sql */ `winners as (
  select game_id, string_agg(name, ', ' order by seated_at) filter (where nth <= 3)
                  || case when max(nth) > 3 then ', …' else '' end as winner
  from (select game_id, name, seated_at, row_number() over (partition by game_id order by seated_at) as nth
        from outcomes where position = 1 and score > 0) firsts
  group by game_id)`;

const keepGames = /* sql */ `kept_games as (
  insert into game_results (game_id, host_id, finished_at, finished_version, participant_count, winner)
  select g.game_id, g.host_id, g.finished_at, g.finished_version, c.participants, w.winner
  from ended g join crowds c using (game_id) left join winners w using (game_id)
  on conflict do nothing)`;

/** As in the owner's results: nothing chosen and a missed question are both no answer. */
const keepQuestions = /* sql */ `kept_questions as (
  insert into question_results (game_id, question_index, participants, counts, no_answer, correct, median_ms)
  select q.game_id, q.question_index, q.participants,
         array[coalesce(f.a, 0), coalesce(f.b, 0), coalesce(f.c, 0), coalesce(f.d, 0)],
         q.participants - coalesce(f.chosen, 0), coalesce(f.correct, 0), floor(f.median + 0.5)::int
  from (select game_id, question_index, participants
        from ended g join crowds using (game_id), generate_series(0, g.opened - 1) question_index) q
  left join (
    select game_id, question_index, count(*)::int as chosen, count(*) filter (where correct)::int as correct,
           count(*) filter (where choice = 0)::int a, count(*) filter (where choice = 1)::int b,
           count(*) filter (where choice = 2)::int c, count(*) filter (where choice = 3)::int d,
           percentile_cont(0.5) within group (order by ms) as median
    from facts
    where choice is not null
      and (game_id, player_id) not in (select game_id, player_id from facts where type = 'PlayerRemoved')
    group by game_id, question_index) f using (game_id, question_index)
  on conflict do nothing)`;

/** A team is a name among one host's games: two hosts' Reds have nothing to do with each other. */
const scoreTeams = /* sql */ `scored_teams as (
  insert into team_scores as s (period, host_id, team_name, score, games)
  select period, host_id, team_name, sum(score), count(*)::int
  from (select g.host_id, g.finished_at, o.team_name, round(avg(o.score)) as score
        from ended g join outcomes o using (game_id)
        where g.team_mode and g.host_id is not null and o.team_name is not null
        group by g.game_id, g.host_id, g.finished_at, o.team_name) teams,
       ${periodsOf('teams.finished_at')}
  group by period, host_id, team_name
  on conflict (period, host_id, team_name) do update set
    score = s.score + excluded.score, games = s.games + excluded.games)`;

/** A row for the host, and one for each account that played: its best seat, if it had several. */
const keepHistory = /* sql */ `
insert into user_game_history (id, user_id, game_id, participant_id, role, score, questions_answered, correct_answers,
                               question_count, position, played_at)
select md5(g.game_id || ':' || p.user_id || ':' || p.role)::uuid, p.user_id, g.game_id, p.player_id, p.role, p.score,
       p.answered, p.correct, g.question_count, p.position, g.finished_at
from ended g join (
  select game_id, host_id as user_id, null as player_id, 'host' as role, 0 as score, 0 as answered, 0 as correct,
         null::int as position
  from ended where host_id is not null
  union all (
  select distinct on (game_id, user_id) game_id, user_id, player_id, 'player', score, answered, correct, position
  from outcomes where user_id is not null order by game_id, user_id, position, seated_at)) p using (game_id)
on conflict do nothing`;

/** One statement, so that each finished game's stream is read once for all that is made of it. */
export const keepFinishedGames: Write = write(
  ['GameFinished'],
  `,\n${[outcomesOfEnded, winners, keepGames, keepQuestions, scoreTeams].join(',\n')}${keepHistory}`,
);

/** After the history rows of the batch's games. */
export const scorePlayers: Write = write(
  ['GameFinished'],
  /* sql */ `
insert into player_scores as s (period, user_id, score, games)
select period, user_id, sum(score), count(*)::int
from user_game_history h, ${periodsOf('h.played_at')}
where role = 'player' and game_id in (select game_id from batch where type = 'GameFinished')
group by period, user_id
on conflict (period, user_id) do update set score = s.score + excluded.score, games = s.games + excluded.games`,
);

/** Ratings follow the end; the last word of each player counts. What they sum to is reckoned anew, up to this batch. */
export const countRatings: Write = write(
  ['GameRated'],
  /* sql */ `
update game_results r set stars = rated.stars, ratings = rated.ratings
from (
  select game_id, sum(stars)::int as stars, count(*)::int as ratings
  from (
    select distinct on (e.game_id, e.data->>'playerId') e.game_id, (e.data->>'stars')::int as stars
    from game_results g join events e on e.game_id = g.game_id and e.version > g.finished_version
    where g.game_id in (select game_id from batch where type = 'GameRated') and e.type = 'GameRated'
      and (e.transaction_id, e.position) <= ($3::xid8, $4::bigint)
    order by e.game_id, e.data->>'playerId', e.version desc) last
  group by game_id) rated
where r.game_id = rated.game_id`,
);
