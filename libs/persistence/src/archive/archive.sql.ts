import type { Month } from '../months/month.js';

/** One at a time. Expiry takes the same turn: no game goes while its month is written, and none comes back. Until the session ends. */
export const takeTurn = /* sql */ `
select pg_try_advisory_lock(hashtextextended('expiry', 13)) as mine`;

/** Rows come back one after the other: what is put into the log is taken out of what a rebuild reads beside it. */
export const lockRows = /* sql */ `select pg_advisory_xact_lock(hashtextextended('archived rows', 13))`;

const endings = `('GameFinished', 'GameAbandoned')`;

/**
 * What stays in the table of an archived game, because statements look for it there by its type or its place; every statement
 * over \`events\` is looked through for it (kept-rows.spec.ts). Its first event says whose game of which kind it is. Everything
 * from its end on: exports and ratings ask for it, the heads of streams for its last one; and with the keys of its last round
 * a retry is judged as ever. What hosts said of answers: \`verdicts\`.
 */
export const isKept = (event: string, ended: string): string => `
  (${event}.version = 1 or ${event}.version >= ${ended} or ${event}.type = 'AnswersJudged')`;

/** Where new tables are made; nothing of it is read before it takes the place of a month's. */
export const workshop = 'archiving';
const beside = ({ partition }: Month): string => `${workshop}.${partition}`;
const inLog = ({ partition }: Month): string => `public.${partition}`;

export const isKnown = /* sql */ `select to_regclass('public.archived_months') is not null as "isKnown"`;

/** Connections of programs with such a name ($1), as far as our user may see them. */
export const countConnections = /* sql */ `
select count(*)::int as connections from pg_stat_activity
where datname = current_database() and application_name ~ $1`;

export const isPart = /* sql */ `
select exists (select from pg_inherits
               where inhparent = 'public.events'::regclass and inhrelid = to_regclass($1)) as "isPart"`;

/** Why not, each as a number of games ($1 to before $2); 0: it may go. */
export const hindrances = /* sql */ `
with streams as materialized (select * from game_streams where game_id >= $1 and game_id < $2 and version > 0)
select
  (select count(*)::int from streams) as games,
  (select count(*)::int from streams where due_at is not null) as running,
  (select count(*)::int from streams s where not exists (
     select from events e where e.game_id = s.game_id and e.type in ${endings})) as "withoutEnd",
  (select count(*)::int from games g where g.id >= $1 and g.id < $2 and g.kind <> 'live'
     and (g.kind = 'demo' or g.created_by is null and not exists (
       select from game_participants p where p.game_id = g.id and p.user_id is not null))) as visitors,
  (select count(*)::int from streams s where s.version > coalesce((
     select max(version) from game_seals g where g.game_id = s.game_id), 0)) as unsealed`;

/** The last place of the month's part, and whether all of it is older than every transaction that runs. */
export const topOf = (month: Month): string => /* sql */ `
select transaction_id::text as "transactionId", position::text as position,
       pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
       transaction_id < pg_snapshot_xmin(pg_current_snapshot()) as "isDecided"
from ${inLog(month)} order by ${month.partition}.transaction_id desc, ${month.partition}.position desc limit 1`;

/** The projections of $1 that have not read as far as the place $2, $3. */
export const behind = /* sql */ `
select name from unnest($1::text[]) name where not exists (
  select from projections p where p.name = name.name and p.build = 'live'
    and (p.transaction_id, p.position) >= ($2::xid8, $3::bigint))`;

export const isBeingBuilt = /* sql */ `select exists (select from projections where build = 'next') as "isBuilding"`;

/** Every column as exactly as it is kept, in the order of games and versions, a page behind a place. */
export const readPage = (month: Month): string => /* sql */ `
select game_id as "gameId", version, type, schema, actor, key, data::text as data,
       (extract(epoch from at) * 1000000)::bigint::text as at,
       (extract(epoch from recorded_at) * 1000000)::bigint::text as "recordedAt",
       transaction_id::text as "transactionId", position::text as position
from ${inLog(month)}
where (game_id, version) > ($1, $2) and transaction_id < $3::xid8
order by game_id, ${month.partition}.version limit $4`;

/** How many events the streams of the month tell of, but for those that came since. */
export const countUntil = (month: Month): string => /* sql */ `
select ((select coalesce(sum(version), 0) from game_streams where game_id >= $1 and game_id < $2)
  - (select count(*) from ${inLog(month)} where transaction_id >= $3::xid8))::float8 as events`;

export const makeBeside = (month: Month): string => /* sql */ `
drop schema if exists ${workshop} cascade;
create schema ${workshop};
create table ${beside(month)} (like ${inLog(month)} including defaults including indexes);
alter table ${beside(month)} add constraint span check (game_id >= '${month.from}' and game_id < '${month.to}')`;

/** Of the games behind $1 up to $2, what came before the transaction $3. */
export const keepRows = (month: Month): string => /* sql */ `
insert into ${beside(month)}
select e.* from ${inLog(month)} e
join (select game_id, min(version) as version from ${inLog(month)}
      where type in ${endings} and game_id > $1 and game_id <= $2 group by game_id) ended using (game_id)
where e.game_id > $1 and e.game_id <= $2 and e.transaction_id < $3::xid8 and ${isKept('e', 'ended.version')}`;

/**
 * Under locks for which nobody waits long: what came since goes along, and the small table takes the place of the large one.
 * Nothing is read but what is new; the constraint says what the part promises.
 */
export const swap = (month: Month, horizon: string): readonly string[] => [
  'lock table only public.events in access exclusive mode',
  `lock table ${inLog(month)} in access exclusive mode`,
  `insert into ${beside(month)} select * from ${inLog(month)} where transaction_id >= '${horizon}'::xid8`,
  `alter table public.events detach partition ${inLog(month)}`,
  `drop table ${inLog(month)}`,
  `alter table ${beside(month)} set schema public`,
  `alter table public.events attach partition ${inLog(month)} for values from (${month.from === '' ? 'minvalue' : `'${month.from}'`}) to ('${month.to}')`,
  `alter table ${inLog(month)} drop constraint span`,
  `drop schema ${workshop}`,
];

/** A file that a month is written into again is named as before, and used. */
export const noteMonth = /* sql */ `
with used as (
  delete from unused_archive_files where name in (select file->>'name' from jsonb_array_elements($4::jsonb) file))
insert into archived_months (month, from_id, to_id, files, games, events, kept, transaction_id)
values ($1, $2, $3, $4::jsonb, $5, $6, $7, null)`;

export const countKept = /* sql */ `update archived_months set kept = kept + $2 where month = $1`;

/**
 * Its files are noted as unused in the same moment, unless the month came by way of a backup (it has a transaction of its own
 * then): the database that wrote them may have them in use.
 */
export const forgetMonth = /* sql */ `
with gone as (delete from archived_months where month = $1 returning files, transaction_id)
insert into unused_archive_files (name)
select file->>'name' from gone, jsonb_array_elements(files) file where transaction_id is null
on conflict (name) do update set since = excluded.since`;

/** Files that were unused before then, and that no month names. */
export const unusedFiles = /* sql */ `
select name from unused_archive_files u
where since < $1 and not exists (
  select from archived_months m, jsonb_array_elements(m.files) file where file->>'name' = u.name)
order by name`;

export const forgetFile = /* sql */ `delete from unused_archive_files where name = $1`;

/** Archived rows as they were; $12: the transaction that they count as since a restore. */
const given = /* sql */ `
select position, game_id, version, type, schema, data::jsonb as data, key,
       timestamptz 'epoch' + at * interval '1 microsecond' as at, actor,
       coalesce($12::xid8, transaction_id::xid8) as transaction_id,
       timestamptz 'epoch' + recorded_at * interval '1 microsecond' as recorded_at
from unnest($1::bigint[], $2::text[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::bigint[], $9::text[],
            $10::text[], $11::bigint[])
     g(position, game_id, version, type, schema, data, key, at, actor, transaction_id, recorded_at)`;

const columns = 'position, game_id, version, type, schema, data, key, at, actor, transaction_id, recorded_at';

/** A game that has no stream any more was forgotten: what files still hold of it comes back nowhere. */
const isThere = 'exists (select from public.game_streams s where s.game_id = g.game_id)';

/** Puts them back where they were; those that are there stay. */
export const putBack = /* sql */ `
insert into public.events (${columns}) select ${columns} from (${given}) g where ${isThere} on conflict do nothing`;

/** What a rebuild reads beside the log. */
export const fillBeside = (schema: string): string => /* sql */ `
insert into ${schema}.archived_events (${columns})
select ${columns} from (${given}) g
where ${isThere} and not exists (select from public.events e where e.game_id = g.game_id and e.version = g.version)
on conflict do nothing`;

export const takeFromBeside = (schema: string): string => /* sql */ `
delete from ${schema}.archived_events a using unnest($1::text[], $2::int[]) back(game_id, version)
where a.game_id = back.game_id and a.version = back.version`;
