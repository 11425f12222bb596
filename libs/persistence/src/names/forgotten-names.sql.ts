import { sealedText, sealedWinnersText } from './sealed-names.js';

/** Nobody appends to the game meanwhile, and it is forgotten about one name after the other. */
export const holdStream = /* sql */ `select pg_advisory_xact_lock(hashtextextended($1, 7))`;

/** Nor does anybody report something of it, who may know a name that is being forgotten (`ReportStore`). */
export const holdReports = /* sql */ `select pg_advisory_xact_lock(hashtextextended($1, 24))`;

/**
 * What lies in the open is rewritten while nobody archives or brings back: a month that is on its way into files would take
 * along what it was, and drop what it has become. Others who forget may be at it, too. Nobody waits for it: behind the game's
 * stream, which is held meanwhile, a writer waits with what others play.
 */
export const holdArchive = /* sql */ `
select pg_try_advisory_xact_lock_shared(hashtextextended('expiry', 13)) as held`;

export const holdRoot = /* sql */ `select root from name_keys where game_id = $1 for update`;

/** Of the seats $2 of game $1, from now on a key each, $3. */
export const keepSeatKeys = /* sql */ `
insert into seat_name_keys (game_id, player_id, key)
select $1, k.player_id, k.key from unnest($2::text[], $3::bytea[]) k (player_id, key) on conflict do nothing`;

export const endRoot = /* sql */ `update name_keys set root = null where game_id = $1`;

export const endSeatKey = /* sql */ `delete from seat_name_keys where game_id = $1 and player_id = $2`;

/** Where names lie in the open, they are taken out where they stand: they are in no seal. $4 are the events that name somebody. */
export const rewritePlayer = /* sql */ `
update events set data = (data - 'shownName') || jsonb_build_object('name', $3::text),
  key = case when key like 'name:%' then 'forgotten:' || version else key end
where game_id = $1 and type = any($4::text[]) and data->>'playerId' = $2 and jsonb_typeof(data->'name') = 'string'`;

export const relistPlayer = /* sql */ `
update game_participants set player_name = $3 where game_id = $1 and id = $2 and player_name !~ '${sealedText}'`;

/** The first places, if one was called $2: $3 is what it is called instead. A name may have commas of its own. */
export const renameWinner = /* sql */ `
update game_results r set winner = substr(left(told.winners, -2), 3)
from (select game_id, replace(', ' || winner || ', ', ', ' || $2 || ', ', ', ' || $3 || ', ') as winners
      from game_results where game_id = $1 and winner !~ '${sealedWinnersText}') told
where r.game_id = told.game_id`;

export const endMark = /* sql */ `update seats set name_mark = null where game_id = $1 and player_id = $2`;

/** Of a team, by all its spellings $2; $3 is what it is called instead. */
export const rewriteTeam = /* sql */ `
update events set data = data || jsonb_build_object('teamName', $3::text)
where game_id = $1 and type in ('PlayerJoined', 'PlayerKnocked', 'TeamChosen') and data->>'teamName' = any($2::text[])`;

/** A joker's key names the team that has it, $2. */
export const rewriteJoker = /* sql */ `
update events set key = 'joker:forgotten:' || version where game_id = $1 and type = 'JokerDeclared' and key = $2`;

export const relistTeam = /* sql */ `
update game_participants set team_name = $3 where game_id = $1 and team_name = any($2::text[])`;

/** What was said of it by hand in leagues names it by a hash of its name, which a guess would open; from now on by that of $3. */
export const renameInLeagues = /* sql */ `
with said as (
  delete from league_hand where game_id = $1 and competitor in (select md5(name) from unnest($2::text[]) name)
  returning league_id, member_id)
insert into league_hand (league_id, game_id, competitor, member_id)
select distinct on (league_id) league_id, $1, md5($3::text), member_id from said order by league_id, member_id
on conflict do nothing`;

/** What was reported of it names it as well; $2 are its names, $4 the seat that a player's stands for. Another thing is called so already: this one goes. */
export const renameReported = /* sql */ `
with twice as (
  delete from reported_things r where r.game_id = $1 and r.about = $5 and r.name = any($2::text[]) and ($5 = 'team' or r.player_id = $4)
    and (exists (select from reported_things o where o.game_id = $1 and o.about = $5 and o.player_id = r.player_id and o.name = $3)
         or exists (select from reported_things o where o.game_id = $1 and o.about = $5 and o.player_id = r.player_id
                    and o.name = any($2::text[]) and o.id < r.id))
  returning r.id)
update reported_things set name = $3
where game_id = $1 and about = $5 and name = any($2::text[]) and ($5 = 'team' or player_id = $4) and id not in (select id from twice)`;

/** The log is read from its beginning the next time. */
export const dropSnapshot = /* sql */ `delete from game_snapshots where game_id = $1`;

/** Of a game that went while we waited for its stream there is nothing to note. */
export const note = /* sql */ `
insert into forgotten_names (game_id, player_id, name_of)
select game_id, $2, $3 from game_streams where game_id = $1 on conflict do nothing`;

/** All of them, the oldest first: what a database that was restored has to forget again. */
export const readForgotten = /* sql */ `
select game_id as "gameId", player_id as "playerId", name_of as "of" from forgotten_names order by forgotten_at, game_id, player_id`;
