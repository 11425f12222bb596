-- How right are people, by category and hour?
-- By what a question is about and the hour, in UTC, in which its game began: how many answers, how many of them right, and how
-- many points of a hundred that is from what the same questions came to at all hours, so that hard ones count for nothing.
-- Fewer than 30 answers say too little and are left out.
with usual as (
  select question_key, avg(is_right::int) as right_share from turns where answered group by question_key),
asked as (
  select coalesce(q.category, 'None') as category, hour(g.started_at at time zone 'UTC') as hour, t.is_right, u.right_share
  from turns t
  join questions q using (game_id, question_index)
  join games g using (game_id)
  join usual u on u.question_key = t.question_key
  where t.answered)
select category, hour, count(*) as answers, round(100 * avg(is_right::int), 1) as right_pct,
       round(100 * avg(is_right::int - right_share), 1) as against_usual
from asked
group by category, hour
having count(*) >= 30
order by category, hour;
