import type { UserId } from '@clockbeat/domain';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';

let test: TestStore;
beforeEach(async () => {
  test = await openTestStore();
});
afterEach(() => test.close());

const create = (userId: UserId, tokenHash: string) =>
  test.store.accessTokens.create({ userId, tokenHash, name: tokenHash, scopes: ['games:read'], days: 90 });
const aHost = async (): Promise<UserId> => (await aUser(test.store)).id;
/** As if so much time had passed. */
const age = (time: string) =>
  test.store.pool.query(
    `update access_tokens set expires_at = expires_at - $1::interval, last_used_at = last_used_at - $1::interval`,
    [time],
  );
const written = async (): Promise<string> => {
  const { rows } = await test.store.pool.query('select xmin::text from access_tokens');
  return rows[0].xmin;
};

it('knows whose a token is by its hash, until it expires', async () => {
  const host = await aHost();
  const made = await create(host, 'one');
  expect(made).toMatchObject({ name: 'one', scopes: ['games:read'], lastUsedAt: null });
  const holder = { id: made?.id, userId: host, scopes: ['games:read'] };
  expect(await test.store.accessTokens.use('one')).toMatchObject(holder);
  expect(await test.store.accessTokens.use('another')).toBeNull();
  await age('89 days 23 hours');
  expect((await test.store.accessTokens.goodOf(['one', 'another'])).get('one')).toMatchObject(holder);
  await age('1 hour');
  expect(await test.store.accessTokens.use('one')).toBeNull();
  expect((await test.store.accessTokens.goodOf(['one'])).size).toBe(0);
  // its owner sees that it has expired
  expect(await test.store.accessTokens.listOf(host)).toHaveLength(1);
});

it('notes the last use once an hour', async () => {
  const host = await aHost();
  await create(host, 'one');
  await test.store.accessTokens.use('one');
  const first = await written();
  await test.store.accessTokens.use('one');
  expect(await written()).toBe(first);
  await age('61 minutes');
  const aged = await written();
  await test.store.accessTokens.use('one');
  expect(await written()).not.toBe(aged);
  const [{ lastUsedAt } = { lastUsedAt: null }] = await test.store.accessTokens.listOf(host);
  expect(lastUsedAt?.getTime()).toBeGreaterThan(Date.now() - 3_600_000);
});

it('revokes one of the account’s own and no other, and all with the account', async () => {
  const [host, other] = [await aHost(), await aHost()];
  const made = await create(host, 'mine');
  expect(await test.store.accessTokens.revoke(other, made?.id ?? '')).toBe(false);
  expect(await test.store.accessTokens.revoke(host, made?.id ?? '')).toBe(true);
  expect(await test.store.accessTokens.use('mine')).toBeNull();
  await create(host, 'left');
  await create(other, 'stays');
  await test.store.accounts.delete(host);
  const { rows } = await test.store.pool.query('select token_hash from access_tokens');
  expect(rows).toEqual([{ token_hash: 'stays' }]);
});
