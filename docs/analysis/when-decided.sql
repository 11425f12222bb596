-- When is a game decided?
-- Who led after each question (by score, then time; nobody where several share the lead), how often that changed, and from
-- which question on the winner was never passed again. `by_the_last_pct` are games that the last question decided,
-- `from_the_first_pct` those in which the winner of the first question won it all. Games with shared winners are left out.
with scores as (
  select s.game_id, q.question_index, s.player_id,
         sum(coalesce(t.points, 0)) over so_far + s.starting_score as score,
         sum(if(t.is_right, t.placing_ms, 0)) over so_far as right_ms
  from seats s
  join questions q using (game_id)
  left join turns t using (game_id, player_id, question_index)
  window so_far as (partition by s.game_id, s.player_id order by q.question_index)),
places as (
  select *, rank() over (partition by game_id, question_index order by score desc, right_ms) as place from scores),
leads as (
  select game_id, question_index, if(count(*) = 1, any_value(player_id), null) as leader
  from places where place = 1 group by all),
winners as (
  select game_id, arg_max(leader, question_index) filter (leader is not null) as winner, max(question_index) as last_index
  from leads
  group by game_id
  having arg_max(leader is not null, question_index)),
changes as (
  select game_id, count(*) as lead_changes
  from (
    select game_id, leader, lag(leader) over (partition by game_id order by question_index) as before
    from leads where leader is not null)
  where leader <> before
  group by game_id),
decided as (
  select w.game_id, w.last_index, coalesce(max(l.question_index) + 1, 0) as decided_at
  from winners w
  left join leads l on l.game_id = w.game_id and l.leader is distinct from w.winner
  group by all),
sizes as (select distinct game_id, players from standings)
select case when players < 10 then 'under 10' when players < 25 then '10 to 24' else '25 and more' end as players_in_game,
       count(*) as games, round(avg(last_index + 1), 1) as questions, round(avg(coalesce(lead_changes, 0)), 1) as lead_changes,
       round(avg(decided_at + 1), 1) as decided_by_question,
       round(100 * count(*) filter (decided_at = last_index) / count(*), 1) as by_the_last_pct,
       round(100 * count(*) filter (decided_at = 0) / count(*), 1) as from_the_first_pct
from decided
join sizes using (game_id)
left join changes using (game_id)
group by players_in_game
order by min(players);
