import type { GameId, UserId } from '@clockbeat/domain';
import { storedIn } from '../../../test/support/stored.js';
import { tablesOf } from '../src/backup/catalogue.js';
import type { DueGames, ExpiryPlace } from '../src/expiry/expiry.store.js';
import { gamesProjection } from '../src/games/games.projection.js';
import type { Persistence } from '../src/index.js';
import type { Projection } from '../src/projections/projection.js';
import { resultsProjection } from '../src/results/results.projection.js';
import { sealsProjection } from '../src/seals/seals.projection.js';
import { caughtUp } from './catch-up.js';
import { newGame } from './events.js';
import { content, GameLog, player } from './game-log.js';
import type { TestStore } from './store.js';

export const withTables: readonly Projection[] = [gamesProjection, resultsProjection, sealsProjection];

/** Until every projection that has tables has read everything. */
export const followed = async (store: Persistence): Promise<void> => {
  for (const projection of withTables) await caughtUp(store, projection, 1_000);
};

/** All pages of games that are due. */
export const expireAll = async ({ expiry }: Persistence, due: DueGames): Promise<GameId[]> => {
  const gone: GameId[] = [];
  let place: ExpiryPlace | null = null;
  do {
    const page = await expiry.expireGames(due, place);
    gone.push(...page.games);
    place = page.next;
  } while (place !== null);
  return gone.sort();
};

/** Tables that have rows of games, by the database's own catalogue; what is kept of games that went aside. */
export const tablesOfGames = async ({ pool }: Persistence): Promise<string[]> =>
  (await tablesOf(pool))
    .filter(({ name, columns }) => columns.includes('game_id') || name === 'games')
    .map(({ name }) => name)
    .filter((name) => name !== 'forgotten_games')
    .sort();

/** How many rows of each table mention a game, in whatever column; checkpoints aside. */
export const mentionsOf = async (
  { url, store }: TestStore,
  gameId: GameId,
): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const table of (await storedIn(url, ['projections'])).keys()) {
    const { rows } = await store.pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} t where strpos(t::text, $1) > 0`,
      [gameId],
    );
    if (rows[0]?.count) found[table] = rows[0].count;
  }
  return found;
};

/** Of what no log makes, a row for the game $1 of host $2 in each table. */
const beside = [
  `insert into archived_games (game_id, host_id) values ($1, $2)`,
  `insert into game_claims (game_id, host_id, claimed_at) values ($1, $2, now())`,
  `with thing as (
     insert into reported_things (game_id, about, player_id, name, times, first_at, last_at)
     values ($1, 'player', 'p_ada', 'ada', 1, now(), now()) returning id)
   insert into reports (thing_id, reporter_hash, user_id, standing, reason, reported_at)
   select id, $1, $2, 'host', 'insulting', now() from thing`,
  `insert into game_snapshots (game_id, version, fold_version, state) select $1, 1, 0, json_build_object('of', $2::uuid)`,
  `insert into seat_codes (game_id, player_id, code_hash, expires_at) values ($1, 'p_ada', $1 || $2::text, now())`,
  `insert into summary_mails (game_id, host_id) values ($1, $2)`,
  `with kept as (insert into media (hash, facts, bytes)
     values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), jsonb_build_object('by', $2::uuid), 1) returning hash)
   insert into media_of_games (game_id, hash) select $1, hash from kept`,
  `with made as (insert into saved_trivia_sets (title, category, difficulty, guest_session_id)
     values ('Rivers', 'Science', 'easy', left($2::text, 36)) returning id)
   insert into set_games (game_id, set_id) select $1, id from made`,
  `with made as (insert into assignments (id, user_id, link, title, content, opens_at, closes_at, time_zone, attempts, counts,
       feedback, identity, mixed, untimed, board)
     values (md5($1), $2, md5($1), 'Rivers', '{"questions":[]}', now(), now(), 'UTC', 1, 'best', 'each', 'name', false, false, false) returning id)
   insert into attempts (game_id, assignment_id, person, number, told_closes_at) select $1, id, 1, 1, now() from made`,
  `insert into overlays (id, game_id, user_id, token_hash, created_at) values (gen_random_uuid(), $1, $2, gen_random_uuid(), now())`,
  `insert into what_if_links (id, game_id, user_id, secret_hash, rules, created_at)
   values (gen_random_uuid(), $1, $2, gen_random_uuid(), '{}', now())`,
  `with code as (insert into join_codes (code, kind, ref) values (upper(right(md5($1), 12)), 'series', gen_random_uuid()) returning code),
   evening as (
     insert into series (id, user_id, title, code, schedule, template, created_at)
     select gen_random_uuid(), $2, 'Thursdays', code, '{}', '{}', now() from code returning id)
   insert into series_nights (series_id, night, starts_at, state, game_id) select id, now(), now(), 'made', $1 from evening`,
  `with made as (
     insert into leagues (id, owner_id, title, kind, rules, token, made_at)
     values (gen_random_uuid(), $2, 'Autumn', 'teams', '{}', gen_random_uuid(), now()) returning id),
   member as (
     insert into league_members (id, league_id, name, name_key) select gen_random_uuid(), id, 'Reds', 'reds' from made
     returning id, league_id),
   night as (insert into league_nights (league_id, game_id) select id, $1 from made),
   mail as (insert into league_mails (league_id, game_id, user_id) select id, $1, $2 from made)
   insert into league_hand (league_id, game_id, competitor, member_id) select league_id, $1, 'reds', id from member`,
  `with endpoint as (
     insert into webhook_endpoints (id, user_id, url, events, secret, created_at)
     values (gen_random_uuid(), $2, 'https://example.org', '{}', '', now()) returning id)
   insert into webhook_deliveries (id, endpoint_id, event_key, type, game_id, at, noted_at)
   select gen_random_uuid(), id, $1 || ':1', 'game.finished', $1, now(), now() from endpoint`,
];

/**
 * A hosted game that was played to its end that many days ago, by `guest` and visitors, with a row in every table that has any
 * of games. A table that comes later is to be filled here.
 */
export const playedEverywhere = async (
  { store }: TestStore,
  { host, guest, daysAgo }: { host: UserId; guest: UserId; daysAgo: number },
): Promise<GameId> => {
  const gameId = newGame();
  const gameCode = await store.codes.reserveForGame(gameId, null);
  const log = new GameLog(gameId, Date.now() - daysAgo * 86_400_000);
  log.created(0, {
    ...{ hostId: host, gameCode, teamMode: true, sealedNames: true },
    questions: content(2).questions,
  });
  const names = ['ada', 'bob', 'cleo', 'dan'];
  for (const name of names)
    log.add('PlayerJoined', {
      playerId: player(name),
      name,
      teamName: 'Reds',
      userId: name === 'ada' ? guest : null,
      startingScore: 0,
    });
  log.started();
  // enough of them for the public boards
  for (const name of names) log.answered(name, 0);
  log.advanced(0).answered('ada', 1).finished(1);
  for (const event of log.events) await store.appends.append(event);
  const tokenHash = `hash of ${gameId}`;
  await store.seats.remember({ gameId, playerId: player('ada'), tokenHash, userId: guest });
  await store.roomClaims.replace(`ROOM${gameId}`, null, gameId);
  await store.forgottenNames.forget({ gameId, playerId: player('dan'), of: 'player' });
  for (const text of beside) await store.pool.query(text, [gameId, host]);
  return gameId;
};
