import { goesAt } from '../expiry/retention.sql.js';
import { microsOf, olderThan } from '../page.js';

export const totalsOfUser = /* sql */ `
select count(participant_count)::int as "gamesHosted", (count(*) filter (where others > 0))::int as "levelGames", coalesce(sum(participant_count), 0)::int as "totalPlayers",
       sum(stars)::float8 / nullif(sum(ratings), 0) as rating,
       coalesce(max(played.games), 0) as "gamesPlayed", coalesce(max(played.score), 0)::float8 as score,
       (select count(*)::int from saved_trivia_sets where created_by = $1) as "questionSets"
from (select count(*)::int as games, sum(score) as score from user_game_history
      where user_id = $1 and role = 'player') played
full join (select participant_count, others, stars, ratings from game_results where host_id = $1) hosted on false`;

/**
 * Of host $1, $4 at most: with the text $5 in title or code, and in the state $6, where they are given. What was put away is a
 * state of its own, and in none of the others.
 */
export const hostedGames = /* sql */ `
select g.id as "gameId", g.title, g.category, g.difficulty, g.participant_count as "participantCount", r.winner,
       case when g.status <> 'finished' then 'in_progress' when g.ended_by = 'abandoned' then 'abandoned'
            else 'completed' end as status,
       floor(extract(epoch from g.completed_at - g.started_at))::int as duration, g.game_code as "gameCode",
       g.created_at as "createdAt", g.started_at as "startedAt", ${goesAt('g.completed_at', 'k')} as "goesAt",
       ${microsOf('g.created_at')} as "createdMicros"
from games g left join game_results r on r.game_id = g.id
left join retention_rules k on k.rule = case when g.started_at is null then 'unstarted' else 'finished' end
where g.created_by = $1 and g.kind = 'live'
  and ${olderThan('g.created_at', 'g.id', 2)}
  and ($5::text is null or strpos(lower(g.title), lower($5)) > 0 or strpos(g.game_code, upper($5)) > 0)
  and ($6 is not distinct from 'archived') = exists (
    select from archived_games a where a.host_id = g.created_by and a.game_id = g.id)
  and (coalesce($6::text, 'archived') = 'archived' or $6 = case when g.status = 'waiting' then 'waiting' when g.status <> 'finished' then 'running'
                                     when g.ended_by = 'abandoned' then 'abandoned' else 'completed' end)
order by g.created_at desc, g.id desc limit $4`;

/** By the index on whom it is of, its role, and when. */
export const playedGames = /* sql */ `
select h.game_id as "gameId", g.title, h.played_at as "playedAt", h.score, h.position,
       coalesce(r.participant_count, g.participant_count) as "participantCount", ${microsOf('h.played_at')} as "playedMicros"
from user_game_history h join games g on g.id = h.game_id left join game_results r on r.game_id = h.game_id
where h.user_id = $1 and h.role = 'player' and ${olderThan('h.played_at', 'h.game_id', 2)}
order by h.played_at desc, h.game_id desc limit $4`;

export const achievementsOfUser = /* sql */ `
select id, achievement_type as "achievementType", achievement_name as "achievementName",
       achievement_description as "achievementDescription", badge_icon as "badgeIcon", earned_at as "earnedAt"
from user_achievements where user_id = $1 order by earned_at desc, achievement_type`;

const own = `(select created_by as host_id, id as game_id from games where created_by = $1 and id = $2 and kind = 'live')`;

/** Game $2 of host $1, once; a row where there is such a game. */
export const putAway = /* sql */ `
with own as ${own}, put as (insert into archived_games select host_id, game_id from own on conflict do nothing)
select from own`;

export const takeOut = /* sql */ `
with own as ${own}, taken as (delete from archived_games using own
  where archived_games.host_id = own.host_id and archived_games.game_id = own.game_id)
select from own`;
