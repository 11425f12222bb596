import { markOf } from './name-mark.sql.js';

/**
 * In one order: two gateways that remember the same seats would wait for each other. A token that takes a seat of its own may
 * have had another one, which moved to it and was given back before the start: that row goes first, which the count sees to.
 */
export const insertSeats = /* sql */ `
with taken as (
  select game_id, player_id, token_hash, user_id, browser_hash, network_hash,
         (select ${markOf('mark_secret', 't.name')} from teams where id = team_id) as name_mark
  from unnest($1::text[], $2::text[], $3::text[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[])
    as t (game_id, player_id, token_hash, user_id, browser_hash, network_hash, name, team_id)),
given_back as (
  delete from seats s using taken t
  where s.game_id = t.game_id and s.token_hash = t.token_hash and s.player_id <> t.player_id returning 1)
insert into seats (game_id, player_id, token_hash, user_id, browser_hash, network_hash, name_mark)
select taken.* from taken where (select count(*) from given_back) >= 0 order by 1, 2 on conflict do nothing`;

/** Of a seat that was given back before the start: its token may be anybody's. $1 game, $2 the seat that gets it, $3 token. */
export const freeToken = /* sql */ `
delete from seats where game_id = $1 and token_hash = $3 and player_id <> $2`;

/** $1 game, $2 seat, $3 its token and $4 its browser from now on. */
export const moveSeat = /* sql */ `
update seats set token_hash = $3, browser_hash = $4 where game_id = $1 and player_id = $2`;
