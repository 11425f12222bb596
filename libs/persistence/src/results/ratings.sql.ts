import { type Write, write } from '../projections/write.js';

/** Ratings follow the end; the last word of each player counts. Their sum is computed again, up to this batch. */
export const countRatings: Write = write(
  ['GameRated'],
  /* sql */ `
update game_results r set stars = rated.stars, ratings = rated.ratings
from (
  select game_id, sum(stars)::int as stars, count(*)::int as ratings
  from (
    select distinct on (e.game_id, e.data->>'playerId') e.game_id, (e.data->>'stars')::int as stars
    from game_results g join events e on e.game_id = g.game_id and e.version > g.finished_version
    where g.game_id in (select game_id from batch where type = 'GameRated') and e.type = 'GameRated'
      and (e.transaction_id, e.position) <= ($3::xid8, $4::bigint)
    order by e.game_id, e.data->>'playerId', e.version desc) last
  group by game_id) rated
where r.game_id = rated.game_id`,
);
