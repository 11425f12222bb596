-- Which questions tell those who know from those who don't?
-- The correlation of being right here with the share of right answers to the other questions of the same game, each taken
-- from its mean in that game (point-biserial, item against rest). Above 0.3 is good, below 0.1 is chance, below 0 the good
-- players fail: look at the key first.
with rests as (
  select *, (sum(is_right::int) over mine - is_right::int) / nullif(count(*) over mine - 1, 0) as rest
  from turns
  window mine as (partition by game_id, player_id)),
pairs as (
  select question_key, is_right, is_right::int - avg(is_right::int) over here as item, rest - avg(rest) over here as other
  from rests
  where answered and rest is not null
  window here as (partition by game_id, question_index)),
texts as (select question_key, max(question) as question from questions group by question_key)
select question, count(*) as answers, round(100 * count(*) filter (is_right) / count(*), 1) as right_pct,
       round(corr(item, other), 3) as discrimination
from pairs
join texts using (question_key)
group by question_key, question
having count(*) >= 30 and stddev(item) > 0 and stddev(other) > 0
order by discrimination, question;
