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
  insert into game_results (game_id, host_id, finished_at, finished_version, participant_count, others, winner)
  select g.game_id, g.host_id, g.finished_at, g.finished_version, c.participants, c.others, w.winner
  from ended g join crowds c using (game_id) left join winners w using (game_id)
  on conflict (game_id) do update set winner = excluded.winner)`;

/** As in the owner's results: nothing chosen and a missed question are both no answer. */
const keepQuestions = /* sql */ `kept_questions as (
  insert into question_results (game_id, question_index, participants, counts, no_answer, correct, median_ms)
  select q.game_id, q.question_index, q.participants,
         array[coalesce(f.a, 0), coalesce(f.b, 0), coalesce(f.c, 0), coalesce(f.d, 0)],
         q.participants - coalesce(f.chosen, 0), coalesce(f.correct, 0), floor(f.median + 0.5)::int
  from (select game_id, question_index, participants
        from ended g join crowds using (game_id), generate_series(0, g.opened - 1) question_index) q
  left join (
    select game_id, question_index, count(choice)::int as chosen,
           (count(*) filter (where correct) + sum(turned))::int as correct,
           count(*) filter (where choice = 0)::int a, count(*) filter (where choice = 1)::int b,
           count(*) filter (where choice = 2)::int c, count(*) filter (where choice = 3)::int d,
           percentile_cont(0.5) within group (order by ms) filter (where choice is not null) as median
    from facts
    where (choice is not null or type = 'changed')
      and (game_id, player_id) not in (select game_id, player_id from facts where type = 'PlayerRemoved')
    group by game_id, question_index) f using (game_id, question_index)
  on conflict (game_id, question_index) do update set correct = excluded.correct)`;

/** A team is a name among one host's games: two hosts' Reds have nothing to do with each other. */
const teams = /* sql */ `teams as materialized (
  select g.game_id, g.host_id, g.finished_at, o.team_name,
         coalesce(round(avg(o.score) filter (where o.answered > 0 or not g.answerers_only)), 0)::int as score,
         round(avg(o.board_points) filter (where o.answered > 0 or not g.answerers_only))::int as board_points
  from ended g join outcomes o using (game_id)
  where g.team_mode and g.host_id is not null and o.team_name is not null
  group by g.game_id, g.host_id, g.finished_at, o.team_name)`;

const keepTeams = /* sql */ `kept_teams as (
  insert into team_results (game_id, team_name, score, board_points)
  select game_id, team_name, score, board_points from teams
  on conflict (game_id, team_name) do update set score = excluded.score, board_points = excluded.board_points)`;

/** A row for the host, and one for each account that played: its best seat, if it had several. */
const people = /* sql */ `people as materialized (
  select game_id, host_id as user_id, null as player_id, 'host' as role, 0 as score, 0 as answered, 0 as correct,
         null::int as board_points, null::int as position, false as won, false as perfect
  from ended where host_id is not null
  union all (
  select distinct on (game_id, user_id) game_id, user_id, player_id, 'player', score, answered, correct, board_points, position,
         first_value(told_position = 1 and told_score > 0) over that_night,
         first_value(told_correct = question_count) over that_night
  from outcomes join ended using (game_id) where user_id is not null
  window that_night as (partition by game_id, user_id order by told_position, seated_at)
  order by game_id, user_id, position, seated_at))`;

/** Tables seen from within a statement are as they were before it: that is what the game gave until now. */
const scoreTeams = /* sql */ `scored_teams as (
  insert into team_scores as s (period, host_id, team_name, score, games)
  select period, host_id, team_name, sum(coalesce(t.board_points, 0) - coalesce(before.board_points, 0)),
         (count(t.board_points) - count(before.board_points))::int
  from teams t left join team_results before using (game_id, team_name), ${periodsOf('t.finished_at')}
  where coalesce(t.board_points, before.board_points) is not null
  group by period, host_id, team_name
  on conflict (period, host_id, team_name) do update set
    score = s.score + excluded.score, games = s.games + excluded.games)`;

const scorePlayers = /* sql */ `scored_players as (
  insert into player_scores as s (period, user_id, score, games)
  select period, p.user_id, sum(coalesce(p.board_points, 0) - coalesce(before.board_points, 0)),
         (count(p.board_points) - count(before.board_points))::int
  from people p join ended g using (game_id)
  left join user_game_history before
    on before.game_id = p.game_id and before.user_id = p.user_id and before.role = p.role,
  ${periodsOf('g.finished_at')}
  where p.role = 'player' and coalesce(p.board_points, before.board_points) is not null
  group by period, p.user_id
  on conflict (period, user_id) do update set score = s.score + excluded.score, games = s.games + excluded.games)`;

const keepHistory = /* sql */ `
insert into user_game_history (id, user_id, game_id, participant_id, role, score, questions_answered, correct_answers,
                               question_count, position, won, perfect, played_at, board_points)
select md5(g.game_id || ':' || p.user_id || ':' || p.role)::uuid, p.user_id, g.game_id, p.player_id, p.role, p.score,
       p.answered, p.correct, g.question_count, p.position, p.won, p.perfect, g.finished_at, p.board_points
from ended g join people p using (game_id)
on conflict (game_id, user_id, role) do update set
  participant_id = excluded.participant_id, score = excluded.score, questions_answered = excluded.questions_answered,
  correct_answers = excluded.correct_answers, position = excluded.position, board_points = excluded.board_points`;

/**
 * What a game gives is made when it finishes, and made anew when its host corrects it; the boards get the difference. One
 * statement, so that each game's stream is read once for all that is made of it.
 */
export const keepResults: Write = write(
  ['GameFinished', 'QuestionCorrected', 'CorrectionUndone'],
  `,\n${[
    outcomesOfEnded,
    winners,
    keepGames,
    keepQuestions,
    teams,
    keepTeams,
    scoreTeams,
    people,
    scorePlayers,
  ].join(',\n')}${keepHistory}`,
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
