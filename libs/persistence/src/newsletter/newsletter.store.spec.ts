import { openTestStore, type TestStore } from '../../test-support/store.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterEach(async () => {
  await test.store.pool.query('delete from newsletter_subscriptions');
  await test.store.pool.query('delete from users');
});
afterAll(() => test.close());

const tokenOf = async (email: string): Promise<string> => {
  const { rows } = await test.store.pool.query<{ token: string }>(
    'select token from newsletter_subscriptions where email = $1',
    [email],
  );
  return rows[0]?.token ?? '';
};

const askedToken = async (email: string): Promise<string> => {
  const { rows } = await test.store.pool.query<{ token: string }>(
    'select asked_token as token from newsletter_subscriptions where email = $1',
    [email.toLowerCase()],
  );
  return rows[0]?.token ?? '';
};

/** Asks, and confirms what was asked. */
const subscribe = async (email: string, interests: string[]): Promise<void> => {
  await test.store.newsletter.ask(email, interests, 'en');
  await test.store.newsletter.confirm(await askedToken(email));
};

it('keeps one row an address, in any case, with the newest interests', async () => {
  const { newsletter } = test.store;
  await subscribe('Ada@Example.org', ['New questions']);
  const token = await tokenOf('ada@example.org');
  await subscribe('ada@example.ORG', ['Hosting tips', 'New features']);
  expect(await newsletter.active()).toEqual([
    {
      email: 'ada@example.org',
      interests: ['Hosting tips', 'New features'],
      subscribedAt: expect.any(Date),
      token,
    },
  ]);
  expect(token).toMatch(/^[\w-]{32}$/);
});

it('makes one row of many sign-ups at once', async () => {
  const { newsletter } = test.store;
  await Promise.all(Array.from({ length: 8 }, () => newsletter.ask('grace@example.org', [], 'en')));
  expect(await newsletter.confirm(await askedToken('grace@example.org'))).toBe(true);
  expect(await newsletter.active()).toHaveLength(1);
});

it('ends a subscription by its token, and begins it again when asked', async () => {
  const { newsletter } = test.store;
  await subscribe('ada@example.org', []);
  const token = await tokenOf('ada@example.org');
  expect(await newsletter.unsubscribe(token)).toBe(true);
  expect(await newsletter.active()).toEqual([]);
  expect(await newsletter.unsubscribe(token)).toBe(true);
  expect(await newsletter.knows(token)).toBe(true);
  await subscribe('ada@example.org', []);
  expect(await newsletter.active()).toMatchObject([{ email: 'ada@example.org', token }]);
});

it('ends nobody’s subscription by a token it has not given', async () => {
  const { newsletter } = test.store;
  await subscribe('ada@example.org', []);
  expect(await newsletter.unsubscribe('')).toBe(false);
  expect(await newsletter.unsubscribe('x'.repeat(32))).toBe(false);
  expect(await newsletter.knows('x'.repeat(32))).toBe(false);
  expect(await newsletter.active()).toHaveLength(1);
});

describe('what an address has not confirmed', () => {
  it('writes to nobody, changes nothing and begins nothing anew', async () => {
    const { newsletter } = test.store;
    await newsletter.ask('new@example.org', [], 'en');
    expect(await newsletter.active()).toEqual([]);
    await subscribe('ada@example.org', ['Hosting tips']);
    const before = await newsletter.active();
    await newsletter.ask('ada@example.org', [], 'en');
    expect(await newsletter.active()).toEqual(before);
    await newsletter.unsubscribe(await tokenOf('ada@example.org'));
    await newsletter.ask('ada@example.org', ['Hosting tips'], 'en');
    expect(await newsletter.active()).toEqual([]);
    expect(await newsletter.asked(await askedToken('ada@example.org'))).toEqual({
      email: 'ada@example.org',
      interests: ['Hosting tips'],
    });
  });

  it('is confirmed once, within a week, and not after leaving', async () => {
    const { newsletter } = test.store;
    await subscribe('ada@example.org', []);
    const token = await askedToken('ada@example.org');
    expect(await newsletter.confirm(token)).toBe(true);
    await newsletter.unsubscribe(await tokenOf('ada@example.org'));
    expect(await newsletter.confirm(token)).toBe(false);
    expect(await newsletter.asked(token)).toBeNull();
    expect(await newsletter.active()).toEqual([]);
    await newsletter.ask('bob@example.org', [], 'en');
    await test.store.pool.query(`update newsletter_subscriptions set asked_at = now() - interval '8 days'`);
    expect(await newsletter.confirm(await askedToken('bob@example.org'))).toBe(false);
    await test.store.expiry.expireUnconfirmed();
    const { rows } = await test.store.pool.query('select email, asked_token from newsletter_subscriptions');
    expect(rows).toEqual([{ email: 'ada@example.org', asked_token: null }]);
  });

  it('is asked about by one mail, not by one each time; none where nothing would change', async () => {
    const { newsletter } = test.store;
    await newsletter.ask('ada@example.org', [], 'fr');
    const mail = await newsletter.claimMail(60_000);
    expect(mail).toMatchObject({ email: 'ada@example.org', language: 'fr', attempt: 1, interests: [] });
    expect(await newsletter.claimMail(60_000)).toBeNull();
    await newsletter.mailed(mail?.id ?? '');
    await newsletter.ask('ada@example.org', ['Hosting tips'], 'fr');
    expect(await newsletter.claimMail(60_000)).toBeNull();
    await newsletter.confirm(mail?.token ?? '');
    expect(await newsletter.active()).toMatchObject([{ interests: ['Hosting tips'] }]);
    await newsletter.ask('ada@example.org', ['Hosting tips'], 'fr');
    await test.store.pool.query(`update newsletter_subscriptions set mailed_at = now() - interval '2 hours'`);
    expect(await newsletter.claimMail(60_000)).toBeNull();
  });
});

describe('with an account of the same address', () => {
  const account = async (email: string) => {
    const profile = { googleId: email, email, firstName: null, lastName: null, profileImageUrl: null };
    return (await test.store.users.upsertFromGoogle(profile)).id;
  };
  const readers = async () => (await test.store.newsletter.active()).map(({ email }) => email);

  it('takes the switch as a sign-up, and its turning off as leaving', async () => {
    const { settings } = test.store;
    const ada = await account('ada@example.org');
    await account('quiet@example.org');
    expect(await readers()).toEqual([]);
    await settings.change(ada, { marketingEmails: true });
    expect(await readers()).toEqual(['ada@example.org']);
    const token = await tokenOf('ada@example.org');
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    await settings.change(ada, { marketingEmails: false });
    expect(await readers()).toEqual([]);
    await settings.change(ada, { marketingEmails: true });
    expect(await readers()).toEqual(['ada@example.org']);
    expect(await tokenOf('ada@example.org')).toBe(token);
  });

  it('lets the link of a mail turn the switch off', async () => {
    const { newsletter, settings } = test.store;
    const ada = await account('ada@example.org');
    await settings.change(ada, { marketingEmails: true });
    await readers();
    await newsletter.unsubscribe(await tokenOf('ada@example.org'));
    expect(await readers()).toEqual([]);
    expect((await settings.read(ada)).marketingEmails).toBe(false);
  });

  it('lets a sign-up after the switch count', async () => {
    const { settings } = test.store;
    const ada = await account('ada@example.org');
    await settings.change(ada, { marketingEmails: true });
    await settings.change(ada, { marketingEmails: false });
    await subscribe('ada@example.org', []);
    expect(await readers()).toEqual(['ada@example.org']);
  });
});
