import { UserId } from '@clockbeat/domain';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { AddressTaken } from './address.js';

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
  const nobody = UserId('00000000-0000-4000-8000-000000000000');
  expect(await test.store.users.find(nobody)).toBeNull();
  expect(await test.store.users.findWithStanding(UserId('nonsense'))).toBeNull();
  expect(await test.store.users.findWithStanding(nobody)).toBeNull();
});

describe('who comes from an OpenID provider', () => {
  const school = {
    issuer: 'https://id.school.example',
    provider: 'https://id.school.example/as-it-is-set',
    subject: 's1',
    email: 'Mary@School.example',
    isAddressTrusted: false,
    firstName: 'Mary',
    lastName: null,
    roles: ['host'],
  };

  it('is known by issuer and subject, whatever the address, with the roles of the last sign-in', async () => {
    const { users } = test.store;
    const first = await users.upsertFromIdentity(school);
    expect(first).toMatchObject({ email: 'mary@school.example', firstName: 'Mary', emailTrusted: false });
    const byGroups = async () => (await users.findWithStanding(first.id))?.standing.byGroups;
    expect(await byGroups()).toEqual([{ issuer: school.issuer, provider: school.provider, roles: ['host'] }]);
    const again = await users.upsertFromIdentity({ ...school, email: 'm@new.example', roles: [] });
    expect(again).toMatchObject({ id: first.id, email: 'mary@school.example' });
    expect(await byGroups()).toEqual([{ issuer: school.issuer, provider: school.provider, roles: [] }]);
    const elsewhere = { ...school, issuer: 'https://id.other.example', email: 'mary@other.example' };
    expect((await users.upsertFromIdentity(elsewhere)).id).not.toBe(first.id);
  });

  it('gets the account of its address only where both addresses are vouched for', async () => {
    const { users } = test.store;
    const owner = await users.upsertFromGoogle({ ...ada, googleId: 'g20', email: 'eva@school.example' });
    const eva = { ...school, subject: 's20', email: 'Eva@school.example' };
    await expect(users.upsertFromIdentity(eva)).rejects.toThrow(AddressTaken);
    const trusted = { ...eva, isAddressTrusted: true };
    expect((await users.upsertFromIdentity(trusted)).id).toBe(owner.id);
    // from then on it is known there, whether trusted or not
    expect((await users.upsertFromIdentity({ ...eva, email: 'x@school.example' })).id).toBe(owner.id);
  });

  it('is vouched for from the sign-in on at which its provider is trusted, for the address that it has here', async () => {
    const { users } = test.store;
    const joe = { ...school, subject: 's25', email: 'joe@school.example' };
    await users.upsertFromIdentity(joe);
    const trusted = { ...joe, isAddressTrusted: true };
    const moved = await users.upsertFromIdentity({ ...trusted, email: 'moved@school.example' });
    expect(moved.emailTrusted).toBe(false);
    expect((await users.upsertFromIdentity({ ...trusted, email: 'Joe@school.example' })).emailTrusted).toBe(
      true,
    );
    expect((await users.upsertFromIdentity(joe)).emailTrusted).toBe(true);
  });

  it('gives an address that was claimed first to nobody else while that account is there', async () => {
    const { users } = test.store;
    const claimed = { ...school, subject: 's30', email: 'zoe@school.example' };
    const first = await users.upsertFromIdentity(claimed);
    const google = { ...ada, googleId: 'g30', email: 'zoe@school.example' };
    await expect(users.upsertFromGoogle(google)).rejects.toThrow(AddressTaken);
    await expect(
      users.upsertFromIdentity({ ...claimed, issuer: 'https://id.trusted.example', isAddressTrusted: true }),
    ).rejects.toThrow(AddressTaken);
    await test.store.accounts.delete(first.id);
    expect((await users.upsertFromGoogle(google)).id).not.toBe(first.id);
  });

  it('is one account when it signs in twice at once, also with two addresses', async () => {
    const twins = ['a@school.example', 'b@school.example', 'a@school.example'].map((email) =>
      test.store.users.upsertFromIdentity({ ...school, subject: 's40', email }),
    );
    expect(new Set((await Promise.all(twins)).map(({ id }) => id)).size).toBe(1);
  });
});
