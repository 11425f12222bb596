import { type GameId, leagueLimits, type UserId, usualLeagueRules } from '@clockbeat/domain';
import { caughtUp } from '../../test-support/catch-up.js';
import { newGame } from '../../test-support/events.js';
import { GameLog } from '../../test-support/game-log.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { gamesProjection } from '../games/games.projection.js';
import type { StoredLeague } from '../leagues/league.types.js';
import { resultsProjection } from '../results/results.projection.js';

const holdMs = 60_000;
const minute = 60_000;
let test: TestStore;
beforeEach(async () => {
  test = await openTestStore();
});
afterEach(() => test.close());

const somebody = async (): Promise<UserId> => (await aUser(test.store)).id;
const aLeague = async (ownerId: UserId): Promise<StoredLeague> => {
  const made = await test.store.leagues.create({
    ...{ ownerId, title: 'Autumn', kind: 'players', rules: usualLeagueRules },
  });
  if (made === null) throw new Error('No room');
  await test.store.leagues.change(made.id, ownerId, { openToJoin: true });
  return made;
};
const followed = async (): Promise<void> => {
  for (const projection of [gamesProjection, resultsProjection])
    await caughtUp(test.store, projection, 1_000);
};
/** A game of so many minutes ago, that goes on. */
const gameOf = (hostId: UserId, minutesAgo: number): GameLog =>
  new GameLog(newGame(), Date.now() - minutesAgo * minute)
    .created(1, { hostId })
    .joined('ada')
    .started()
    .answered('ada', 0, 0);
const append = async ({ events }: GameLog): Promise<void> => {
  for (const event of events) await test.store.appends.append(event);
};
/** A night that was played to its end so many minutes ago. */
const aNight = async ({ id }: StoredLeague, hostId: UserId, minutesAgo = 20): Promise<GameId> => {
  const log = gameOf(hostId, minutesAgo).finished(0);
  await append(log);
  await followed();
  await test.store.leagues.addNight(id, hostId, { gameId: log.gameId, isFinal: false });
  return log.gameId;
};
const member = async ({ token }: StoredLeague, name: string, wants = true): Promise<UserId> => {
  const userId = await somebody();
  await test.store.leagues.join(token, name, { userId });
  const league = await test.store.leagues.findByToken(token);
  if (wants) await test.store.leagueMails.choose(league?.id ?? '', userId, true);
  return userId;
};
const noted = async (): Promise<[string, string][]> =>
  (
    await test.store.pool.query('select game_id, user_id from league_mails order by noted_at, user_id')
  ).rows.map(({ game_id, user_id }) => [game_id, user_id]);
const readers = async (): Promise<string[]> => (await noted()).map(([, userId]) => userId).sort();

it('are noted for who runs the league and members who asked, and for nobody else', async () => {
  const { leagues, leagueOrganisers, leagueMails, settings, pool } = test.store;
  const [owner, helper, quiet] = [await somebody(), await somebody(), await somebody()];
  const [off, untrusted, stranger] = [await somebody(), await somebody(), await somebody()];
  const league = await aLeague(owner);
  await leagueOrganisers.makeLink(league.id);
  for (const one of [helper, quiet, off, untrusted]) await leagueOrganisers.admit(league.id, 1, one);
  await leagueMails.choose(league.id, quiet, false);
  await settings.change(off, { emailNotifications: false });
  await pool.query('update users set email_trusted = false where id = $1', [untrusted]);
  await leagueMails.choose(league.id, stranger, true);
  const asked = await member(league, 'ada');
  await member(league, 'bob', false);
  await leagues.join(league.token, 'cy', { pinHash: 'x' });
  await aNight(league, owner);
  await leagueMails.note();
  expect(await readers()).toEqual([owner, helper, asked].sort());
});

it('are noted once a night and reader: by several at once, after a rebuild, and when the night is added again', async () => {
  const { leagueMails, leagues, projections } = test.store;
  const owner = await somebody();
  const league = await aLeague(owner);
  const reader = await member(league, 'ada');
  const gameId = await aNight(league, owner);
  await Promise.all(Array.from({ length: 6 }, () => leagueMails.note()));
  const once = [owner, reader].sort();
  expect(await readers()).toEqual(once);
  for (const name of ['games', 'results']) await projections.rebuild(name);
  await leagueMails.note();
  await leagues.removeNight(league.id, owner, gameId);
  await leagues.addNight(league.id, owner, { gameId, isFinal: false });
  await leagueMails.note();
  expect(await readers()).toEqual(once);
});

it('wait until results have stood for a while, and are not noted of nights long ago or of games that go on', async () => {
  const { leagueMails, leagues, pool } = test.store;
  const owner = await somebody();
  const league = await aLeague(owner);
  await aNight(league, owner, 7 * 60);
  const fresh = await aNight(league, owner, 5);
  const goesOn = gameOf(owner, 30);
  await append(goesOn);
  await followed();
  await leagues.addNight(league.id, owner, { gameId: goesOn.gameId, isFinal: false });
  await leagueMails.note();
  expect(await noted()).toEqual([]);
  await pool.query(
    `update game_results set finished_at = finished_at - interval '6 minutes' where game_id = $1`,
    [fresh],
  );
  await leagueMails.note();
  expect(await noted()).toEqual([[fresh, owner]]);
});

it('of the night that ended a season are noted, of what was played afterwards are not', async () => {
  const { leagueMails, leagues, pool } = test.store;
  const owner = await somebody();
  const league = await aLeague(owner);
  const [final, later] = [await aNight(league, owner, 40), await aNight(league, owner, 20)];
  await leagues.end(league.id, owner, { sealed: '{}', seal: 'ab' });
  await pool.query(`update leagues set ended_at = now() - interval '30 minutes' where id = $1`, [league.id]);
  await leagueMails.note();
  expect((await noted()).map(([gameId]) => gameId)).toEqual([final]);
  expect(later).not.toBe(final);
});

it('are of a few nights a day at most', async () => {
  const owner = await somebody();
  const league = await aLeague(owner);
  for (let night = 0; night < leagueLimits.mailedNights - 1; night += 1) await aNight(league, owner);
  await test.store.leagueMails.note();
  for (let night = 0; night < 3; night += 1) await aNight(league, owner);
  await test.store.leagueMails.note();
  expect(await noted()).toHaveLength(leagueLimits.mailedNights);
  await test.store.pool.query(`update league_mails set noted_at = now() - interval '25 hours'`);
  await aNight(league, owner);
  await test.store.leagueMails.note();
  expect(await noted()).toHaveLength(leagueLimits.mailedNights + 1);
});

it('are passed over while somebody changes the league, and noted afterwards', async () => {
  const owner = await somebody();
  const league = await aLeague(owner);
  await aNight(league, owner);
  const other = await test.connect();
  await other.query('begin');
  await other.query('select from leagues where id = $1 for update', [league.id]);
  await test.store.leagueMails.note();
  expect(await noted()).toEqual([]);
  await other.query('rollback');
  await test.store.leagueMails.note();
  expect(await readers()).toEqual([owner]);
});

it('each go to one of many gateways, come again when they were put off, and never once they were sent', async () => {
  const { leagueMails } = test.store;
  const owner = await somebody();
  const league = await aLeague(owner);
  const reader = await member(league, 'ada');
  await aNight(league, owner);
  await leagueMails.note();
  const claims = await Promise.all(Array.from({ length: 5 }, () => leagueMails.claim(holdMs, 'fr')));
  const got = claims.flatMap((mail) => mail ?? []);
  expect(got.map(({ userId }) => userId).sort()).toEqual([owner, reader].sort());
  expect(got[0]).toMatchObject({ attempt: 1, wanted: true, language: 'fr', token: league.token });
  const [first, second] = got;
  if (!first || !second) throw new Error('Two were noted');
  await leagueMails.sent(first);
  await leagueMails.putOff(second, 0);
  expect(await leagueMails.claim(holdMs, 'en')).toMatchObject({ userId: second.userId, attempt: 2 });
  await leagueMails.putOff(second, null);
  expect(await leagueMails.claim(0, 'en')).toBeNull();
});

it('are told to be unwanted by who has left them meanwhile, and go with account and league', async () => {
  const { accounts, leagueMails, leagues } = test.store;
  const owner = await somebody();
  const league = await aLeague(owner);
  const reader = await member(league, 'ada');
  await aNight(league, owner);
  await leagueMails.note();
  expect(await leagueMails.placeOf(league.id, reader)).toMatchObject({
    runs: false,
    wants: true,
    takesMail: true,
  });
  for (const one of [owner, reader]) await leagueMails.choose(league.id, one, false);
  for (let mail = 0; mail < 2; mail += 1)
    expect(await leagueMails.claim(holdMs, 'en')).toMatchObject({ wanted: false });
  await accounts.delete(reader);
  expect(await readers()).toEqual([owner]);
  await leagues.delete(league.id, owner);
  expect(await noted()).toEqual([]);
  expect(await leagueMails.choose(league.id, owner, true)).toBe(false);
});
