/**
 * The newest finished live games of host $1 that ended in the last $2 days (null for all time): $3 at most, and only as
 * many as ask for $4 answers together, so that what the other statements read is bounded. The newest is always there.
 */
export const gamesRead = /* sql */ `
select id, title, "finishedAt", players, "gamesInPeriod"
from (
  select g.id, g.title, r.finished_at as "finishedAt", r.participant_count as players,
         (count(*) over ())::int as "gamesInPeriod",
         row_number() over newest as nth,
         sum(r.participant_count * g.questions_per_game)
           over (newest rows between unbounded preceding and 1 preceding) as read_before
  from game_results r join games g on g.id = r.game_id
  where r.host_id = $1 and r.finished_at > coalesce(now() - make_interval(days => $2), '-infinity')
  window newest as (order by r.finished_at desc, r.game_id)) hosted
where nth <= $3 and coalesce(read_before, 0) < $4
order by "finishedAt", id`;

/**
 * Accounts in the games $2 of host $1, by game; one is returning if it had played an earlier game of the host, in the
 * period or before. Seats without an account are nobody's: a name says nothing about who sits there.
 */
export const accountsSeen = /* sql */ `
with visits as (
  select h.game_id, h.user_id,
         row_number() over (partition by h.user_id order by h.played_at, h.game_id) > 1 as again
  from game_results r join user_game_history h on h.game_id = r.game_id
  where r.host_id = $1 and h.role = 'player')
select game_id as "gameId", count(*) filter (where again)::int as returning,
       (select count(distinct user_id)::int from visits where game_id = any($2)) as accounts,
       (select count(distinct user_id)::int from visits where game_id = any($2) and again) as "returningAccounts"
from visits where game_id = any($2)
group by game_id`;

/**
 * The newest finished live games of host $1 (null: of everybody) that ended from $2 on and before $3 (epoch ms, null: whenever),
 * as many as ask for $4 answers together; the newest is always there.
 */
export const gamesAnalysed = /* sql */ `
select id, "gamesInScope"
from (
  select r.game_id as id, r.finished_at, (count(*) over ())::int as "gamesInScope",
         sum(r.participant_count * g.questions_per_game)
           over (newest rows between unbounded preceding and 1 preceding) as read_before
  from game_results r join games g on g.id = r.game_id
  where ($1::uuid is null or r.host_id = $1)
    and ($2::float8 is null or r.finished_at >= to_timestamp($2::float8 / 1000))
    and ($3::float8 is null or r.finished_at < to_timestamp($3::float8 / 1000))
  window newest as (order by r.finished_at desc, r.game_id)) ended
where coalesce(read_before, 0) < $4
order by finished_at desc, id`;
