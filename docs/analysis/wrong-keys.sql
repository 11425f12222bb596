-- Which keys may be wrong?
-- What the best third of each game (by its other questions) chose: listed is every question of which they took one wrong
-- option more often than the right one. Look these up. If the key is right, it is a trap or a common error, and worth an
-- explanation. Fewer than 10 choices of good players say too little and are left out.
with rests as (
  select *, (sum(is_right::int) over mine - is_right::int) / nullif(count(*) over mine - 1, 0) as rest
  from turns
  window mine as (partition by game_id, player_id)),
placed as (
  select *, percent_rank() over (partition by game_id, question_index order by rest) as place
  from rests
  where answered and rest is not null),
choices as (
  select p.question_key, q.options[p.choice + 1] as option, q.options[p.choice + 1] = q.right_option as is_key
  from placed p
  join questions q using (game_id, question_index)
  where p.place >= 2 / 3 and p.choice is not null),
counted as (select question_key, option, is_key, count(*) as chosen from choices group by all),
per_question as (
  select question_key, sum(chosen)::int as good_players,
         coalesce(sum(chosen) filter (is_key), 0) as chose_key,
         coalesce(max(chosen) filter (not is_key), 0) as chose_other,
         first(option order by chosen desc, option) filter (not is_key) as other
  from counted
  group by question_key),
texts as (select question_key, max(question) as question, max(right_option) as keyed from questions group by question_key)
select question, keyed, other, good_players, round(100 * chose_key / good_players, 1) as keyed_pct,
       round(100 * chose_other / good_players, 1) as other_pct
from per_question
join texts using (question_key)
where good_players >= 10 and chose_other > chose_key
order by (chose_other - chose_key) / good_players desc, question;
