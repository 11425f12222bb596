import { leagueLimits } from '@clockbeat/domain';
import { isNotSuspended } from '../roles/standing.sql.js';

/** Whether account `u` runs league `l`. */
const runs = /* sql */ `(u.id = l.owner_id
  or exists (select from league_organisers o where o.league_id = l.id and o.user_id = u.id))`;

/** Whether somebody who has written to nobody of us may be written to: the address is the account's own, and it is not shut out. */
const mayBeWritten = /* sql */ `u.email_trusted and ${isNotSuspended('u.id::text')}`;

/** Of league `l` and account `u` with settings `s` and its word `r` (both may be missing): whoever runs it unless they said no, a member who said yes. */
const wants = /* sql */ `coalesce(r.wants, ${runs})`;
const takesMail = (usual: string): string => /* sql */ `coalesce(s.email_notifications, ${usual}::boolean)`;

/** Long enough for a host to mend what the evening has shown to be wrong. */
const settledAfter = `interval '10 minutes'`;
/** Of older nights nobody is told: they were added afterwards, or no gateway that can send mail was there. */
const freshFor = `interval '6 hours'`;
const aDay = `now() - interval '1 day'`;

/**
 * Notes the mails of one league's nights whose results have stood for a while, and that they are noted. Others pass over the league
 * meanwhile, and so does this where somebody changes it. Answers whether there was one. $1: whether accounts get mail that said nothing.
 */
export const note = /* sql */ `
with held as materialized (
  select l.* from leagues l
  where l.id in (
    select n.league_id from league_nights n join game_results g using (game_id)
    where not n.mailed and g.finished_at <= now() - ${settledAfter})
  order by l.id limit 1 for no key update skip locked),
over as (
  update league_nights n set mailed = true from held l, game_results g
  where n.league_id = l.id and not n.mailed and g.game_id = n.game_id and g.finished_at <= now() - ${settledAfter}
  returning n.league_id, n.game_id, g.finished_at),
nights as (
  select o.league_id, o.game_id from over o join held l on l.id = o.league_id
  where o.finished_at > now() - ${freshFor} and (l.ended_at is null or o.finished_at <= l.ended_at)
    and ${isNotSuspended('l.owner_id::text')}
  order by o.finished_at desc, o.game_id
  limit greatest(0, ${leagueLimits.mailedNights} - (
    select count(distinct m.game_id) from league_mails m join held on m.league_id = held.id where m.noted_at > ${aDay}))),
noted as (
  insert into league_mails (league_id, game_id, user_id)
  select l.id, n.game_id, u.id
  from nights n join held l on l.id = n.league_id
  join users u on ${runs} or exists (select from league_members m where m.league_id = l.id and m.user_id = u.id)
  left join user_settings s on s.user_id = u.id
  left join league_readers r on r.league_id = l.id and r.user_id = u.id
  where ${takesMail('$1')} and ${wants} and ${mayBeWritten}
  order by ${runs} desc, n.game_id, u.id
  limit greatest(0, ${leagueLimits.mails} - (
    select count(*) from league_mails m join leagues o on o.id = m.league_id join held h on o.owner_id = h.owner_id
    where m.noted_at > ${aDay}))
  on conflict do nothing)
select exists (select from held) as found`;

/**
 * Takes the one that has waited longest; others pass over it (docs/decisions/014). What nobody wants any more by then is taken as
 * well: `wanted` says so.
 */
export const claim = /* sql */ `
update league_mails c set attempts = attempts + 1, due_at = now() + $1::float8 * interval '1 ms'
from (
  select league_id, game_id, user_id from league_mails where due_at <= now() + interval '1 ms'
  order by due_at limit 1 for update skip locked) due
join leagues l on l.id = due.league_id
join users u on u.id = due.user_id
left join user_settings s on s.user_id = u.id
left join league_readers r on r.league_id = l.id and r.user_id = u.id
where c.league_id = due.league_id and c.game_id = due.game_id and c.user_id = due.user_id
returning c.league_id as "leagueId", c.game_id as "gameId", u.id as "userId", l.token, u.email,
  coalesce(s.language, $2::text) as language, c.attempts as attempt,
  ${takesMail('$3')} and ${wants} and ${mayBeWritten} and ${isNotSuspended('l.owner_id::text')} and (${runs}
    or exists (select from league_members m where m.league_id = l.id and m.user_id = u.id)) as wanted`;

const ofOne = 'where league_id = $1 and game_id = $2 and user_id = $3';
export const sent = `update league_mails set sent_at = now(), due_at = null ${ofOne}`;
/** To be tried again after $4 ms; null: never. */
export const putOff = `update league_mails set due_at = now() + $4::float8 * interval '1 ms' ${ofOne}`;

/** Says for account $2 whether it wants the mails of league $1; of an account that is gone, and of a league that is, nothing is kept. */
export const choose = /* sql */ `
insert into league_readers (league_id, user_id, wants)
select l.id, u.id, $3 from leagues l, users u where l.id = $1 and u.id = $2 for key share of l, u
on conflict (league_id, user_id) do update set wants = excluded.wants
returning league_id`;

/** What account $2 has to do with league $1. */
export const placeOf = /* sql */ `
select (select m.id from league_members m where m.league_id = l.id and m.user_id = u.id) as "memberId",
       ${runs} as runs, ${wants} as wants, ${takesMail('$3')} and ${mayBeWritten} as "takesMail"
from leagues l join users u on u.id = $2
left join user_settings s on s.user_id = u.id
left join league_readers r on r.league_id = l.id and r.user_id = u.id
where l.id = $1`;
