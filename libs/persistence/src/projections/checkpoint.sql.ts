/** Everything with a smaller transaction id is decided. Must be read before the transaction's first write or row lock. */
export const readHorizon = /* sql */ `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`;

/** Nothing when another runner holds it: the lock is the single runner, and with the commit the exactly-once. */
export const takeCheckpoint = /* sql */ `
select version, transaction_id::text as "transactionId", position::text as position
from projections where name = $1 and build = $2 for update skip locked`;

/** The next stretch of the log below the horizon: its end, its size and what occurs in it, with the newest schema of each. No row when there is none. */
export const nextStretch = /* sql */ `
with page as (
  select transaction_id, position, type, schema from events
  where (transaction_id, position) > ($1::xid8, $2::bigint) and transaction_id < $3::xid8
  order by transaction_id, position limit $4)
select transaction_id::text as "transactionId", position::text as position,
       (select count(*)::int from page) as count,
       (select json_object_agg(type, schema) from (select type, max(schema) as schema from page group by type) t) as schemas
from page order by page.transaction_id desc, page.position desc limit 1`;

export const moveCheckpoint = /* sql */ `
update projections set transaction_id = $3::xid8, position = $4::bigint, updated_at = clock_timestamp()
where name = $1 and build = $2`;

export const makeLive = /* sql */ `
insert into projections (name, build, version) values ($1, 'live', $2) on conflict do nothing`;

export const readBuilds = /* sql */ `select build, version from projections where name = $1`;

/** For each live projection how long the oldest event that it has not seen has been there, ms. */
export const readLag = /* sql */ `
select p.name, coalesce((
  select greatest(extract(epoch from clock_timestamp() - e.recorded_at) * 1000, 0) from events e
  where (e.transaction_id, e.position) > (p.transaction_id, p.position)
  order by e.transaction_id, e.position limit 1), 0)::float8 as "behindMs"
from projections p where p.build = 'live' and p.name = any($1::text[])`;
