import { type Write, write } from '../projections/write.js';
import { achievementKinds } from './achievements.js';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const hostLevels = achievementKinds.flatMap(({ type, deed }) =>
  'hosted' in deed ? [`(${quoted(type)}, ${deed.hosted})`] : [],
);

/** By what a player's history row shows that it was done, as it was told that night: corrections neither give nor take. */
const shown = {
  played: 'true',
  won: 'won',
  perfect: 'perfect',
};
const playerDeeds = achievementKinds.flatMap(({ type, deed }) =>
  'player' in deed
    ? [`select user_id, ${quoted(type)}, played_at from played where ${shown[deed.player]}`]
    : [],
);

const kinds = achievementKinds.map(({ type, name, description, icon }) => {
  return `(${[type, name, description, icon].map(quoted).join(', ')})`;
});

/**
 * After the history rows of the batch's games. `earned_at` is when the n-th of all games finished, in the order of
 * their ends, which need not be that of the log: a game that comes later with an earlier end moves it back.
 */
export const earnAchievements: Write = write(
  ['GameFinished'],
  /* sql */ `, played as (
  select user_id, won, perfect, played_at from user_game_history
  where game_id in (select game_id from batch where type = 'GameFinished') and role = 'player'),
deeds(user_id, type, played_at) as (
  select hosts.user_id, level.type, nth.played_at
  from (select distinct user_id from user_game_history
        where game_id in (select game_id from batch where type = 'GameFinished') and role = 'host') hosts
  cross join (values ${hostLevels.join(', ')}) level(type, games)
  cross join lateral (
    select played_at from user_game_history h
    where h.user_id = hosts.user_id and h.role = 'host'
      and exists (select from game_results r where r.game_id = h.game_id and r.others > 0)
    order by played_at, game_id offset level.games - 1 limit 1) nth
  union all ${playerDeeds.join('\n  union all ')})
insert into user_achievements as a (id, user_id, achievement_type, achievement_name, achievement_description,
                                    badge_icon, earned_at)
select md5(user_id || ':' || type)::uuid, user_id, type, name, description, icon, min(played_at)
from deeds join (values ${kinds.join(', ')}) kind(type, name, description, icon) using (type)
group by user_id, type, name, description, icon
on conflict (user_id, achievement_type) do update set earned_at = excluded.earned_at
where excluded.earned_at < a.earned_at`,
);

/** What was earned in games that are gone by a rule of retention stays earned (docs/decisions/088). */
export const seedAchievements = /* sql */ `
insert into user_achievements (id, user_id, achievement_type, achievement_name, achievement_description, badge_icon, earned_at)
select md5(user_id || ':' || type)::uuid, user_id, type, name, description, icon, earned_at
from kept_achievements join (values ${kinds.join(', ')}) kind(type, name, description, icon) on type = achievement_type`;
