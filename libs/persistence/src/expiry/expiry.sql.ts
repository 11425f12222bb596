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

/** Games for one and demos that ended before $1, from a place on, in the order of their ends; with their number of events. */
export const endedBefore = /* sql */ `
select g.id, g.completed_at::text as "endedAt", g.game_code as code, coalesce(s.version, 0) as events,
       g.kind = 'demo' or not exists (
         select from game_participants p where p.game_id = g.id and p.user_id is not null) as "isGuests"
from games g left join game_streams s on s.game_id = g.id
where g.kind <> 'live' and g.completed_at < $1 and (g.completed_at, g.id) > ($2::timestamptz, $3)
order by g.completed_at, g.id limit $4`;

/** Who appends to one of these waits for us, or we leave it for later: nobody appends to what ended days ago. */
export const lockStreams = /* sql */ `
select id from unnest($1::text[]) id where pg_try_advisory_xact_lock(hashtextextended(id, 7))`;

/**
 * Those of them that the log itself calls over, nobody's with an account, and read to their last event by every projection
 * that has tables ($2): what such a one has not seen it would miss. What is in the archive stays: most of it is not here to be looked
 * at, and no month goes there with a game that is still to be deleted.
 */
export const maybeForgotten = /* sql */ `
select s.game_id as id from game_streams s
join events c on c.game_id = s.game_id and c.version = 1
join lateral (select transaction_id, position from events e where e.game_id = s.game_id
              order by e.version desc limit 1) last on true
where s.game_id = any($1::text[]) and s.due_at is null
  and not exists (select from archived_months a where a.from_id <= s.game_id and s.game_id < a.to_id)
  and c.data->>'kind' in ('solo', 'demo') and c.data->>'hostId' is null
  and (c.data->>'kind' = 'demo' or not exists (
    select from events j where j.game_id = s.game_id and j.type = 'PlayerJoined' and j.data->>'userId' is not null))
  and (select count(*) from projections p
       where p.build = 'live' and p.name = any($2::text[])
         and (last.transaction_id, last.position) <= (p.transaction_id, p.position)) = cardinality($2::text[])`;

/** All that there is of these games, the log last. Of a demo's code the next player makes a new game. */
export const forgetGames: readonly string[] = [
  'delete from room_claims where game_id = any($1)',
  'delete from player_answers where game_id = any($1)',
  'delete from game_participants where game_id = any($1)',
  'delete from game_sessions where game_id = any($1)',
  'delete from game_questions where game_id = any($1)',
  'delete from games where id = any($1)',
  'delete from game_seals where game_id = any($1)',
  'delete from game_snapshots where game_id = any($1)',
  'delete from seat_codes where game_id = any($1)',
  'delete from seats where game_id = any($1)',
  'delete from media_of_games where game_id = any($1)',
  'delete from events where game_id = any($1)',
  'delete from game_streams where game_id = any($1)',
];

export const forgetCodes = /* sql */ `
delete from join_codes where code = any($1) and kind = 'game' and ref = any($2)`;

/** Sets of guests that nobody has touched since $1; at most $2. Their questions go with them. */
export const forgetSets = /* sql */ `
delete from saved_trivia_sets where id in (
  select id from saved_trivia_sets where created_by is null and updated_at < $1 order by updated_at limit $2)
and created_by is null and updated_at < $1`;

export const forgetFeedback = /* sql */ `
delete from feedback where id in (select id from feedback where created_at < $1 order by created_at, id limit $2)`;
