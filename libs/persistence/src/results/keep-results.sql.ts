/** The two boards that a game counts for: its ISO week in UTC (`2026-W47`) and all time. */
export const periodsOf = (time: string): string =>
  /* sql */ `lateral (values ('all'), (to_char(${time} at time zone 'UTC', 'IYYY"-W"IW'))) periods(period)`;

/** Options of one that is right at most. */
const options = [0, 1, 2, 3, 4, 5].map((index) => /* sql */ `coalesce(options ->> ${index}, '')`);

/** What a question asked in a game, as the column `asks` of `questions` says it of what it asks now. */
const asks = /* sql */ `md5(question || chr(31) || coalesce(media ->> 'hash', '') || chr(31)
  || coalesce(task::text, ${[...options, 'answer::text'].join(' || chr(31) || ')}, ''))`;

/** What games came to, as JSON: $1 games, $2 their questions, $3 accounts that hosted or played them, $4 teams, $5 places. */
const given = /* sql */ `games as materialized (
  select *, to_timestamp(finished_ms / 1000) as finished_at
  from jsonb_to_recordset($1::jsonb) as g(game_id text, host_id uuid, finished_ms float8, finished_version int,
    question_count int, participant_count int, others int, winner text, decided_by text)),
questions as materialized (
  select q.*, case when question_id is not null then ${asks} end as asks
  from jsonb_to_recordset($2::jsonb) as q(game_id text, question_index int, participants int, counts int[],
    no_answer int, correct int, median_ms int, stayed int, shares float8, question_id text, question text, options jsonb,
    answer int, task jsonb, media jsonb, asked int, known int)),
people as materialized (
  select * from jsonb_to_recordset($3::jsonb) as p(game_id text, user_id uuid, participant_id text, role text,
    score int, questions_answered int, correct_answers int, position int, won boolean, perfect boolean,
    board_points int)),
teams as materialized (
  select t.*, coalesce(r.host_id, g.host_id) as host_id, g.finished_at
  from jsonb_to_recordset($4::jsonb) as t(game_id text, team_name text, score int, board_points int)
  join games g using (game_id) left join game_results r using (game_id)),
places as materialized (
  select * from jsonb_to_recordset($5::jsonb) as p(game_id text, kind text, id text, score int, position int))`;

const keepGames = /* sql */ `kept_games as (
  insert into game_results (game_id, host_id, finished_at, finished_version, participant_count, others, winner, decided_by)
  select game_id, host_id, finished_at, finished_version, participant_count, others, winner, decided_by from games
  on conflict (game_id) do update set winner = excluded.winner, decided_by = excluded.decided_by)`;

const keepQuestions = /* sql */ `kept_questions as (
  insert into question_results (game_id, question_index, participants, counts, no_answer, correct, median_ms, stayed, shares,
                                question_id, asks, asked, known)
  select game_id, question_index, participants, counts, no_answer, correct, median_ms, stayed, shares,
         question_id, asks, asked, known
  from questions
  on conflict (game_id, question_index) do update set
    correct = excluded.correct, shares = excluded.shares, question_id = excluded.question_id, asks = excluded.asks,
    asked = excluded.asked, known = excluded.known)`;

const shareQuestions = /* sql */ `shared_questions as (
  insert into question_shares as s (question_id, asks, games, asked, known)
  select q.question_id, q.asks, sum((q.asked > 0)::int - (coalesce(before.asked, 0) > 0)::int),
         sum(q.asked - coalesce(before.asked, 0)), sum(q.known - coalesce(before.known, 0))
  from questions q left join question_results before using (game_id, question_index)
  where q.question_id is not null
  group by q.question_id, q.asks
  on conflict (question_id, asks) do update set
    games = s.games + excluded.games, asked = s.asked + excluded.asked, known = s.known + excluded.known)`;

/** What teams gave until now and give from now on; one that is called otherwise now, or is in none of its games, gives nothing. */
const teamChanges = /* sql */ `team_changes as materialized (
  select t.host_id, t.team_name, t.finished_at, t.board_points as gives, b.board_points as gave
  from teams t left join team_results b using (game_id, team_name)
  union all
  select r.host_id, b.team_name, g.finished_at, null, b.board_points
  from team_results b join games g using (game_id) join game_results r using (game_id)
  where not exists (select from teams t where t.game_id = b.game_id and t.team_name = b.team_name))`;

const dropTeams = /* sql */ `dropped_teams as (
  delete from team_results b using games g
  where b.game_id = g.game_id and not exists (
    select from teams t where t.game_id = b.game_id and t.team_name = b.team_name))`;

/** A team is a name among one host's games: two hosts' Reds have nothing to do with each other. Whose they are `hand-over` says. */
const keepTeams = /* sql */ `kept_teams as (
  insert into team_results (game_id, team_name, score, board_points)
  select game_id, team_name, score, board_points from teams
  on conflict (game_id, team_name) do update set score = excluded.score, board_points = excluded.board_points)`;

/** Tables seen from within a statement are as they were before it: that is what the game gave until now. */
const scoreTeams = /* sql */ `scored_teams as (
  insert into team_scores as s (period, host_id, team_name, score, games)
  select period, host_id, team_name, sum(coalesce(gives, 0) - coalesce(gave, 0)), (count(gives) - count(gave))::int
  from team_changes, ${periodsOf('finished_at')}
  where coalesce(gives, gave) is not null
  group by period, host_id, team_name
  on conflict (period, host_id, team_name) do update set
    score = s.score + excluded.score, games = s.games + excluded.games)`;

/** Whoever is called otherwise since, or was taken out, has no place under the old name. */
const keepPlaces = /* sql */ `dropped_places as (
  delete from game_places b using games g
  where b.game_id = g.game_id and not exists (
    select from places p where p.game_id = b.game_id and p.kind = b.kind and p.id = b.id)),
kept_places as (
  insert into game_places (game_id, kind, id, score, position)
  select game_id, kind, id, score, position from places
  on conflict (game_id, kind, id) do update set score = excluded.score, position = excluded.position)`;

const scorePlayers = /* sql */ `scored_players as (
  insert into player_scores as s (period, user_id, score, games)
  select period, p.user_id, sum(coalesce(p.board_points, 0) - coalesce(before.board_points, 0)),
         (count(p.board_points) - count(before.board_points))::int
  from people p join games g using (game_id)
  left join user_game_history before
    on before.game_id = p.game_id and before.user_id = p.user_id and before.role = p.role,
  ${periodsOf('g.finished_at')}
  where p.role = 'player' and coalesce(p.board_points, before.board_points) is not null
  group by period, p.user_id
  on conflict (period, user_id) do update set score = s.score + excluded.score, games = s.games + excluded.games)`;

const keepHistory = /* sql */ `
insert into user_game_history (id, user_id, game_id, participant_id, role, score, questions_answered, correct_answers,
                               question_count, position, won, perfect, played_at, board_points)
select md5(p.game_id || ':' || p.user_id || ':' || p.role)::uuid, p.user_id, p.game_id, p.participant_id, p.role, p.score,
       p.questions_answered, p.correct_answers, g.question_count, p.position, p.won, p.perfect, g.finished_at, p.board_points
from games g join people p using (game_id)
on conflict (game_id, user_id, role) do update set
  participant_id = excluded.participant_id, score = excluded.score, questions_answered = excluded.questions_answered,
  correct_answers = excluded.correct_answers, position = excluded.position, board_points = excluded.board_points`;

/** Keeps what games came to, or came to after a correction by their hosts; the boards get the difference. */
export const keepResults = `with ${[given, keepGames, keepQuestions, shareQuestions, teamChanges, dropTeams, keepTeams, scoreTeams, scorePlayers, keepPlaces].join(',\n')}${keepHistory}`;

/**
 * After that, with the same games: a sum over no game tells nothing, and goes. Else it would depend on where batches end, and
 * on what went before, whether there is a row of it.
 */
export const dropEmptySums = /* sql */ `
with shares as (
  delete from question_shares s using jsonb_to_recordset($2::jsonb) q(question_id text)
  where s.question_id = q.question_id and s.games = 0),
players as (
  delete from player_scores s using jsonb_to_recordset($3::jsonb) p(user_id uuid, role text)
  where s.user_id = p.user_id and p.role = 'player' and s.games = 0)
delete from team_scores s
using jsonb_to_recordset($1::jsonb) g(game_id text) join game_results r using (game_id), ${periodsOf('r.finished_at')}
where s.period = periods.period and s.host_id = r.host_id and s.games = 0`;
