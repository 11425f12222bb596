import { leagueLimits } from '@clockbeat/domain';
import { isNotSuspended } from '../roles/standing.sql.js';

const columns = /* sql */ `l.id, l.owner_id as "ownerId", l.title, l.kind, l.rules, l.token, l.open_to_join as "openToJoin",
  l.made_at as "madeAt", l.ended_at as "endedAt", l.sealed, l.seal`;

/** Whether an account runs league `l`: it is its owner's, or it was let in. */
export const runBySomebody = (userId: string): string => /* sql */ `(l.owner_id = ${userId} or exists (
  select from league_organisers o where o.league_id = l.id and o.user_id = ${userId}))`;
const runs = runBySomebody('$2::uuid');

/** Whether league `l` has no room for another night. */
export const isFull = /* sql */ `(select count(*) from league_nights n where n.league_id = l.id) >= ${leagueLimits.nights}`;

/** So many leagues account $1 runs. */
const runBy = /* sql */ `(select count(*) from leagues where owner_id = $1::uuid)
  + (select count(*) from league_organisers where user_id = $1::uuid)`;

export const create = /* sql */ `
insert into leagues as l (id, owner_id, title, kind, rules, token, made_at)
select $2, u.id, $3, $4, $5, $6, now() from users u
where u.id = $1 and ${runBy} < ${leagueLimits.leagues}
returning ${columns}`;

export const listOf = /* sql */ `
select l.id, l.title, l.kind, l.made_at as "madeAt", l.ended_at as "endedAt", l.owner_id = $1::uuid as "isOwner",
       (select count(*)::int from league_nights n where n.league_id = l.id) as nights,
       (select count(*)::int from league_members m where m.league_id = l.id) as members
from leagues l
where l.owner_id = $1::uuid or l.id in (select league_id from league_organisers where user_id = $1::uuid)
order by l.ended_at desc nulls first, l.made_at desc, l.id`;

export const find = /* sql */ `select ${columns} from leagues l where l.id = $1 and ${runs}`;

export const findByToken = /* sql */ `
select ${columns} from leagues l where l.token = $1 and ${isNotSuspended('l.owner_id::text')}`;

/** Held until the transaction is over, so that two changes at once are counted, and none is made after the end. */
export const hold = /* sql */ `select ${columns} from leagues l where l.id = $1 and ${runs} for update`;

export const holdByToken = /* sql */ `select ${columns} from leagues l where l.token = $1 for update`;

export const change = /* sql */ `
update leagues l set title = coalesce($2, title), rules = coalesce($3, rules), open_to_join = coalesce($4, open_to_join)
where l.id = $1 returning ${columns}`;

/** A hash of all that a table is reckoned from besides the games themselves: another one, and another table may come of it. */
export const basisOf = /* sql */ `
select md5(concat_ws('|', l.rules::text,
  (select string_agg(n.game_id || n.is_final || coalesce(r.finished_version, 0), ',' order by n.game_id)
   from league_nights n left join game_results r using (game_id) where n.league_id = l.id),
  (select string_agg(m.id || m.name_key || coalesce(m.user_id::text, ''), ',' order by m.id) from league_members m where m.league_id = l.id),
  (select string_agg(h.game_id || h.competitor || coalesce(h.member_id, ''), ',' order by h.game_id, h.competitor)
   from league_hand h where h.league_id = l.id))) as basis
from leagues l where l.id = $1`;

export const end = /* sql */ `
update leagues l set ended_at = now(), sealed = $2, seal = $3 where l.id = $1 returning ${columns}`;

/** A live game of the account $3. */
export const addNight = /* sql */ `
insert into league_nights (league_id, game_id, is_final)
select $1, g.id, $4 from games g
where g.id = $2 and g.kind = 'live' and g.created_by = $3::uuid
  and (select count(*) from league_nights where league_id = $1) < ${leagueLimits.nights}
  and (select count(*) from game_participants p where p.game_id = g.id) <= ${leagueLimits.perNight}
on conflict (league_id, game_id) do update set is_final = excluded.is_final
returning game_id`;

/** Why it was not: $2 is no live game of $3; else there are too many nights, or players. */
export const isOwnGame = /* sql */ `
select from games where id = $1 and kind = 'live' and created_by = $2::uuid`;

export const changeNight = /* sql */ `
update league_nights set is_final = $3 where league_id = $1 and game_id = $2 returning game_id`;

export const removeNight = /* sql */ `
with said as (delete from league_hand where league_id = $1 and game_id = $2)
delete from league_nights where league_id = $1 and game_id = $2 returning game_id`;

/** In the order in which they were played. One that outgrew what a night may have while it waited counts as little as one without results. */
export const nightsOf = /* sql */ `
select n.game_id as "gameId", g.title, n.is_final as "isFinal", coalesce(g.started_at, g.created_at) as at,
       r.game_id is not null and r.participant_count <= ${leagueLimits.perNight} as "isPlayed",
       (select count(*)::int from game_places p where p.game_id = n.game_id and p.kind = $2) as competitors,
       (select encode(s.seal, 'hex') from game_seals s where s.game_id = n.game_id order by s.page desc limit 1) as seal
from league_nights n join games g on g.id = n.game_id left join game_results r on r.game_id = n.game_id
where n.league_id = $1
order by coalesce(g.started_at, g.created_at), n.game_id`;

export const membersOf = /* sql */ `
select id, name, user_id as "userId", pin_hash as "pinHash" from league_members where league_id = $1
order by name_key, id`;

/** Names $2 with their keys $3 and ids $4, as far as there is room; those that are there stay as they are. */
export const addMembers = /* sql */ `
insert into league_members (id, league_id, name, name_key)
select id, $1, name, key from (
  select distinct on (key) id, name, key, nth from unnest($2::text[], $3::text[], $4::text[]) with ordinality n (name, key, id, nth)
  where not exists (select from league_members m where m.league_id = $1 and m.name_key = key)
  order by key, nth) new
order by nth
limit greatest(0, ${leagueLimits.members} - (select count(*) from league_members where league_id = $1))
on conflict do nothing
returning id`;

export const renameMember = /* sql */ `
update league_members set name = $3, name_key = $4 where league_id = $1 and id = $2
  and not exists (select from league_members o where o.league_id = $1 and o.name_key = $4 and o.id <> $2)
returning id`;

/** Nobody holds its name any more. */
export const freeMember = /* sql */ `
update league_members set user_id = null, pin_hash = null where league_id = $1 and id = $2 returning id`;

export const removeMember = /* sql */ `delete from league_members where league_id = $1 and id = $2 returning id`;

/** From now on the name is held by account $3, or by a PIN with the hash $4; not where somebody holds it, or where $3 holds another. */
export const holdMember = /* sql */ `
update league_members m set user_id = $3::uuid, pin_hash = $4
where league_id = $1 and id = $2 and user_id is null and pin_hash is null
  and ($3::uuid is null or not exists (select from league_members o where o.league_id = $1 and o.user_id = $3::uuid))
returning id`;

export const sayByHand = /* sql */ `
insert into league_hand (league_id, game_id, competitor, member_id)
select n.league_id, n.game_id, $3, $4 from league_nights n
where n.league_id = $1 and n.game_id = $2
  and ($4::text is null or exists (select from league_members m where m.league_id = $1 and m.id = $4))
  and exists (select from game_places p where p.game_id = $2 and $3 in (p.id, md5(p.id)))
on conflict (league_id, game_id, competitor) do update set member_id = excluded.member_id
returning competitor`;

export const sayNothing = /* sql */ `
delete from league_hand where league_id = $1 and game_id = $2 and competitor = $3 returning competitor`;

export const saidByHand = /* sql */ `
select game_id as "gameId", competitor, member_id as "memberId" from league_hand where league_id = $1`;

/** Places of players in the games $1. A seat is named by its id. */
export const playersOf = /* sql */ `
select p.game_id as "gameId", p.id as key, s.player_name as name,
       case when s.user_id is null then '{}'::text[] else array[s.user_id::text] end as "userIds", p.score, p.position
from game_places p join game_participants s on s.game_id = p.game_id and s.id = p.id
where p.game_id = any($1::text[]) and p.kind = 'player'`;

/** The same of teams, with the accounts that sat in them. A team is named by what follows from its name: that may be forgotten. */
export const teamsOf = /* sql */ `
select p.game_id as "gameId", md5(p.id) as key, p.id as name, coalesce(s.users, '{}') as "userIds", p.score, p.position
from game_places p left join (
  select game_id, team_name, array_agg(distinct user_id::text order by user_id::text) as users from game_participants
  where game_id = any($1::text[]) and user_id is not null and team_name is not null and removed_version is null
  group by game_id, team_name) s on s.game_id = p.game_id and s.team_name = p.id
where p.game_id = any($1::text[]) and p.kind = 'team'`;
