import { seededRandom } from '../../../../test/support/random.js';
import { correctQuestion, voiding } from '../../../domain/test-support/index.js';
import { type ArchiveTest, openArchiveTest } from '../../test-support/archived-nights.js';
import { expireAll, followed, withTables } from '../../test-support/game-everywhere.js';
import { deadHeat, randomNights, storeInterleaved, writeHeads } from '../../test-support/random-nights.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { GameVerifier, retentionRules } from '../index.js';

/** More of them: NIGHTS=2000 SEED=7 */
const nights = Number(process.env['NIGHTS'] ?? 120);
const seed = Number(process.env['SEED'] ?? 3);

/** Every row of every read model, as text. */
const rowsOf = async ({ store }: Pick<TestStore, 'store'>): Promise<Record<string, string[]>> => {
  const rows: Record<string, string[]> = {};
  for (const table of withTables.flatMap(({ tables }) => tables)) {
    const found = await store.pool.query<{ row: string }>(`select t::text as row from ${table} t`);
    rows[table] = found.rows.map(({ row }) => row).sort();
  }
  return rows;
};

const rebuilt = async (test: Pick<TestStore, 'store'>) => {
  for (const { name } of withTables) await test.store.projections.rebuild(name);
  return rowsOf(test);
};

/** The accounts of random nights, as people with badges to lose. */
const makeAccounts = ({ store }: Pick<TestStore, 'store'>) =>
  store.pool.query(`insert into users (id, email)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.org' from generate_series(1, 4) n`);

it('has the same rows after games went, also in the midst of others that go on, as when it is built anew', async () => {
  const test = await openTestStore();
  try {
    const { store } = test;
    await makeAccounts(test);
    const streams = randomNights(nights, seed);
    const half = Math.floor(streams.length / 2);
    const random = seededRandom(seed);
    // such as the public boards count, by days: the first ones go, the last one stays
    const counted = [0, 1, 2, 39].map((daysLater) =>
      deadHeat(40 * nights + daysLater, daysLater === 1 ? [correctQuestion(0, voiding)] : []),
    );
    await storeInterleaved(store.pool, [...streams.slice(0, half), ...counted], random);
    await writeHeads(store.pool);
    await followed(store);
    for (const [table, rows] of Object.entries(await rowsOf(test)))
      expect([table, rows.length]).not.toEqual([table, 0]);
    const ends = await store.pool.query<{ end: Date }>(
      `select percentile_disc(0.6) within group (order by completed_at) as end from games`,
    );
    const before = ends.rows[0]?.end ?? new Date(0);
    let gone = 0;
    for (const rule of retentionRules) gone += (await expireAll(store, { rule, before })).length;
    expect(gone).toBeGreaterThan(half / 4);
    const live = await rowsOf(test);
    expect(await rebuilt(test)).toEqual(live);

    await storeInterleaved(store.pool, streams.slice(half), random);
    await writeHeads(store.pool);
    await followed(store);
    for (const rule of retentionRules) await expireAll(store, { rule, before });
    const later = await rowsOf(test);
    expect(await rebuilt(test)).toEqual(later);

    for (const rule of retentionRules) await expireAll(store, { rule, before: new Date(8e15) });
    const { rows } = await store.pool.query(
      `select (select count(*)::int from game_results) as games, (select count(*)::int from question_shares) as shares,
              (select count(*)::int from player_scores) as players, (select count(*)::int from team_scores) as teams,
              (select count(*) > 0 from user_achievements) as badges`,
    );
    expect(rows).toEqual([{ games: 0, shares: 0, players: 0, teams: 0, badges: true }]);
    const none = await rowsOf(test);
    expect(await rebuilt(test)).toEqual(none);
  } finally {
    await test.close();
  }
});

describe('a month in the archive', () => {
  let test: ArchiveTest;
  beforeEach(async () => {
    test = await openArchiveTest();
    await makeAccounts(test);
    await test.store.archiver.archive(test.month.name, { now: Date.UTC(2026, 5), rowsPerFile: 300 });
  });
  afterEach(() => test.close());

  const inForce = (before: Date) => retentionRules.map((rule) => ({ rule, before }));
  const lastEnd = async (): Promise<Date> => {
    const { rows } = await test.store.pool.query<{ end: Date }>('select max(completed_at) as end from games');
    return rows[0]?.end ?? new Date(0);
  };

  it('stays as long as one of its games does', async () => {
    const { retention } = test.store;
    const before = await lastEnd();
    expect(await retention.dueMonths(inForce(before))).toEqual([]);
    for (const rule of retentionRules) expect(await expireAll(test.store, { rule, before })).toEqual([]);
    const after = new Date(before.getTime() + 1);
    expect(await retention.dueMonths(inForce(after))).toEqual([test.month.name]);
    // none of its games is of a rule that is not set
    expect(await retention.dueMonths(inForce(after).filter(({ rule }) => rule !== 'finished'))).toEqual([]);
  });

  it('goes with all its games; what files still hold of them comes back by no way, and is proven to the end', async () => {
    const { store } = test;
    const before = new Date((await lastEnd()).getTime() + 1);
    const months = await store.retention.dueMonths(inForce(before));
    const [first, ...others] = retentionRules;
    const some = await expireAll(store, { rule: first, before, archivedMonths: months });
    expect(some.length).toBeGreaterThan(0);

    // stopped half way: the list still has the month
    const left = await rowsOf(test);
    expect(await store.retention.forgetMonths(months)).toBe(some.length === test.nights.length ? 1 : 0);
    const [archived] = await store.archiver.list();
    if (archived) expect(await store.archiver.verify(archived)).toBeNull();
    expect(await rebuilt(test)).toEqual(left);

    for (const rule of others) await expireAll(store, { rule, before, archivedMonths: months });
    if (archived) expect(await store.retention.forgetMonths(months)).toBe(1);
    expect(await store.archiver.list()).toEqual([]);
    const { rows } = await store.pool.query(
      `select (select count(*)::int from events) as events, (select count(*)::int from game_streams) as games,
              (select count(*)::int from forgotten_games) as lines, (select count(*) > 0 from unused_archive_files) as unused`,
    );
    expect(rows).toEqual([{ events: 0, games: 0, lines: test.nights.length, unused: true }]);
    for (const { gameId } of test.nights) expect(await new GameVerifier(store).verify(gameId)).toBeNull();
  });

  it('brings nothing of a game back that went, when it is restored', async () => {
    const { store } = test;
    const before = new Date((await lastEnd()).getTime() + 1);
    const gone = await expireAll(store, {
      rule: 'unstarted',
      before,
      archivedMonths: [test.month.name],
    });
    expect(gone.length).toBeGreaterThan(0);
    await store.archiver.restore(test.month.name);
    const { rows } = await store.pool.query('select from events where game_id = any($1)', [gone]);
    expect(rows).toEqual([]);
  });
});
