import {
  type GameId,
  type LeagueKind,
  LeagueMembers,
  leagueLimits,
  leagueTable,
  type UserId,
  usualLeagueRules,
} from '@clockbeat/domain';
import { seededRandom } from '../../../../test/support/random.js';
import { correctQuestion, rekeying } from '../../../domain/test-support/index.js';
import { caughtUp } from '../../test-support/catch-up.js';
import { newGame } from '../../test-support/events.js';
import { GameLog, player } from '../../test-support/game-log.js';
import { aUser } from '../../test-support/people.js';
import { deadHeat, randomNights, storeInterleaved, writeHeads } from '../../test-support/random-nights.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { gamesProjection } from '../games/games.projection.js';
import { resultsProjection } from '../results/results.projection.js';
import type { StoredLeague } from './league.types.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const aHost = async (): Promise<UserId> => (await aUser(test.store)).id;
const followed = async (): Promise<void> => {
  for (const projection of [gamesProjection, resultsProjection])
    await caughtUp(test.store, projection, 1_000);
};
const aLeague = async (ownerId: UserId, kind: LeagueKind = 'players'): Promise<StoredLeague> => {
  const made = await test.store.leagues.create({ ownerId, title: 'Autumn', kind, rules: usualLeagueRules });
  if (made === null) throw new Error('No room');
  return made;
};

/** A game that was played to its end on that day: nobody made a point, and ada took longer for it than bob. */
const played = async (
  hostId: UserId,
  day: number,
  accounts: Record<string, UserId> = {},
): Promise<GameId> => {
  const gameId = newGame();
  const log = new GameLog(gameId, Date.UTC(2026, 8, day)).created(1, {
    ...{ hostId, teamMode: true, sealedNames: true },
  });
  for (const name of ['ada', 'bob'])
    log.add('PlayerJoined', {
      ...{ playerId: player(name), name, teamName: name === 'ada' ? 'Reds' : 'Blues' },
      ...{ userId: accounts[name] ?? null, startingScore: 0 },
    });
  log.started().answered('ada', 0, 1).answered('bob', 0, 2).finished(0);
  for (const event of log.events) await test.store.appends.append(event);
  return gameId;
};

const came = async (kind: LeagueKind, ...games: GameId[]) => {
  const found = [];
  for await (const night of test.store.leagues.competitorsOf(kind, games)) found.push(night);
  return new Map(found);
};

it('keeps nights in the order in which they were played, whenever they are added, of games that its host leads', async () => {
  const { leagues } = test.store;
  const [host, other, ada] = [await aHost(), await aHost(), await aHost()];
  const league = await aLeague(host);
  const [second, first, foreign] = [
    await played(host, 12),
    await played(host, 5, { ada }),
    await played(other, 1),
  ];
  await followed();
  const add = (gameId: string, isFinal = false, by = host) =>
    leagues.addNight(league.id, by, { gameId, isFinal });
  expect([await add(second, true), await add(first), await add(first)]).toEqual(['done', 'done', 'done']);
  expect([await add(foreign), await add('game_none'), await add(foreign, false, other)]).toEqual(
    Array(3).fill('unknown'),
  );
  expect(await leagues.nightsOf(league)).toEqual([
    expect.objectContaining({ gameId: first, isFinal: false, isPlayed: true, competitors: 2 }),
    expect.objectContaining({ gameId: second, isFinal: true, title: expect.any(String) }),
  ]);
  expect(await leagues.changeNight(league.id, host, first, true)).toBe('done');
  expect(await leagues.removeNight(league.id, host, second)).toBe('done');
  expect(await leagues.removeNight(league.id, host, second)).toBe('unknown');
  expect((await leagues.nightsOf(league)).map(({ isFinal }) => isFinal)).toEqual([true]);
  const night = (await came('players', first)).get(first);
  expect(night?.map(({ name, position, userIds }) => [name, position, userIds]).sort()).toEqual([
    ['ada', 2, [ada]],
    ['bob', 1, []],
  ]);
  const teams = (await came('teams', first)).get(first);
  expect(teams?.map(({ name, position, userIds }) => [name, position, userIds]).sort()).toEqual([
    ['Blues', 1, []],
    ['Reds', 1, [ada]],
  ]);
});

it('lets nobody change a league that they do not run, nor anybody one whose season is over', async () => {
  const { leagues, leagueOrganisers } = test.store;
  const [host, helper, stranger] = [await aHost(), await aHost(), await aHost()];
  const league = await aLeague(host);
  await leagueOrganisers.makeLink(league.id);
  expect(await leagueOrganisers.admit(league.id, 1, helper)).toBe(true);
  const tries = (by: UserId): Promise<unknown[]> =>
    Promise.all([
      leagues.addMembers(league.id, by, ['Reds']),
      leagues.change(league.id, by, {}).then((told) => (typeof told === 'string' ? told : 'changed')),
    ]);
  expect(await tries(stranger)).toEqual(['unknown', 'unknown']);
  expect(await tries(helper)).toEqual([1, 'changed']);
  expect(await leagues.find(league.id, stranger)).toBeNull();
  expect(await leagues.delete(league.id, helper)).toBe(false);
  expect((await leagues.listOf(helper)).map(({ isOwner, members }) => [isOwner, members])).toEqual([
    [false, 1],
  ]);
  expect(await leagues.end(league.id, host, { sealed: '{}', seal: 'ab' })).toMatchObject({ seal: 'ab' });
  expect(await tries(host)).toEqual(['ended', 'ended']);
  expect(await leagues.end(league.id, host, { sealed: '{1}', seal: 'cd' })).toBe('ended');
  const [member] = await leagues.membersOf(league.id);
  expect(await leagues.renameMember(league.id, helper, member?.id ?? '', 'Crimsons')).toBe('done');
});

it('takes each name once however it is spelled, and so many and no more, however many come at once', async () => {
  const { leagues } = test.store;
  const host = await aHost();
  const league = await aLeague(host);
  expect(await leagues.addMembers(league.id, host, ['Reds', ' reds', 'Blues'])).toBe(2);
  const names = Array.from({ length: leagueLimits.members }, (_, nth) => `Team ${nth}`);
  const added = await Promise.all([
    leagues.addMembers(league.id, host, names),
    leagues.addMembers(league.id, host, [...names].reverse()),
  ]);
  expect(added.sort()).toEqual([0, leagueLimits.members - 2]);
  const [one, two] = await leagues.membersOf(league.id);
  expect(await leagues.renameMember(league.id, host, one?.id ?? '', two?.name.toUpperCase() ?? '')).toBe(
    'taken',
  );
  expect(await leagues.renameMember(league.id, host, one?.id ?? '', 'BLUES')).toBe('done');
});

it('lets a name be held once: by an account that holds no other, or a PIN, until its host frees it', async () => {
  const { leagues } = test.store;
  const [host, ada, bob] = [await aHost(), await aHost(), await aHost()];
  const { id, token } = await aLeague(host);
  expect(await leagues.join(token, 'Reds', { userId: ada })).toBe('unknown'); // it is not open
  await leagues.change(id, host, { openToJoin: true });
  expect(await leagues.join(token, 'Reds', { userId: ada })).toMatch(/^member_/);
  expect(await leagues.join(token, 'REDS', { userId: bob })).toBe('taken');
  expect(await leagues.join(token, 'Greens', { userId: ada })).toBe('taken');
  await leagues.addMembers(id, host, ['Blues']);
  const blues = (await leagues.membersOf(id)).find(({ name }) => name === 'Blues')?.id ?? '';
  const tries = await Promise.all([
    leagues.hold(token, blues, { pinHash: 'a' }),
    leagues.hold(token, blues, { userId: bob }),
  ]);
  expect(tries.sort()).toEqual(['done', 'taken']);
  expect(await leagues.freeMember(id, host, blues)).toBe('done');
  expect(await leagues.hold(token, blues, { userId: ada })).toBe('taken');
  expect(await leagues.hold(token, blues, { pinHash: 'b' })).toBe('done');
  await test.store.accounts.delete(ada);
  expect((await leagues.membersOf(id)).map(({ name, userId }) => [name, userId])).toEqual([
    ['Blues', null],
    ['Reds', null],
  ]);
});

it('goes by what was said by hand of somebody who played, and goes with its game, its member and its owner', async () => {
  const { leagues } = test.store;
  const host = await aHost();
  const league = await aLeague(host, 'teams');
  const gameId = await played(host, 20);
  await followed();
  await leagues.addNight(league.id, host, { gameId, isFinal: false });
  await leagues.addMembers(league.id, host, ['Crimsons', 'Cyans']);
  const [crimsons, cyans] = await leagues.membersOf(league.id);
  const reds = (await came('teams', gameId)).get(gameId)?.find(({ name }) => name === 'Reds')?.key ?? '';
  const say = (competitor: string, memberId?: string | null) =>
    leagues.sayByHand(league.id, host, { gameId, competitor, ...(memberId !== undefined && { memberId }) });
  expect(await say(reds, crimsons?.id)).toBe('done');
  expect(await say(reds, cyans?.id)).toBe('done');
  expect([await say('nobody', cyans?.id), await say(reds, 'member_none')]).toEqual(['unknown', 'unknown']);
  expect(await leagues.saidByHand(league.id)).toEqual([{ gameId, competitor: reds, memberId: cyans?.id }]);
  expect(await say(reds)).toBe('done');
  expect(await say(reds, null)).toBe('done');
  expect(await leagues.removeMember(league.id, host, cyans?.id ?? '')).toBe('done');
  expect(await leagues.saidByHand(league.id)).toEqual([{ gameId, competitor: reds, memberId: null }]);
  await test.store.pool.query('delete from game_streams where game_id = $1', [gameId]);
  expect([await leagues.nightsOf(league), await leagues.saidByHand(league.id)]).toEqual([[], []]);
  await test.store.accounts.delete(host);
  expect(await leagues.findByToken(league.token)).toBeNull();
});

it('keeps what was said by hand of a team whose name is forgotten, and nothing that names it', async () => {
  const { leagues, forgottenNames, pool, projections } = test.store;
  const host = await aHost();
  const league = await aLeague(host, 'teams');
  const gameId = await played(host, 21);
  await followed();
  await leagues.addNight(league.id, host, { gameId, isFinal: false });
  await leagues.addMembers(league.id, host, ['Crimsons']);
  const [crimsons] = await leagues.membersOf(league.id);
  const competitor =
    (await came('teams', gameId)).get(gameId)?.find(({ name }) => name === 'Reds')?.key ?? '';
  const said = { gameId, competitor, memberId: crimsons?.id ?? '' };
  expect(await leagues.sayByHand(league.id, host, said)).toBe('done');
  await forgottenNames.forget({ gameId, playerId: player('ada'), of: 'team' });
  const { rows } = await pool.query(
    `select from league_hand where competitor = md5('Reds') and game_id = $1`,
    [gameId],
  );
  expect(rows).toEqual([]);
  await projections.rebuild('results');
  const [kept] = await leagues.saidByHand(league.id);
  const team = (await came('teams', gameId)).get(gameId)?.find(({ key }) => key === kept?.competitor);
  expect([kept?.memberId, team?.position]).toEqual([crimsons?.id, 1]);
  expect(team?.name).not.toBe('Reds');
});

it('is not sealed as it was before somebody changed it', async () => {
  const { leagues } = test.store;
  const host = await aHost();
  const league = await aLeague(host, 'teams');
  const gameId = await played(host, 23);
  await followed();
  const seal = { sealed: '{}', seal: 'ab' };
  const changes = [
    () => leagues.addMembers(league.id, host, ['Reds']),
    () => leagues.addNight(league.id, host, { gameId, isFinal: false }),
    () => leagues.changeNight(league.id, host, gameId, true),
    () => leagues.change(league.id, host, { rules: { ...usualLeagueRules, coming: 3 } }),
    async () => {
      const key = (await came('teams', gameId)).get(gameId)?.[0]?.key ?? '';
      return leagues.sayByHand(league.id, host, { gameId, competitor: key, memberId: null });
    },
  ];
  for (const change of changes) {
    const basis = await leagues.basisOf(league.id);
    await change();
    expect(await leagues.end(league.id, host, { ...seal, basis })).toBe('changed');
  }
  const basis = await leagues.basisOf(league.id);
  expect(await leagues.end(league.id, host, { ...seal, basis })).toMatchObject({ seal: 'ab' });
});

it('does not count a night that outgrew its bounds while it waited', async () => {
  const { leagues, pool } = test.store;
  const host = await aHost();
  const league = await aLeague(host);
  const gameId = await played(host, 22);
  await followed();
  await leagues.addNight(league.id, host, { gameId, isFinal: false });
  const isPlayed = async () => (await leagues.nightsOf(league)).map((night) => night.isPlayed);
  expect(await isPlayed()).toEqual([true]);
  await pool.query('update game_results set participant_count = $2 where game_id = $1', [
    gameId,
    leagueLimits.perNight + 1,
  ]);
  expect(await isPlayed()).toEqual([false]);
});

it('gives the same table when all that it is made of is built again from the log', async () => {
  const { store } = test;
  const host = await aHost();
  const nights = [...randomNights(40, 11), deadHeat(40), deadHeat(41, [correctQuestion(0, rekeying(3))])];
  await storeInterleaved(store.pool, nights, seededRandom(11));
  await writeHeads(store.pool);
  await followed();
  for (const kind of ['teams', 'players'] as const) {
    const league = await aLeague(host, kind);
    await store.pool.query('insert into league_nights (league_id, game_id) select $1, unnest($2::text[])', [
      league.id,
      nights.map(({ gameId }) => gameId),
    ]);
    const all = await came(kind, ...nights.map(({ gameId }) => gameId));
    const names = [...all.values()].flatMap((night) => night.map(({ name }) => name));
    await store.leagues.addMembers(league.id, host, [...new Set(names)].slice(0, 100));
    const table = async () => {
      const members = await store.leagues.membersOf(league.id);
      const known = new LeagueMembers(members);
      const season = (await store.leagues.nightsOf(league)).filter(({ isPlayed }) => isPlayed);
      const results = await came(kind, ...season.map(({ gameId }) => gameId));
      const ids = members.map(({ id }) => id);
      const matched = [...results.values()].map((night) => ({
        isFinal: false,
        results: known.match(kind, night, new Map()),
      }));
      return leagueTable(ids, matched, usualLeagueRules);
    };
    const live = await table();
    expect(live[0]?.points).toBeGreaterThan(10);
    for (const name of ['games', 'results']) await store.projections.rebuild(name);
    expect(await table()).toEqual(live);
  }
});
