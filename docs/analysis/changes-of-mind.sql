-- Does a change of mind pay?
-- Of the turns whose answer was changed before the question closed: from right to wrong, from wrong to right, and neither; and
-- what was right in the end of all that were answered without a change. Only games whose rules allow a change have any.
with changing as (
  select distinct game_id from turns where changes > 0),
minds as (
  select *, case when changes = 0 then 'kept' when changes = 1 then 'changed once' else 'changed more often' end as mind
  from turns
  semi join changing using (game_id)
  where answered)
select mind, count(*) as answers, round(100 * count(*) filter (first_was_right) / count(*), 1) as right_at_first_pct,
       round(100 * count(*) filter (is_right) / count(*), 1) as right_at_last_pct,
       round(100 * count(*) filter (first_was_right and not is_right) / count(*), 1) as right_to_wrong_pct,
       round(100 * count(*) filter (not first_was_right and is_right) / count(*), 1) as wrong_to_right_pct
from minds
group by mind
order by min(changes);
