/** Removed players count nowhere; their answers stay in the table. */
const ofRemoved = /* sql */ `
  (a.game_id, a.participant_id) in (
    select game_id, id from game_participants where game_id = any($1) and removed_version is not null)`;

/** When choices came in the games $1: by time limit and half second, null for no choice; the $2 limits chosen under most. */
export const pace = /* sql */ `
with paced as (
  select q.time_limit, case when a.selected_answer is not null
                            then least(a.time_to_answer / 500, 2 * q.time_limit - 1) end as bin, count(*)::int as answers
  from player_answers a
  join game_questions q on q.game_id = a.game_id and q."order" = a.question_index + 1
  where a.game_id = any($1) and not ${ofRemoved}
  group by 1, 2),
limits as (
  select time_limit, sum(answers) as answers from paced where bin is not null
  group by time_limit order by answers desc, time_limit limit $2),
asked as (
  select g.time_limit, count(*)::int as questions
  from question_results q join game_questions g on g.game_id = q.game_id and g."order" = q.question_index + 1
  where q.game_id = any($1) group by g.time_limit)
select p.time_limit as "timeLimit", a.questions, p.bin, p.answers
from limits l join asked a using (time_limit) join paced p using (time_limit)
order by l.answers desc, p.time_limit, p.bin`;

/**
 * What players of the games $1 did from the first question to the last, in one reading of their answers. Points are
 * those of scoring version 1 (libs/domain/src/scoring.ts), for whoever is right now: a corrected answer counts as it is
 * corrected. Places are those of standings.ts: by points, then by the time of the right answers.
 */
export const courses = /* sql */ `
with answers as (
  select a.game_id, a.participant_id, a.question_index, a.selected_answer, a.is_correct,
         case when a.is_correct then a.time_to_answer end as right_ms,
         case when a.is_correct
              then q.points + greatest(0, q.time_limit * 1000 - a.time_to_answer) / 1000 * 10 end as points
  from player_answers a
  join game_questions q on q.game_id = a.game_id and q."order" = a.question_index + 1
  where a.game_id = any($1) and not ${ofRemoved}),
players as (
  select game_id, participant_id, max(question_index) filter (where selected_answer is not null) as last,
         count(points) as correct, coalesce(sum(points), 0) as score, coalesce(sum(right_ms), 0) as right_ms
  from answers group by game_id, participant_id),
opened as (
  select game_id, count(*)::int as questions from question_results where game_id = any($1) group by game_id),
leaving as (
  select game_id, last, count(*) as players from players where last is not null group by game_id, last),
stays as (
  select nth as "questionIndex", count(distinct game_id)::int as games, sum(players)::int as players,
         coalesce(sum(players) filter (where last >= nth), 0)::int as stayed
  from leaving join opened using (game_id) cross join lateral generate_series(0, questions - 1) nth
  group by nth),
judged as (
  select game_id, correct, score, max(correct) over (partition by game_id) as most,
         first_value(correct) over (partition by game_id order by score desc, right_ms, correct desc) as winner
  from players),
decided as (
  select case when winner < most then 'speed'
              when count(*) filter (where correct = most) > 1 then 'tie'
              else 'knowledge' end as by
  from judged group by game_id, winner, most having count(*) > 1 and max(score) > 0)
select (select coalesce(json_agg(stays order by "questionIndex"), '[]') from stays) as stays,
       (select json_build_object('knowledge', count(*) filter (where by = 'knowledge'),
                                 'tie', count(*) filter (where by = 'tie'),
                                 'speed', count(*) filter (where by = 'speed')) from decided) as decided`;
