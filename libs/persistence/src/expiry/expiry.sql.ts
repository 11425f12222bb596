import type { GameRule } from './retention.js';

/** One gateway at a time; the others find it taken and come again in an hour. */
export const takeTurn = /* sql */ `select pg_try_advisory_xact_lock(hashtextextended('expiry', 13)) as mine`;

/**
 * No build of a projection begins while a page of games goes (it asks for the same locks, see rebuild.ts), and none is under
 * way: it may have read half of a game whose other half would then be gone.
 */
export const holdRebuilds = /* sql */ `
select coalesce(bool_and(pg_try_advisory_xact_lock(hashtextextended(name, 13))), true)
       and not exists (select from projections where build = 'next') as held
from unnest($1::text[]) name`;

/** Whoever follows the log leaves sums alone that games are taken from. */
export const holdResults = /* sql */ `
select from projections where name = 'results' and build = 'live' for update`;

/** Of a game that nobody but its players led: theirs, or an attempt at somebody's assignment. */
const byAnAccount = /* sql */ `(g.created_by is not null or exists (
  select from game_participants p where p.game_id = g.id and p.user_id is not null))`;

/** Which games a rule is about: what an index finds, and what is asked of each of these. */
const about: Readonly<Record<GameRule, { readonly found: string; readonly isMeant: string }>> = {
  visitors: { found: `g.kind <> 'live'`, isMeant: `g.kind = 'demo' or not ${byAnAccount}` },
  solo: { found: `g.kind <> 'live' and g.kind = 'solo'`, isMeant: byAnAccount },
  finished: { found: `g.kind = 'live' and g.started_at is not null`, isMeant: 'true' },
  unstarted: { found: `g.kind = 'live' and g.started_at is null`, isMeant: 'true' },
};

/** Games of a rule that ended before $1, from a place on, in the order of their ends; with their number of events. */
export const endedBefore = (rule: GameRule): string => /* sql */ `
select g.id, g.completed_at::text as "endedAt", g.game_code as code, coalesce(s.version, 0) as events,
       (${about[rule].isMeant}) as "isMeant"
from games g left join game_streams s on s.game_id = g.id
where ${about[rule].found} and g.completed_at < $1 and (g.completed_at, g.id) > ($2::timestamptz, $3)
order by g.completed_at, g.id limit $4`;

/** Who appends to one of these waits for us, or we leave it for later: nobody appends to what ended days ago. */
export const lockStreams = /* sql */ `
select id from unnest($1::text[]) id where pg_try_advisory_xact_lock(hashtextextended(id, 7))`;

/** What the log itself must say of a game, whatever read models made of it; of archived games it has the first event and the end. */
const inTheLog: Readonly<Record<GameRule, string>> = {
  visitors: /* sql */ `c.data->>'kind' in ('solo', 'demo') and c.data->>'hostId' is null
  and (c.data->>'kind' = 'demo' or not exists (
    select from events j where j.game_id = s.game_id and j.type = 'PlayerJoined' and j.data->>'userId' is not null))`,
  solo: `c.data->>'kind' = 'solo'`,
  finished: `c.data->>'kind' = 'live'`,
  unstarted: `c.data->>'kind' = 'live'`,
};

/**
 * Those of them that the log itself calls over, the rule's, and read to their last event by every projection that has tables ($2):
 * what such a one has not seen it would miss. What is in the archive stays, unless its month goes ($3).
 */
export const maybeForgotten = (rule: GameRule): string => /* sql */ `
select s.game_id as id from game_streams s
join events c on c.game_id = s.game_id and c.version = 1
join lateral (select transaction_id, position from events e where e.game_id = s.game_id
              order by e.version desc limit 1) last on true
where s.game_id = any($1::text[]) and s.due_at is null
  and not exists (select from archived_months a
                  where a.from_id <= s.game_id and s.game_id < a.to_id and not a.month = any($3::text[]))
  and ${inTheLog[rule]}
  and (select count(*) from projections p
       where p.build = 'live' and p.version > 0 and p.name = any($2::text[])
         and (last.transaction_id, last.position) <= (p.transaction_id, p.position)) = cardinality($2::text[])`;

/** Sets of guests that nobody has touched since $1; at most $2. Their questions go with them. */
export const forgetSets = /* sql */ `
delete from saved_trivia_sets where id in (
  select id from saved_trivia_sets where created_by is null and updated_at < $1 order by updated_at limit $2)
and created_by is null and updated_at < $1`;

export const forgetFeedback = /* sql */ `
delete from feedback where id in (select id from feedback where created_at < $1 order by created_at, id limit $2)`;

/** What was reported last before $1, with what was said of it; at most $2. */
export const forgetReports = /* sql */ `
delete from reported_things where id in (
  select id from reported_things where last_at < $1 order by last_at limit $2) and last_at < $1`;

/** The same of sets, which stay. */
export const forgetSetReports = /* sql */ `
delete from reported_sets where set_id in (
  select set_id from reported_sets where last_at < $1 order by last_at limit $2) and last_at < $1`;
