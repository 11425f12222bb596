-- What does the speed bonus change?
-- Each game is ranked again by the points of right answers alone, with equals sharing a place. In `chosen_among_equals_pct`
-- of the games speed chose the winner among several with the most right answers, in `winner_overtaken_pct` it made one of
-- somebody who had fewer; `moved_pct` of all seats ended outside the places that they would have shared.
with ranked as (
  select *, rank() over (partition by game_id order by points_without_bonus desc) as first_place,
         count(*) over (partition by game_id, points_without_bonus) as sharing
  from standings),
moves as (
  select *, greatest(first_place - position, position - (first_place + sharing - 1), 0) as places from ranked),
per_game as (
  select game_id, players, sum(score) as score, sum(score - points_without_bonus) as bonus,
         min(first_place) filter (position = 1) as winner_without, max(sharing) filter (first_place = 1) as best_without,
         count(*) filter (places > 0) as moved, sum(places) as places
  from moves group by all)
select case when players < 10 then 'under 10' when players < 25 then '10 to 24' else '25 and more' end as players_in_game,
       count(*) as games, round(100 * sum(bonus) / sum(score), 1) as bonus_pct_of_points,
       round(100 * count(*) filter (winner_without = 1 and best_without > 1) / count(*), 1) as chosen_among_equals_pct,
       round(100 * count(*) filter (winner_without > 1) / count(*), 1) as winner_overtaken_pct,
       round(100 * sum(moved) / sum(players), 1) as moved_pct, round(sum(places) / sum(players), 2) as places_moved
from per_game
group by players_in_game
order by min(players);
