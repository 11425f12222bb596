/**
 * Asks for the lock $1 and looks at the builds of the projections $2, in one statement. Who has the lock keeps it by asking
 * again: it is the session's, and ends with it. So that it also ends with a process that stands still, the server ends the
 * session of whoever has it and has not asked for $3 ms. `waitingMs`: how long the oldest event that a build may read and
 * has not read has been there; null where there is none. Its plan is the same whatever it asks for: to make it anew each
 * second would be half of what it costs.
 */
export const standAndLook = /* sql */ `
with turn as materialized (select pg_try_advisory_lock(hashtextextended($1, 14)) as elected),
builds as (
  select p.name, p.build, p.version, (
    select greatest(extract(epoch from clock_timestamp() - e.recorded_at) * 1000, 0) from events e
    where (e.transaction_id, e.position) > (p.transaction_id, p.position)
      and e.transaction_id < pg_snapshot_xmin(pg_current_snapshot())
    order by e.transaction_id, e.position limit 1)::float8 as "waitingMs"
  from projections p where p.name = any($2::text[]))
select turn.elected, coalesce((select json_agg(builds) from builds), '[]') as builds,
       set_config('idle_session_timeout', case when turn.elected then $3 else '0' end, false),
       set_config('plan_cache_mode', 'force_generic_plan', false)
from turn`;
