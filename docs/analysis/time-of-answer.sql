-- When do people answer, and does haste pay?
-- For each time limit and second: how many of all who could have answered until then, and how many of the answers given in
-- that very second were right. The curve ends below 100: the rest said nothing in time.
with turns_by_limit as (
  select q.time_limit, t.answered, t.is_right, floor(t.response_ms / 1000)::int + 1 as second
  from turns t
  join questions q using (game_id, question_index)),
everybody as (select time_limit, count(*) as turns from turns_by_limit group by time_limit),
axis as (select time_limit, turns, unnest(range(1, time_limit + 1))::int as second from everybody),
given as (
  select time_limit, second, count(*) as answers, count(*) filter (is_right) as right_answers
  from turns_by_limit where answered
  group by all)
select time_limit, second, coalesce(answers, 0) as answers,
       round(100 * sum(coalesce(answers, 0)) over (partition by time_limit order by second) / turns, 1) as answered_pct,
       round(100 * right_answers / answers, 1) as right_pct
from axis
left join given using (time_limit, second)
order by time_limit, second;
