/** Removed players count nowhere; their answers stay in the table. */
const ofRemoved = /* sql */ `
  (a.game_id, a.participant_id) in (
    select game_id, id from game_participants where game_id = any($1) and removed_version is not null)`;

/** When choices came in the games $1: by time limit and half second, null for no choice; the $2 limits chosen under most. */
export const pace = /* sql */ `
with paced as (
  select q.time_limit, case when a.selected_answer is not null or a.given is not null
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

/** How many stayed and what decided, in the games $1: as the results have them, so that no rule is told twice. */
export const courses = /* sql */ `
with stays as (
  select q.question_index as "questionIndex", count(*)::int as games, sum(came.stayed)::int as players,
         sum(q.stayed)::int as stayed
  from question_results q
  join question_results came on came.game_id = q.game_id and came.question_index = 0 and came.stayed > 0
  where q.game_id = any($1) group by q.question_index),
decided as (select decided_by as by from game_results where game_id = any($1))
select (select coalesce(json_agg(stays order by "questionIndex"), '[]') from stays) as stays,
       (select json_build_object('knowledge', count(*) filter (where by = 'knowledge'),
                                 'tie', count(*) filter (where by = 'tie'),
                                 'speed', count(*) filter (where by = 'speed')) from decided) as decided`;
