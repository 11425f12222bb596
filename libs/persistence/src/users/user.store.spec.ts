import { UserId } from '@clockbeat/domain';
import { openTestStore, type TestStore } from '../../test-support/store.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const ada = {
  googleId: 'g1',
  email: 'Ada@Example.org',
  firstName: 'Ada',
  lastName: 'L',
  profileImageUrl: 'one',
};

it('makes an account at the first sign-in, and finds it again', async () => {
  const user = await test.store.users.upsertFromGoogle(ada);
  expect(user).toMatchObject({
    email: 'ada@example.org',
    firstName: 'Ada',
    isProfileComplete: false,
    username: null,
  });
  expect(await test.store.users.find(user.id)).toEqual(user);
});

it('is the same account by Google id or by address, with a fresh picture', async () => {
  const first = await test.store.users.upsertFromGoogle(ada);
  const moved = await test.store.users.upsertFromGoogle({
    ...ada,
    email: 'new@example.org',
    profileImageUrl: 'two',
  });
  const renewed = await test.store.users.upsertFromGoogle({ ...ada, googleId: 'g2' });
  expect(moved).toMatchObject({ id: first.id, profileImageUrl: 'two' });
  expect(renewed).toMatchObject({ id: first.id, googleId: 'g2' });
});

it('is one account when somebody signs in twice at once', async () => {
  const eve = { ...ada, googleId: 'g9', email: 'eve@example.org' };
  const users = await Promise.all([1, 2, 3].map(() => test.store.users.upsertFromGoogle(eve)));
  expect(new Set(users.map(({ id }) => id)).size).toBe(1);
});

it('knows nobody by an id that is none', async () => {
  expect(await test.store.users.find(UserId('nonsense'))).toBeNull();
  expect(await test.store.users.find(UserId('00000000-0000-4000-8000-000000000000'))).toBeNull();
});
