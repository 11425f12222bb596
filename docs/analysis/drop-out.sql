-- Where do we lose people?
-- Of those who were there from the start and still with us: how many never answered again from this question on. What is
-- left of all is carried on over games of different lengths (Kaplan and Meier). Near the end of a game a single missed
-- question looks like leaving: read the last one or two with that in mind.
with stays as (
  select s.game_id, s.player_id, coalesce(max(t.question_index) filter (t.answered), -1) as last_answered
  from seats s
  join turns t using (game_id, player_id)
  where s.first_question = 0
  group by all),
risks as (
  select q.question_index, count(*) as with_us, count(*) filter (s.last_answered = q.question_index - 1) as lost
  from questions q
  join stays s on s.game_id = q.game_id and s.last_answered >= q.question_index - 1
  group by q.question_index)
select question_index + 1 as question, with_us, lost, round(100 * lost / with_us, 1) as lost_pct,
       round(100 * product(1 - lost / with_us) over (order by question_index), 1) as left_of_all_pct
from risks
order by question;
