import { eventColumns } from './event-row.js';

/** One stream in the order of its versions, a page after a version. */
export const readStream = /* sql */ `
select ${eventColumns} from events where game_id = $1 and version > $2 order by version limit $3`;

/** Single events by stream and version. */
export const readVersions = /* sql */ `
select ${eventColumns} from unnest($1::text[], $2::int[]) wanted(id, number)
join events on game_id = wanted.id and version = wanted.number`;

/**
 * All streams in commit-safe order. Only rows that no running transaction can still precede: a late commit delays this
 * read, it is never skipped.
 */
export const readAll = /* sql */ `
select ${eventColumns}, transaction_id::text as transaction_id, position::text as position
from events
where (transaction_id, position) > ($1::xid8, $2::bigint)
  and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
order by events.transaction_id, events.position limit $3`;

/** How long the oldest committed event has been held back by a transaction that still runs, ms; 0 when none is. */
export const horizonAge = /* sql */ `
select coalesce((
  select extract(epoch from clock_timestamp() - recorded_at) * 1000 from events
  where transaction_id >= pg_snapshot_xmin(pg_current_snapshot())
  order by transaction_id, position limit 1), 0)::float8 as age`;

/** $3 and $4: the lowest and the highest of the ids, so that no plan is made for other months than those between. */
export const heads = /* sql */ `
select s.game_id as "gameId", s.version, round, (extract(epoch from due_at) * 1000)::float8 as "dueAt",
  array(select e.data->>'commandId' from events e
        where e.game_id = s.game_id and e.version > s.version - $2::int
          and e.game_id between $3::text and $4::text
        order by e.version desc) as "commandIds"
from game_streams s
where s.game_id = any($1::text[])`;

/** What hosts have said of answers in these games. */
export const verdicts = /* sql */ `
select ${eventColumns} from events
where game_id = any($1::text[]) and type = 'AnswersJudged' order by game_id, version`;

/** Games whose state should have ended, the longest overdue first. */
export const overdue = /* sql */ `
select game_id as "gameId", round from game_streams
where due_at < to_timestamp($1::float8 / 1000) order by due_at limit $2`;
