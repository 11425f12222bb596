import type { GameId, PlayerId, UserId } from '@clockbeat/domain';
import type pg from 'pg';
import { created, newGame } from '../../test-support/events.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { holdReports } from '../names/forgotten-names.sql.js';
import { keptReports, type NewReport } from './report.store.js';

let test: TestStore;
let gameId: GameId;
let by: UserId;
beforeAll(async () => {
  test = await openTestStore();
  by = (await aUser(test.store, 'operator')).id;
});
beforeEach(async () => {
  await test.store.pool.query('delete from reported_things');
  gameId = newGame();
  await test.store.appends.append(created(gameId));
});
afterAll(() => test.close());

const report = (
  more: Partial<NewReport> = {},
  isForgotten?: (playerId: PlayerId) => boolean,
): Promise<boolean> =>
  test.store.reports.add(
    {
      gameId,
      about: 'player',
      playerId: 'p_ada',
      name: 'Ada',
      reporterHash: 'one',
      userId: null,
      standing: 'visitor',
      reason: 'hate',
      note: null,
      ...more,
    },
    isForgotten,
  );
const listed = async (mostFirst = false, withDone = false) =>
  (await test.store.reports.page({ mostFirst, withDone }, { limit: 9 })).items;
const theOne = async () => {
  const [thing, ...more] = await listed(false, true);
  if (!thing || more.length > 0) throw new Error(`${more.length + 1} things were reported`);
  return thing;
};

it('counts each who reports something once, whose last word is kept', async () => {
  await report({ note: 'First' });
  await report({ reason: 'insulting', note: 'On second thought' });
  await report({ reporterHash: 'two', standing: 'player' });
  const thing = await theOne();
  expect(thing).toMatchObject({ times: 2, reasons: { insulting: 1, hate: 1 }, name: 'Ada', outcome: null });
  const notes = await test.store.reports.notesOf(thing.id);
  expect(notes.map(({ note, from }) => [note, from])).toEqual([
    [null, 'player'],
    ['On second thought', 'visitor'],
  ]);
});

it('counts every one of those who report it at the same moment', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, nth) => report({ reporterHash: `reporter ${nth}` })));
  expect(await theOne()).toMatchObject({ times: 12, reasons: { hate: 12 } });
});

it('keeps so many words on one thing, and counts the others', async () => {
  for (let nth = 0; nth < keptReports + 3; nth += 1) await report({ reporterHash: `reporter ${nth}` });
  const { id, times, reasons } = await theOne();
  expect([times, reasons]).toEqual([keptReports + 3, { hate: keptReports }]);
  expect(await test.store.reports.notesOf(id)).toHaveLength(keptReports);
});

it('lists the newest, or what was reported most often, page by page', async () => {
  await report({ name: 'Often' });
  await report({ name: 'Often', reporterHash: 'two' });
  await report({ about: 'team', playerId: '', name: 'Team' });
  await report({ about: 'questions', playerId: '', name: '' });
  // said again by the same one it is no newer
  await report({ name: 'Often' });
  const names = async (mostFirst: boolean): Promise<string[]> => {
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await test.store.reports.page({ mostFirst, withDone: false }, { limit: 1, cursor });
      found.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    return found;
  };
  expect(await names(false)).toEqual(['', 'Team', 'Often']);
  expect(await names(true)).toEqual(['Often', '', 'Team']);
});

it('is done with until somebody else reports it, each with its line in the audit log', async () => {
  await report();
  const { id } = await theOne();
  expect(await test.store.reports.dismiss(by, id)).toBe(true);
  expect(await listed()).toEqual([]);
  expect(await theOne()).toMatchObject({ outcome: 'dismissed', doneAt: expect.any(String) });
  await report({ note: 'Once more, by the same' });
  expect(await listed()).toEqual([]);
  await report({ reporterHash: 'another' });
  expect(await listed()).toMatchObject([{ outcome: null, doneAt: null, times: 2 }]);
  await test.store.reports.noteMasked(id);
  expect(await theOne()).toMatchObject({ outcome: 'masked' });
  const { items } = await test.store.audit.page({ about: id }, { limit: 9 });
  expect(items.map(({ what, actor }) => [what, actor])).toEqual([['operator_report_dismissed', by]]);
  for (const nothing of ['no id', '00000000-0000-4000-8000-000000000000']) {
    expect(await test.store.reports.dismiss(by, nothing)).toBe(false);
    expect(await test.store.reports.find(nothing)).toBeNull();
  }
});

describe('a name that is being forgotten', () => {
  const ada = 'p_ada' as PlayerId;
  const isAdas = (playerId: PlayerId) => playerId === ada;
  const forget = (of: 'player' | 'team', asked: Pick<pg.ClientBase, 'query'> = test.store.pool) =>
    asked.query('insert into forgotten_names (game_id, player_id, name_of) values ($1, $2, $3)', [
      gameId,
      ada,
      of,
    ]);

  it.each(['player', 'team'] as const)(
    'is not kept where somebody reports the %s by it still',
    async (about) => {
      await forget(about);
      expect(await report({ about }, isAdas)).toBe(false);
      expect(await listed()).toEqual([]);
      // others are called as before
      expect(await report({ about, playerId: 'p_bo', name: 'Bo' }, (playerId) => playerId !== ada)).toBe(
        true,
      );
      expect(await report({ about: 'questions', playerId: '', name: '' })).toBe(true);
    },
  );

  it('is not kept in the same moment either', async () => {
    const forgetting = await test.connect();
    await forgetting.query('begin');
    await forgetting.query(holdReports, [gameId]);
    const reported = report({}, isAdas);
    await forget('player', forgetting);
    await forgetting.query('commit');
    expect(await reported).toBe(false);
    expect(await listed()).toEqual([]);
  });
});

it('goes with its game, its words with the account that said them, and all of it after a time', async () => {
  const { id: userId } = await aUser(test.store);
  await report({ userId, standing: 'account' });
  await test.store.accounts.delete(userId);
  const { id, times } = await theOne();
  expect([times, await test.store.reports.notesOf(id)]).toEqual([1, []]);
  const day = 24 * 60 * 60_000;
  expect(await test.store.expiry.expireReports(new Date(Date.now() - day))).toBe(0);
  expect(await test.store.expiry.expireReports(new Date(Date.now() + day))).toBe(1);
  await report();
  await test.store.pool.query('delete from game_streams where game_id = $1', [gameId]);
  expect(await listed(false, true)).toEqual([]);
});
