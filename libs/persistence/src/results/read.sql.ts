import { microsOf, olderThan } from '../page.js';

export const totalsOfUser = /* sql */ `
select count(participant_count)::int as "gamesHosted", (count(*) filter (where others > 0))::int as "levelGames", coalesce(sum(participant_count), 0)::int as "totalPlayers",
       sum(stars)::float8 / nullif(sum(ratings), 0) as rating,
       coalesce(max(played.games), 0) as "gamesPlayed", coalesce(max(played.score), 0)::float8 as score,
       (select count(*)::int from saved_trivia_sets where created_by = $1) as "questionSets"
from (select count(*)::int as games, sum(score) as score from user_game_history
      where user_id = $1 and role = 'player') played
full join (select participant_count, others, stars, ratings from game_results where host_id = $1) hosted on false`;

/** Of host $1, $4 at most. */
export const hostedGames = /* sql */ `
select g.id as "gameId", g.title, g.category, g.difficulty, g.participant_count as "participantCount", r.winner,
       case when g.status <> 'finished' then 'in_progress' when g.ended_by = 'abandoned' then 'abandoned'
            else 'completed' end as status,
       floor(extract(epoch from g.completed_at - g.started_at))::int as duration, g.game_code as "gameCode",
       g.created_at as "createdAt", ${microsOf('g.created_at')} as "createdMicros"
from games g left join game_results r on r.game_id = g.id
where g.created_by = $1 and g.kind = 'live'
  and ${olderThan('g.created_at', 'g.id', 2)}
order by g.created_at desc, g.id desc limit $4`;

export const achievementsOfUser = /* sql */ `
select id, achievement_type as "achievementType", achievement_name as "achievementName",
       achievement_description as "achievementDescription", badge_icon as "badgeIcon", earned_at as "earnedAt"
from user_achievements where user_id = $1 order by earned_at desc, achievement_type`;
