import { withoutMonth } from './month.js';

/** One gateway at a time; the others find it taken and come again in an hour. Until the end of the transaction. */
export const takeTurn = /* sql */ `select pg_try_advisory_xact_lock(hashtextextended('months', 13)) as mine`;

/** The parts of the log with what each takes, as the server says it; none where it is one table. */
export const readParts = /* sql */ `
select c.relname::text as name, pg_get_expr(c.relpartbound, c.oid) as bounds
from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
where p.oid = 'public.events'::regclass and p.relkind = 'p'
order by c.relname collate "C"`;

/** What all parts take, by what the catalogue has of them and of their indexes; a part that was never looked at has -1 rows there. */
export const estimateLog = /* sql */ `
with parts as (select inhrelid as oid from pg_inherits where inhparent = 'public.events'::regclass),
pages as (
  select c.relpages from parts join pg_class c using (oid)
  union all
  select c.relpages from parts p join pg_index i on i.indrelid = p.oid join pg_class c on c.oid = i.indexrelid
  union all
  select t.relpages from parts join pg_class c using (oid) join pg_class t on t.oid = c.reltoastrelid)
select (select coalesce(sum(greatest(c.reltuples, 0)), 0)::float8 from parts join pg_class c using (oid)) as events,
       (select coalesce(sum(relpages), 0)::float8 from pages) * current_setting('block_size')::int as bytes`;

/** Whether a game has an id from $1 to $2. */
export const hasGames = /* sql */ `
select exists (select from game_streams where game_id >= $1 and game_id < $2) as has`;

/** How many events of ids from $1 to $2 no month has taken, as far as $3. */
export const countLeftOver = /* sql */ `
select count(*)::int as count from (
  select from ${withoutMonth} where game_id >= $1 and game_id < $2 limit $3) left_over`;

/** Takes them along into the table of their month, before it is a part of the log. */
export const takeLeftOver = (table: string): string => /* sql */ `
with gone as (delete from ${withoutMonth} where game_id >= $1 and game_id < $2 returning *)
insert into ${table} select * from gone`;
