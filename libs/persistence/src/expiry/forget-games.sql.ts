import { forgetResults } from '../results/forget-results.sql.js';

/** Tables whose rows of a game are deleted by its id, the log last. Of a demo's code the next player makes a new game. */
const ofGames = [
  'room_claims',
  'game_claims',
  'player_answers',
  'game_participants',
  'game_sessions',
  'game_questions',
  'game_seals',
  'game_snapshots',
  'seat_codes',
  'seats',
  'name_keys',
  'seat_name_keys',
  'forgotten_names',
  'media_of_games',
  'series_nights',
  'attempts',
  'summary_mails',
  'webhook_deliveries',
  'events',
  'game_streams',
];

/** By host and game: that is their key. */
const forgetPutAway = /* sql */ `
delete from archived_games a using games g
where g.id = any($1) and a.host_id = g.created_by and a.game_id = g.id`;

/** All that there is of the games $1. Overlays and links to other tables go with the stream that they refer to. */
export const forgetGames: readonly string[] = [
  ...forgetResults,
  forgetPutAway,
  'delete from games where id = any($1)',
  ...ofGames.map((table) => `delete from ${table} where game_id = any($1)`),
];

export const forgetCodes = /* sql */ `
delete from join_codes where code = any($1) and kind = 'game' and ref = any($2)`;

/**
 * A line for each of the games $1 that an account had, before it goes by the rule $2: so that somebody who misses it can be told
 * what became of it. Nothing of people; the seal's last link still proves an export or a receipt that somebody kept.
 */
export const noteForgotten = /* sql */ `
insert into forgotten_games (game_id, rule, events, seal)
select s.game_id, $2, s.version,
       (select seal from game_seals g where g.game_id = s.game_id order by page desc limit 1)
from game_streams s where s.game_id = any($1)
on conflict (game_id) do update set
  rule = excluded.rule, forgotten_at = excluded.forgotten_at, events = excluded.events, seal = excluded.seal`;
