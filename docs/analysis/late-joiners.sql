-- What does it cost to come late?
-- By the number of questions that were closed when they came: how right they were while they were there, how many points
-- they made a question, how far up they ended (100 is first, 0 is last) and how many reached the first three places.
with seated as (
  select s.first_question as missed, count(t.question_index) as asked, count(*) filter (t.is_right) as right_answers,
         coalesce(sum(t.points), 0) as points, any_value(p.position) as position, any_value(p.players) as players
  from seats s
  join standings p using (game_id, player_id)
  left join turns t using (game_id, player_id)
  group by s.game_id, s.player_id, s.first_question),
banded as (
  select *, case when missed = 0 then 'none' when missed <= 2 then '1 or 2' when missed <= 4 then '3 or 4' else '5 and more' end
    as questions_missed
  from seated where players > 1)
select questions_missed, count(*) as seats, round(100 * sum(right_answers) / sum(asked), 1) as right_pct,
       round(sum(points) / sum(asked), 1) as points_a_question,
       round(100 * avg((players - position) / (players - 1)), 1) as place_pct,
       round(100 * count(*) filter (position <= 3) / count(*), 1) as first_three_pct
from banded
group by questions_missed
order by min(missed);
