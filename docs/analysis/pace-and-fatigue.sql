-- Do people tire?
-- By the place of a question in its game: how many said nothing, how long an answer took, and how much better or worse than
-- usual people did. Usual is what the same question came to in all its places, so that a hard question that happens to come
-- late counts for nothing: below 0 they are tired, above 0 warmed up, in points of a hundred. The same for the time, in percent.
with usual as (
  select question_key, avg(is_right::int) as right_share, avg(response_ms) as ms
  from turns where answered
  group by question_key),
compared as (
  select t.*, u.right_share, u.ms from turns t left join usual u using (question_key))
select question_index + 1 as question, count(*) as turns,
       round(100 * count(*) filter (not answered) / count(*), 1) as nothing_said_pct,
       round(median(response_ms) / 1000, 1) as median_seconds,
       round(100 * avg(is_right::int) filter (answered), 1) as right_pct,
       round(100 * avg(is_right::int - right_share) filter (answered), 1) as right_against_usual,
       round(100 * (sum(response_ms) / sum(ms) filter (answered) - 1), 1) as time_against_usual_pct
from compared
group by question_index
order by question;
