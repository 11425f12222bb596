import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { signIn } from '../support/sign-in.js';

describe('a profile', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  /** Nobody completes it: one account is enough for all refusals, as sign-ins are counted. */
  let incomplete: string;
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url });
    incomplete = await signIn(gateway.url, 'incomplete@example.org');
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
  });
  let people = 0;
  const newcomer = (name = 'Ada Lovelace') => signIn(gateway.url, `p${++people}@example.org`, { name });
  const save = (cookie: string, body: object) =>
    request(gateway.url).post('/api/user/setup-profile').set('cookie', cookie).send(body);
  const userOf = async (cookie: string) =>
    (await request(gateway.url).get('/api/auth/user').set('cookie', cookie).expect(200)).body;

  it('is completed once, and told at once', async () => {
    const cookie = await newcomer();
    const before = await userOf(cookie);
    expect(before).toMatchObject({ username: null, isProfileComplete: false });
    const { body } = await save(cookie, { username: 'ada_1815', bio: '  Numbers,\nmostly.  ' }).expect(200);
    expect(body).toEqual({
      ...before,
      username: 'ada_1815',
      bio: 'Numbers,\nmostly.',
      isProfileComplete: true,
    });
    expect(await userOf(cookie)).toEqual(body);
  });

  it.each([['abc'], ['x'.repeat(50)], ['A_9'], ['___'], ['  spaced_around  ']])(
    'takes the username %j',
    async (username) => {
      const { body } = await save(await newcomer(), { username }).expect(200);
      expect(body.username).toBe(username.trim());
    },
  );

  it.each([
    ['Username is required', {}],
    ['Username is required', { username: null }],
    ['Username must have 3 to 50 characters', { username: 'ab' }],
    ['Username must have 3 to 50 characters', { username: '' }],
    ['Username must have 3 to 50 characters', { username: 'x'.repeat(51) }],
    ['Username can only contain letters, numbers, and underscores', { username: 'two words' }],
    ['Username can only contain letters, numbers, and underscores', { username: 'zoë' }],
    ['Username can only contain letters, numbers, and underscores', { username: 'ada\u0000' }],
    ['Username can only contain letters, numbers, and underscores', { username: 'аda' }],
    ['Username can only contain letters, numbers, and underscores', { username: 7 }],
    ['username must be a string', { username: ['ada'] }],
    ['username must be a string', { username: { toString: 'ada' } }],
    ['bio must have 500 characters or fewer', { username: 'fine', bio: 'x'.repeat(501) }],
    ['bio must have 500 characters or fewer', { username: 'fine', bio: '𝒳'.repeat(501) }],
    ['bio must be a text without control characters', { username: 'fine', bio: 'a\u0000b' }],
    ['bio must be a text without control characters', { username: 'fine', bio: 'half \ud83d' }],
    ['bio must be a string', { username: 'fine', bio: 7 }],
    ['firstName must have 50 characters or fewer', { username: 'fine', firstName: 'x'.repeat(51) }],
    ['lastName must be a text without control characters', { username: 'fine', lastName: 'two\nlines' }],
    ['googleId is not a known field', { username: 'fine', googleId: 'another' }],
    ['totalScore is not a known field', { username: 'fine', totalScore: 9 }],
  ])('is not completed: %s', async (message, body) => {
    const cookie = incomplete;
    const { body: answer } = await save(cookie, body).expect(400);
    expect(answer).toMatchObject({ code: 'validation' });
    expect([answer.message].flat()).toContain(message);
    expect(await userOf(cookie)).toMatchObject({ username: null, isProfileComplete: false });
  });

  it('takes 500 characters of any kind', async () => {
    const bio = '𝒳'.repeat(500);
    expect((await save(await newcomer(), { username: 'long_bio', bio }).expect(200)).body.bio).toBe(bio);
  });

  it('is changed later field by field, and keeps what is left out', async () => {
    const cookie = await newcomer('Grace Hopper');
    await save(cookie, { username: 'grace', bio: 'Bugs' }).expect(200);
    const { body: named } = await save(cookie, { firstName: 'Gr\u0061\u0301ce' }).expect(200);
    expect(named).toMatchObject({
      username: 'grace',
      firstName: 'Gr\u00e1ce',
      lastName: 'Hopper',
      bio: 'Bugs',
    });
    const { body: cleared } = await save(cookie, { username: 'grace', bio: '', lastName: null }).expect(200);
    expect(cleared).toMatchObject({ username: 'grace', bio: null, lastName: null, isProfileComplete: true });
    expect(await userOf(cookie)).toEqual(cleared);
  });

  it('keeps its username: the same one may be sent again, another one changes nothing', async () => {
    const cookie = await newcomer();
    await save(cookie, { username: 'Fixed_1', bio: 'one' }).expect(200);
    await save(cookie, { username: 'Fixed_1', bio: 'two' }).expect(200);
    for (const username of ['Fixed_2', 'fixed_1']) {
      const { body } = await save(cookie, { username, bio: 'three' }).expect(400);
      expect(body.message).toBe('Username cannot be changed.');
    }
    expect(await userOf(cookie)).toMatchObject({ username: 'Fixed_1', bio: 'two' });
  });

  it('never changes the address, nor what else the server owns', async () => {
    const cookie = await newcomer();
    const before = await userOf(cookie);
    const { body } = await save(cookie, {
      ...before,
      username: 'owned',
      email: 'eve@example.org',
      id: '00000000-0000-4000-8000-000000000000',
      isProfileComplete: false,
      profileImageUrl: 'https://evil.example/x.png',
    }).expect(200);
    expect(body).toEqual({ ...before, username: 'owned', isProfileComplete: true });
  });

  it('has a username of its own, in any case', async () => {
    await save(await newcomer(), { username: 'Unique' }).expect(200);
    const cookie = await newcomer();
    for (const username of ['Unique', 'uNIQUE']) {
      const { body } = await save(cookie, { username }).expect(409);
      expect(body).toEqual({
        statusCode: 409,
        code: 'conflict',
        error: 'Conflict',
        message: 'This username is already taken.',
      });
    }
    expect(await userOf(cookie)).toMatchObject({ username: null, isProfileComplete: false });
    await save(cookie, { username: 'another_one' }).expect(200);
  });

  it('of two who ask for one username at once goes to one, the others hear 409', async () => {
    const other = await startGateway({ databaseUrl: database.url });
    const racers = await Promise.all([1, 2, 3, 4].map(() => newcomer()));
    const answers = await Promise.all(
      racers.map((cookie, index) =>
        request(index % 2 === 0 ? gateway.url : other.url)
          .post('/api/user/setup-profile')
          .set('cookie', cookie)
          .send({ username: index < 2 ? 'raced' : 'RACED' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const users = await Promise.all(racers.map(userOf));
    expect(users.filter(({ isProfileComplete }) => isProfileComplete)).toHaveLength(1);
    await other.close();
  });

  it('completed twice at once with two usernames has one of them', async () => {
    const cookie = await newcomer();
    const answers = await Promise.all(
      ['first_one', 'second_one'].map((username) => save(cookie, { username })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await userOf(cookie)).username).toBe(winner?.body.username);
  });

  it('is nobody else’s to change', async () => {
    await request(gateway.url).post('/api/user/setup-profile').send({ username: 'stranger' }).expect(401);
    const cookie = await newcomer();
    const response = await save(cookie, { username: 'forged' }).set('origin', 'https://evil.example');
    expect(response.status).toBe(403);
    expect((await userOf(cookie)).username).toBeNull();
  });
});
