-- Who comes back?
-- Accounts by the week of their first game in this export, and how many of them played again one, two, … weeks later; empty
-- where the export does not reach. Guests have no account and cannot be followed, and pseudonyms change with every export:
-- compare weeks within one file, never people across two.
with visits as (
  select distinct account, date_trunc('week', started_at)::date as week
  from seats
  join played using (game_id)
  where account is not null),
firsts as (select account, min(week) as cohort from visits group by account),
weeks as (
  select cohort, account, (week - cohort) // 7 as weeks_later, (select max(week) from visits) as last_week
  from visits
  join firsts using (account)),
counted as (
  select cohort, count(distinct account) as newcomers, (any_value(last_week) - cohort) // 7 as weeks_since,
         count(*) filter (weeks_later = 1) as one, count(*) filter (weeks_later = 2) as two,
         count(*) filter (weeks_later = 3) as three, count(*) filter (weeks_later = 4) as four,
         count(distinct account) filter (weeks_later > 0) as came_again
  from weeks
  group by cohort)
select cohort, newcomers, if(weeks_since >= 1, round(100 * one / newcomers, 1), null) as week_1_pct,
       if(weeks_since >= 2, round(100 * two / newcomers, 1), null) as week_2_pct,
       if(weeks_since >= 3, round(100 * three / newcomers, 1), null) as week_3_pct,
       if(weeks_since >= 4, round(100 * four / newcomers, 1), null) as week_4_pct,
       if(weeks_since >= 1, round(100 * came_again / newcomers, 1), null) as ever_again_pct
from counted
order by cohort;
