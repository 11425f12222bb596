import { type GameId, type GameKind, UserId } from '@clockbeat/domain';
import { storedIn } from '../../../../test/support/stored.js';
import { caughtUp } from '../../test-support/catch-up.js';
import { newGame } from '../../test-support/events.js';
import { content, GameLog, player } from '../../test-support/game-log.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { gamesProjection } from '../games/games.projection.js';
import { GameVerifier, type NewSet } from '../index.js';
import { beginRebuild } from '../projections/rebuild.js';
import { resultsProjection } from '../results/results.projection.js';
import { sealsProjection } from '../seals/seals.projection.js';
import type { ExpiryPlace } from './expiry.store.js';

const day = 86_400_000;
const weekAgo = () => new Date(Date.now() - 7 * day);

let test: TestStore;
let account: UserId;
beforeEach(async () => {
  test = await openTestStore();
  account = (await aUser(test.store)).id;
});
afterEach(() => test.close());

interface Played {
  readonly kind: GameKind;
  readonly daysAgo: number;
  readonly by?: UserId | null;
  readonly unfinished?: true;
}

/** A game with all that comes with one: its code, its seat's token, its demo's claim. */
const play = async ({ kind, daysAgo, by = null, unfinished }: Played): Promise<GameId> => {
  const gameId = newGame();
  const log = new GameLog(gameId, Date.now() - daysAgo * day);
  const gameCode = await test.store.codes.reserveForGame(gameId, null);
  log.created(0, {
    kind,
    hostId: kind === 'live' ? account : null,
    gameCode,
    questions: content(2).questions,
  });
  log.add('PlayerJoined', {
    playerId: player('ada'),
    name: 'ada',
    teamName: null,
    userId: by,
    startingScore: 0,
  });
  log.started().answered('ada', 0).advanced(0);
  if (!unfinished) log.finished(1);
  for (const event of log.events) await test.store.appends.append(event);
  await test.store.seats.remember({
    gameId,
    playerId: player('ada'),
    tokenHash: `hash of ${gameId}`,
    userId: by,
  });
  if (kind === 'demo') await test.store.roomClaims.replace(`DEMO${gameId}`, null, gameId);
  return gameId;
};

const followed = async (): Promise<void> => {
  for (const projection of [gamesProjection, resultsProjection, sealsProjection])
    await caughtUp(test.store, projection, 1_000);
};

/** Every row of the database that mentions a game, as text; checkpoints aside. */
const mentions = async (gameId: GameId): Promise<string[]> => {
  const found: string[] = [];
  for (const table of (await storedIn(test.url, ['projections'])).keys()) {
    const { rows } = await test.store.pool.query<{ row: string }>(
      `select '${table} ' || t::text as row from ${table} t where strpos(t::text, $1) > 0`,
      [gameId],
    );
    found.push(...rows.map(({ row }) => row));
  }
  return found.sort();
};

const all = async (before = weekAgo()): Promise<GameId[]> => {
  const gone: GameId[] = [];
  let place: ExpiryPlace | null = null;
  do {
    const page = await test.store.expiry.expireGames({ rule: 'visitors', before }, place);
    gone.push(...page.games);
    place = page.next;
  } while (place !== null);
  return gone;
};

it('forgets games that only visitors played, with all that was made of them, and touches no other', async () => {
  const old = [
    await play({ kind: 'solo', daysAgo: 9 }),
    await play({ kind: 'demo', daysAgo: 8, by: account }),
  ];
  const others = [
    await play({ kind: 'solo', daysAgo: 9, by: account }),
    await play({ kind: 'live', daysAgo: 400 }),
    await play({ kind: 'solo', daysAgo: 6 }),
    await play({ kind: 'demo', daysAgo: 6 }),
    await play({ kind: 'solo', daysAgo: 9, unfinished: true }),
  ];
  await followed();
  for (const gameId of old) expect((await mentions(gameId)).length).toBeGreaterThan(10);
  const before = await Promise.all(others.map(mentions));

  expect((await all()).sort()).toEqual([...old].sort());

  for (const gameId of old) expect(await mentions(gameId)).toEqual([]);
  expect(await Promise.all(others.map(mentions))).toEqual(before);
  expect(await all()).toEqual([]);
  const verifier = new GameVerifier(test.store);
  for (const gameId of old) expect(await verifier.verify(gameId)).toBeNull();
  for (const gameId of others)
    expect(await verifier.verify(gameId)).toMatchObject({ sealedVersion: expect.any(Number), behind: [] });
});

it('lets exports go on, and projections be built anew', async () => {
  const scope = { hostId: null, from: null, to: null };
  const read = async (after = { transactionId: '0', position: '0', version: 0 }) => {
    const events = [];
    for await (const page of test.store.exports.released(scope, after)) events.push(...page);
    return events;
  };
  await play({ kind: 'live', daysAgo: 9 });
  const gone = await play({ kind: 'solo', daysAgo: 9 });
  await play({ kind: 'live', daysAgo: 9 });
  await followed();
  const whole = await read();
  const left = whole.filter(({ event }) => event.gameId !== gone);
  const midway = whole.find(({ event }) => event.gameId === gone && event.version === 3)?.place;
  const behind = whole.slice(whole.findIndex(({ event }) => event.gameId === gone) + 6);

  expect(await all()).toEqual([gone]);

  expect(await read()).toEqual(left);
  expect(await read(midway)).toEqual(behind);
  const rows = async () =>
    (await test.store.pool.query('select t::text as row from game_participants t order by 1')).rows;
  const before = await rows();
  await test.store.projections.rebuild('games');
  expect(await rows()).toEqual(before);
});

it('waits for a projection that has not seen the end of a game', async () => {
  const gameId = await play({ kind: 'solo', daysAgo: 9 });
  await caughtUp(test.store, gamesProjection, 1_000);
  await caughtUp(test.store, resultsProjection, 1_000);
  expect(await all()).toEqual([]);
  await followed();
  expect(await all()).toEqual([gameId]);
});

it('waits for a projection that is being built anew', async () => {
  const gameId = await play({ kind: 'solo', daysAgo: 9 });
  await followed();
  await beginRebuild(test.store.pool, gamesProjection);
  expect(await all()).toEqual([]);
  await test.store.projections.rebuild('games');
  expect(await all()).toEqual([gameId]);
});

it('leaves it to another gateway that is at it, and a stream that is being written to for later', async () => {
  const gameId = await play({ kind: 'solo', daysAgo: 9 });
  await followed();
  const other = await test.connect();
  for (const lock of [`hashtextextended('expiry', 13)`, `hashtextextended('${gameId}', 7)`]) {
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(${lock})`);
    expect(await all()).toEqual([]);
    await other.query('rollback');
  }
  expect(await all()).toEqual([gameId]);
});

it('goes through all of them in pages, past those that stay', async () => {
  const games = [];
  for (let nth = 0; nth < 120; nth += 1)
    games.push(await play({ kind: 'solo', daysAgo: 20 - nth / 100, by: nth % 3 === 0 ? account : null }));
  await followed();
  expect((await all()).sort()).toEqual(games.filter((_, nth) => nth % 3 !== 0).sort());
});

it('forgets sets of guests that nobody touched, and old words to us', async () => {
  const { sets, feedback, expiry, pool } = test.store;
  const set: NewSet = {
    title: 'Set',
    category: 'Any',
    difficulty: 'medium',
    questionsPerGame: 1,
    timePerQuestion: 30,
    isDraft: true,
    selectedQuestions: [],
    customQuestions: [{ question: 'q', options: ['a', 'b', 'c', 'd'], answer: 0, timeLimit: null }],
  };
  const guest = { userId: null, guestSessionId: 'guest' };
  const [old, touched] = [await sets.create(guest, set), await sets.create(guest, set)];
  const owned = await sets.create({ userId: account, guestSessionId: null }, set);
  await feedback.add('old', null);
  await pool.query(`update saved_trivia_sets set updated_at = now() - interval '31 days'`);
  await pool.query(`update feedback set created_at = now() - interval '366 days'`);
  await sets.replace(touched.id, guest, (before) => ({ ...before, title: 'Touched' }));
  await feedback.add('new', null);

  expect(await expiry.expireSets(new Date(Date.now() - 30 * day))).toBe(1);
  expect(await expiry.expireSets(new Date(Date.now() - 30 * day))).toBe(0);
  expect(await expiry.expireFeedback(new Date(Date.now() - 365 * day))).toBe(1);

  expect(await sets.find(old.id, guest)).toBeNull();
  expect(await sets.find(touched.id, guest)).toMatchObject({ title: 'Touched', customCount: 1 });
  expect(await sets.find(owned.id, { userId: account, guestSessionId: null })).toMatchObject({
    customCount: 1,
  });
  expect((await feedback.all()).map(({ text }) => text)).toEqual(['new']);
});
