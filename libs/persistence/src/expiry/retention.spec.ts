import type { UserId } from '@clockbeat/domain';
import { newGame } from '../../test-support/events.js';
import {
  expireAll,
  followed,
  mentionsOf,
  playedEverywhere,
  tablesOfGames,
} from '../../test-support/game-everywhere.js';
import { content, GameLog, player } from '../../test-support/game-log.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { GameVerifier } from '../index.js';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);

let test: TestStore;
let host: UserId;
let guest: UserId;
beforeEach(async () => {
  test = await openTestStore();
  host = (await aUser(test.store, 'host')).id;
  guest = (await aUser(test.store, 'guest')).id;
});
afterEach(() => test.close());

const played = (ago: number) => playedEverywhere(test, { host, guest, daysAgo: ago });

it('goes from every table that the database has for games, and leaves a line without people', async () => {
  const { store } = test;
  const [old, young] = [await played(400), await played(300)];
  await followed(store);
  const before = await mentionsOf(test, young);
  // a table that comes later is filled by playedEverywhere, and emptied by forgetGames
  expect((await tablesOfGames(store)).filter((table) => !(table in before))).toEqual([]);
  const [head, seal] = [(await store.events.heads([old])).get(old), await store.seals.find(old)];

  expect(await expireAll(store, { rule: 'finished', before: daysAgo(365) })).toEqual([old]);

  expect(await mentionsOf(test, old)).toEqual({ forgotten_games: 1 });
  expect(await mentionsOf(test, young)).toEqual(before);
  expect(await store.retention.forgotten(old)).toEqual({
    rule: 'finished',
    forgottenAt: expect.any(Date),
    events: head?.version,
    seal: seal?.seal,
  });
  expect(await store.retention.forgotten(young)).toBeNull();
  const verifier = new GameVerifier(store);
  expect(await verifier.verify(old)).toBeNull();
  expect(await verifier.verify(young)).toMatchObject({ sealedVersion: head?.version, behind: [] });
});

it('is taken by its own rule alone, and never while it goes on', async () => {
  const { store } = test;
  const game = async (kind: 'live' | 'solo', by: UserId | null, end: 'played' | 'left' | 'open') => {
    const log = new GameLog(newGame(), Date.now() - 400 * day);
    log.created(0, { kind, hostId: kind === 'live' ? host : null, questions: content(1).questions });
    log.add('PlayerJoined', {
      playerId: player('ada'),
      name: 'ada',
      teamName: null,
      userId: by,
      startingScore: 0,
    });
    if (end !== 'left') log.started();
    if (end === 'played') log.finished(0);
    if (end === 'left') log.add('GameAbandoned', { closed: null });
    for (const event of log.events) await store.appends.append(event);
    return log.gameId;
  };
  const games = {
    finished: await game('live', guest, 'played'),
    unstarted: await game('live', guest, 'left'),
    solo: await game('solo', guest, 'played'),
    visitors: await game('solo', null, 'played'),
  };
  const open = await game('live', guest, 'open');
  await followed(store);
  for (const rule of ['finished', 'unstarted', 'solo', 'visitors'] as const) {
    expect(await expireAll(store, { rule, before: daysAgo(401) })).toEqual([]);
    expect(await expireAll(store, { rule, before: daysAgo(1) })).toEqual([games[rule]]);
  }
  expect(await mentionsOf(test, games.visitors)).toEqual({});
  expect(await store.retention.forgotten(games.unstarted)).toMatchObject({ rule: 'unstarted' });
  expect((await store.events.heads([open])).has(open)).toBe(true);
});

it('takes its points and counts from all sums, and no badge from anybody', async () => {
  const { store } = test;
  await played(400);
  await followed(store);
  const figures = async () => ({
    host: await store.results.totals(host),
    guest: await store.results.totals(guest),
    boards: [
      (await store.leaderboards.page('players', 'all', { limit: 9 })).items,
      (await store.leaderboards.page('teams', 'all', { limit: 9 })).items,
    ],
    shares: (await store.pool.query('select * from question_shares order by question_id')).rows,
  });
  const one = await figures();
  await played(10);
  await followed(store);
  const two = await figures();
  const badges = await store.results.achievements(guest);
  expect(badges.length).toBeGreaterThan(0);
  expect([one.host.gamesHosted, two.host.gamesHosted]).toEqual([1, 2]);
  expect(two.boards[0]?.[0]?.games).toBe(2);
  expect(one.shares).toHaveLength(1);

  await expireAll(store, { rule: 'finished', before: daysAgo(365) });
  expect(await figures()).toEqual(one);
  expect(await store.results.achievements(guest)).toEqual(badges);
  await store.projections.rebuild('results');
  expect(await figures()).toEqual(one);
  expect(await store.results.achievements(guest)).toEqual(badges);
  await expireAll(store, { rule: 'finished', before: daysAgo(1) });
  const none = await figures();
  expect([none.host.gamesHosted, none.boards, none.shares]).toEqual([0, [[], []], []]);
});

describe('a rule', () => {
  const now = new Date();
  const later = (days: number) => new Date(now.getTime() + days * day);

  it('takes nothing before hosts had their notice, counted from when it was said or became stricter', async () => {
    const { retention } = test.store;
    const say = (finished: number | null, at: Date) =>
      retention.note({ finished, unstarted: null, solo: 900 }, at);
    await say(365, now);
    expect(await retention.inForce(later(29))).toEqual([]);
    await say(365, later(20));
    expect(await retention.inForce(later(30))).toEqual([
      { rule: 'finished', before: later(30 - 365) },
      { rule: 'solo', before: later(30 - 900) },
    ]);
    await say(100, later(40));
    expect((await retention.inForce(later(69))).map(({ rule }) => rule)).toEqual(['solo']);
    await say(200, later(70));
    expect((await retention.inForce(later(70)))[0]).toEqual({ rule: 'finished', before: later(70 - 200) });
    await say(null, later(71));
    await say(200, later(72));
    expect((await retention.inForce(later(101))).map(({ rule }) => rule)).toEqual(['solo']);
  });

  it('is told to hosts in their history, with the day on which a game goes at the earliest', async () => {
    const { store } = test;
    const gameId = await played(350);
    await followed(store);
    await store.results.archive(host, gameId, false);
    const goesAt = async () => (await store.results.history(host, { limit: 9 })).items[0]?.goesAt ?? null;
    expect(await goesAt()).toBeNull();
    await store.retention.note({ finished: 400, unstarted: null, solo: null }, now);
    const { rows } = await store.pool.query<{ end: Date }>('select completed_at as end from games');
    expect(await goesAt()).toEqual(new Date((rows[0]?.end.getTime() ?? 0) + 400 * day));
    await store.retention.note({ finished: 360, unstarted: null, solo: null }, now);
    expect(await goesAt()).toEqual(later(30));
    await store.retention.note({ finished: null, unstarted: 1, solo: null }, now);
    expect(await goesAt()).toBeNull();
  });
});
