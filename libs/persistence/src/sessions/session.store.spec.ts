import type { UserId } from '@clockbeat/domain';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const keep = (sid: string, sess: object, expires: string) =>
  test.store.pool.query(`insert into sessions values ($1, $2, now() + $3::interval)`, [sid, sess, expires]);

it('says whose a session is, unless it is expired, unknown or nobody’s', async () => {
  const { id } = await aUser(test.store);
  await keep('open', { passport: { user: id } }, '1 hour');
  await keep('old', { passport: { user: id } }, '-1 second');
  await keep('anonymous', { cookie: {} }, '1 hour');
  await keep('odd', { passport: { user: 'nonsense' } }, '1 hour');
  const sids = ['open', 'old', 'anonymous', 'odd', 'unknown'];
  const users = await Promise.all(sids.map((sid) => test.store.sessions.userIdOf(sid)));
  expect(users).toEqual([id, null, null, null, null]);
  expect([...(await test.store.sessions.openOf([...sids, 'open']))].sort()).toEqual(['odd', 'open']);
});

describe('the sessions of an account', () => {
  const open = async (userId: string, sids: readonly string[], more: object = {}) => {
    for (const sid of sids) await keep(sid, { passport: { user: userId }, ...more }, '1 hour');
  };
  const listed = (userId: UserId, own: string) => test.store.sessions.listOf(userId, own);

  it('are listed with what is known of them, the own one first, and without their ids', async () => {
    const { id } = await aUser(test.store);
    await open(id, ['a1']);
    await open(id, ['a2'], { device: { browser: 'Firefox', system: null }, renewedAt: 2_000 });
    await open(id, ['a3'], { signedInAt: 1_000, renewedAt: 3_000 });
    await keep('a4', { passport: { user: id } }, '-1 second');
    const list = await listed(id, 'a1');
    const unknown = { browser: null, system: null, signedInAt: null, lastSeenAt: null, current: false };
    expect(list).toEqual([
      { ...unknown, id: expect.any(String), current: true },
      { ...unknown, id: expect.any(String), signedInAt: new Date(1_000), lastSeenAt: new Date(3_000) },
      { ...unknown, id: expect.any(String), browser: 'Firefox', lastSeenAt: new Date(2_000) },
    ]);
    expect(new Set(list.map((one) => one.id)).size).toBe(3);
    expect(JSON.stringify(list)).not.toMatch(/"a\d"/);
  });

  it('end one at a time, each by its owner alone', async () => {
    const [ada, bob] = [await aUser(test.store), await aUser(test.store)];
    await open(ada.id, ['b1', 'b2']);
    const [, other] = await listed(ada.id, 'b1');
    if (!other) throw new Error('The other one is not listed');
    const { sessions } = test.store;
    expect(await sessions.end(bob.id, other.id)).toBe(false);
    expect(await sessions.end(ada.id, other.id)).toBe(true);
    expect(await sessions.end(ada.id, other.id)).toBe(false);
    for (const id of ['b1', '', 'x'.repeat(64)]) expect(await sessions.end(ada.id, id)).toBe(false);
    expect(await sessions.openOf(['b1', 'b2'])).toEqual(new Set(['b1']));
  });

  it('end all but one, and nobody else’s', async () => {
    const [ada, bob] = [await aUser(test.store), await aUser(test.store)];
    await open(ada.id, ['c1', 'c2', 'c3']);
    await open(bob.id, ['c4']);
    expect(await test.store.sessions.endOthers(ada.id, 'c2')).toBe(2);
    expect(await test.store.sessions.openOf(['c1', 'c2', 'c3', 'c4'])).toEqual(new Set(['c2', 'c4']));
  });

  it('are changed while they are there, and not brought back once they have ended', async () => {
    const { id } = await aUser(test.store);
    await open(id, ['d1']);
    const later = new Date(Date.now() + 60_000);
    for (const sid of ['d1', 'd2'])
      await test.store.sessions.change(sid, { passport: { user: id }, renewedAt: 5_000 }, later);
    expect(await listed(id, 'd1')).toMatchObject([{ lastSeenAt: new Date(5_000), current: true }]);
  });
});
