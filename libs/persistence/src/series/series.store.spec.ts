import { type GameId, leagueLimits, seriesLimits, type UserId, usualLeagueRules } from '@clockbeat/domain';
import { created, newGame } from '../../test-support/events.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import type { Night, Series, SeriesChange } from './series.store.js';
import type { DueNight } from './series-night.store.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const eight = Date.parse('2026-12-03T19:00:00Z');
const week = 7 * 86_400_000;
const tonight: Night = { night: '2026-12-03', startsAt: eight };
const nextWeek: Night = { night: '2026-12-10', startsAt: eight + week };
const hold = 60_000;

const planned = (next: Night | null): SeriesChange => ({
  title: 'Thursdays at eight',
  schedule: { startsOn: '2026-12-03', time: '20:00', zone: 'Europe/Vienna', everyWeeks: 1, endsOn: null },
  template: { rounds: [{ count: 10 }] },
  paused: false,
  next,
});
const aHost = async (): Promise<UserId> => (await aUser(test.store)).id;
const make = async (next: Night | null = tonight, host?: UserId): Promise<Series> => {
  const made = await test.store.series.create(host ?? (await aHost()), planned(next), eight - week);
  if (made === null) throw new Error('not made');
  return made;
};
/** As a gateway claims it that looks at this time; of this series alone. */
const claims = (at: number, gameId = newGame()): Promise<DueNight | null> =>
  test.store.seriesNights.claim({ at, holdMs: hold, gameId });
const found = async ({ id }: Series): Promise<Series> => {
  const series = await test.store.series.find(id);
  if (series === null) throw new Error('gone');
  return series;
};
const end = ({ id, userId }: Series) => test.store.series.delete(id, userId);

it('has a code of its own, which leads to the newest of its games that is open, and nowhere when it has ended', async () => {
  const series = await make();
  const { codes, seriesNights, appends } = test.store;
  expect(await codes.resolve(series.code.toLowerCase())).toEqual({
    kind: 'series',
    code: series.code,
    seriesId: series.id,
  });
  expect(await codes.openGamesOf([series.id])).toEqual(new Map());
  const due = await claims(eight, newGame());
  if (due === null) throw new Error('nothing was due');
  await appends.append(created(due.gameId));
  await seriesNights.made(due, nextWeek);
  expect(await codes.openGamesOf([series.id])).toEqual(new Map([[series.id, due.gameId]]));
  expect(await codes.seriesCodesOf([due.gameId, newGame()])).toEqual(new Map([[due.gameId, series.code]]));
  expect(await found(series)).toMatchObject({
    nextNight: '2026-12-10',
    made: 1,
    nights: [{ night: '2026-12-03', startsAt: new Date(eight), state: 'made', gameId: due.gameId }],
  });
  expect(await test.store.series.delete(series.id, await aHost())).toBe(false);
  expect(await end(series)).toBe(true);
  expect(await codes.resolve(series.code)).toBeNull();
});

it('is due so long before its night, for one gateway alone, however many look at once', async () => {
  const series = await make();
  const due = eight - seriesLimits.madeBeforeMs;
  expect(await claims(due - 1)).toBeNull();
  const others = await Promise.all(Array.from({ length: 6 }, () => claims(due)));
  const [claimed, ...more] = others.filter((one) => one !== null);
  expect(more).toEqual([]);
  expect(claimed).toMatchObject({ seriesId: series.id, ...tonight });
  await end(series);
});

it('is taken over from a gateway that died on the way, with the same game, and both make one night of it', async () => {
  const series = await make();
  const { seriesNights } = test.store;
  const at = eight - seriesLimits.madeBeforeMs;
  const first = await claims(at);
  if (first === null) throw new Error('nothing was due');
  expect(await claims(at + hold - 1)).toBeNull();
  const second = await claims(at + hold);
  expect(second).toEqual(first);
  await seriesNights.made(first, nextWeek);
  await seriesNights.made(first, { night: '2026-12-17', startsAt: eight + 2 * week });
  expect(await found(series)).toMatchObject({ nextNight: '2026-12-10', made: 1, problem: null });
  expect(await claims(at + 2 * hold)).toBeNull();
  await end(series);
});

it('waits after a failure, says why, and is over with its night', async () => {
  const series = await make();
  const { seriesNights } = test.store;
  const at = eight - seriesLimits.madeBeforeMs;
  const due = await claims(at);
  if (due === null) throw new Error('nothing was due');
  await seriesNights.failed(due, 'questions', at + 5 * hold);
  expect((await found(series)).problem).toBe('questions');
  expect(await claims(at + 5 * hold - 1)).toBeNull();
  const again = await claims(at + 5 * hold);
  expect(again).toEqual(due);
  await seriesNights.missed(due, null);
  const over = await found(series);
  expect(over).toMatchObject({ nextNight: null, problem: null, made: 0 });
  expect(over.nights).toMatchObject([{ state: 'missed', gameId: null }]);
  expect(await claims(eight + 9 * week)).toBeNull();
  await end(series);
});

it('has its nights come into a league that its host runs, once, as long as that has room and its season goes on', async () => {
  const { leagues, leagueOrganisers, seriesNights, appends, pool } = test.store;
  const host = await aHost();
  const owner = await aHost();
  const league = async (of: UserId) => {
    const made = await leagues.create({
      ownerId: of,
      title: 'Autumn',
      kind: 'teams',
      rules: usualLeagueRules,
    });
    if (made === null) throw new Error('not made');
    return made;
  };
  const nightsOf = async (id: string): Promise<string[]> =>
    (await pool.query('select game_id from league_nights where league_id = $1', [id])).rows.map(
      (row) => row.game_id,
    );
  /** One night of a series that names this league. */
  const play = async (leagueId: string): Promise<DueNight & { series: Series }> => {
    const { template, ...plan } = planned(tonight);
    const series = await test.store.series.create(
      host,
      { ...plan, template: { ...template, leagueId } },
      eight,
    );
    if (series === null) throw new Error('not made');
    const due = await seriesNights.claimNext(series.id, { at: eight, holdMs: hold, gameId: newGame() });
    if (due === null) throw new Error('nothing was due');
    await appends.append(created(due.gameId));
    await seriesNights.made(due, nextWeek);
    return { ...due, series };
  };
  const own = await league(host);
  const first = await play(own.id);
  expect(await nightsOf(own.id)).toEqual([first.gameId]);
  expect((await found(first.series)).league).toEqual({ id: own.id, title: 'Autumn', problem: null });
  // taken out by its host, it is not put in again by a gateway that comes late
  await leagues.removeNight(own.id, host, first.gameId);
  await seriesNights.made(first, nextWeek);
  expect(await nightsOf(own.id)).toEqual([]);

  const others = await league(owner);
  const foreign = await play(others.id);
  expect((await found(foreign.series)).league).toEqual({ id: others.id, title: null, problem: 'gone' });
  await leagueOrganisers.makeLink(others.id);
  await leagueOrganisers.admit(others.id, 1, host);
  const shared = await play(others.id);
  expect(await nightsOf(others.id)).toEqual([shared.gameId]);

  await pool.query(
    `with games as (insert into game_streams (game_id, version, round)
       select 'game_full_' || n, 1, 0 from generate_series(1, ${leagueLimits.nights - 1}) n returning game_id)
     insert into league_nights (league_id, game_id) select $1, game_id from games`,
    [others.id],
  );
  const late = await play(others.id);
  expect(await nightsOf(others.id)).not.toContain(late.gameId);
  expect((await found(late.series)).league?.problem).toBe('full');

  await leagues.end(own.id, host, { sealed: '{}', seal: 'ab' });
  const after = await play(own.id);
  expect(await nightsOf(own.id)).toEqual([]);
  expect(await found(after.series)).toMatchObject({ made: 1, league: { title: 'Autumn', problem: 'ended' } });
  await leagues.delete(own.id, host);
  expect((await found(after.series)).league).toMatchObject({ problem: 'gone' });
  await test.store.accounts.delete(host);
});

it('is changed, paused and skipped by its owner, also while a gateway is at its night', async () => {
  const series = await make();
  const { store } = test;
  const due = await claims(eight);
  if (due === null) throw new Error('nothing was due');
  const change = { ...planned(nextWeek), title: 'Fridays' };
  expect(await store.series.change(series.id, await aHost(), () => change)).toBeNull();
  expect(await store.series.change(series.id, series.userId, () => change)).toMatchObject({
    title: 'Fridays',
    nextNight: '2026-12-10',
  });
  // what it was told too late changes nothing
  await store.seriesNights.made(due, { night: '2027-01-01', startsAt: eight + 4 * week });
  expect((await found(series)).nextNight).toBe('2026-12-10');
  const skip = (skipped: boolean) =>
    store.series.skip(series.id, series.userId, { ...nextWeek, skipped }, ({ nights }) =>
      nights.some(({ state }) => state === 'skipped') ? null : nextWeek,
    );
  expect(await skip(true)).toMatchObject({
    nextNight: null,
    nights: [{ state: 'skipped' }, { state: 'made' }],
  });
  expect(await claims(eight + week)).toBeNull();
  expect(await skip(false)).toMatchObject({ nextNight: '2026-12-10' });
  await store.series.change(series.id, series.userId, () => ({ ...planned(null), paused: true }));
  expect(await claims(eight + week)).toBeNull();
  await end(series);
});

it('is made before its time where its host wants it, and by nobody while its host is suspended', async () => {
  const series = await make();
  const { seriesNights, pool } = test.store;
  const early = { at: eight - week, holdMs: hold, gameId: newGame() };
  const due = await seriesNights.claimNext(series.id, early);
  expect(due).toMatchObject({ ...tonight, gameId: early.gameId });
  expect(await seriesNights.claimNext(series.id, { ...early, gameId: newGame() })).toBeNull();
  await pool.query(`insert into suspensions (user_id, reason, suspended_at) values ($1, 'other', now())`, [
    series.userId,
  ]);
  expect(await claims(eight)).toBeNull();
  expect(await test.store.series.findShown(series.id)).toBeNull();
  await end(series);
});

it('keeps so many of an account and no more, however many are asked for at once, and loses what is forgotten', async () => {
  const host = await aHost();
  const asked = Array.from({ length: seriesLimits.series + 2 }, () =>
    test.store.series.create(host, planned(null), eight),
  );
  const made = (await Promise.all(asked)).filter((one) => one !== null);
  expect(made).toHaveLength(seriesLimits.series);
  const codes = async () =>
    (await test.store.pool.query(`select from join_codes where kind = 'series'`)).rowCount;
  const before = await codes();
  expect(await test.store.series.create(host, planned(null), eight)).toBeNull();
  expect(await codes()).toBe(before);
  const [one] = made as [Series];
  await test.store.pool.query(
    `insert into series_nights (series_id, night, starts_at, state, game_id) values ($1, '2026-01-01', now(), 'made', $2)`,
    [one.id, 'game_of_a_night' as GameId],
  );
  expect(await test.store.series.listOf(host)).toHaveLength(seriesLimits.series);
  await test.store.accounts.delete(host);
  const { rows } = await test.store.pool.query('select from series_nights where series_id = $1', [one.id]);
  expect(rows).toEqual([]);
});
