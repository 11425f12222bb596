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
});
