import { Client } from 'pg';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { browse, sessionIdIn, sessionStatus, signIn, visitSignIn } from '../support/sign-in.js';

describe('signing in', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let sql: Client;
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url });
    sql = new Client({ connectionString: database.url });
    await sql.connect();
  });
  afterAll(async () => {
    await sql?.end();
    await gateway?.close();
    await database?.drop();
  });
  const statusOf = (cookie: string, url = gateway.url) => sessionStatus(url, cookie);

  it('knows nobody at first', async () => {
    await request(gateway.url).get('/api/auth/status').expect(200, { authenticated: false, user: null });
    const { body } = await request(gateway.url).get('/api/auth/user').expect(401);
    expect(body).toEqual({
      statusCode: 401,
      code: 'not_signed_in',
      error: 'Unauthorized',
      message: 'Please sign in first.',
    });
  });

  it('makes one user of a Google account, and tells only what is meant for him', async () => {
    const cookie = await signIn(gateway.url, 'Ada@Example.org', { name: 'Ada King Lovelace' });
    const { body: user } = await request(gateway.url).get('/api/auth/user').set('cookie', cookie).expect(200);
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'King Lovelace',
      profileImageUrl: null,
      username: null,
      bio: null,
      isProfileComplete: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await statusOf(cookie)).toEqual({ authenticated: true, user });
  });

  it('is the same user the second time, with the picture of today', async () => {
    const picture = 'https://lh3.googleusercontent.com/a/1';
    const first = await statusOf(await signIn(gateway.url, 'grace@example.org', { picture }));
    const second = await statusOf(await signIn(gateway.url, 'grace@example.org', { picture: `${picture}2` }));
    expect(second.user).toEqual({ ...first.user, profileImageUrl: `${picture}2` });
    expect(first.user.profileImageUrl).toBe(picture);
  });

  it('sets a cookie that scripts and other sites do not get', async () => {
    const response = await fetch(`${gateway.url}/auth/google?login_hint=ada@example.org`, {
      redirect: 'manual',
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^clockbeat\.sid=.*; Path=\/; .*HttpOnly; SameSite=Lax$/,
    );
    const behindHttps = await fetch(`${gateway.url}/auth/google`, {
      redirect: 'manual',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(behindHttps.headers.get('set-cookie')).toMatch(/; Secure;/);
  });

  it('gives the session a new id', async () => {
    const begun = await fetch(`${gateway.url}/auth/google?login_hint=ada@example.org`, {
      redirect: 'manual',
    });
    const planted = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const cookie = await signIn(gateway.url, 'ada@example.org', { cookie: planted });
    expect(sessionIdIn(cookie)).not.toBe(sessionIdIn(planted));
    expect((await statusOf(planted)).authenticated).toBe(false);
  });

  it.each([
    ['/dashboard', '/auth/callback?returnTo=%2Fdashboard'],
    ['/join/ABC123?x=1', '/auth/callback?returnTo=%2Fjoin%2FABC123%3Fx%3D1'],
    ['//evil.example', '/auth/callback'],
    ['/\\evil.example', '/auth/callback'],
    ['https://evil.example', '/auth/callback'],
    ['/\t/evil.example', '/auth/callback'],
    ['', '/auth/callback'],
  ])('with returnTo %j goes to %s', async (returnTo, path) => {
    const { path: end } = await visitSignIn(gateway.url, 'ada@example.org', { returnTo });
    expect(end).toBe(path);
  });

  it.each(['code=made-up', 'error=access_denied', 'code=a&code=b&state=x', 'error=%00&code=%00'])(
    'begins anew where an address of the way back is mixed with the beginning: %s',
    async (query) => {
      const fresh = await startGateway({ databaseUrl: database.url });
      const begun = await fetch(`${fresh.url}/auth/google?${query}`, { redirect: 'manual' });
      expect(begun.status).toBe(302);
      expect(begun.headers.get('location')).toMatch(/^\/auth\/local\/authorize\?/);
      await fresh.close();
    },
  );

  it('does not remember the returnTo of a sign-in that was given up', async () => {
    const begun = await fetch(`${gateway.url}/auth/google?returnTo=/old`, { redirect: 'manual' });
    const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect((await visitSignIn(gateway.url, 'ada@example.org', { cookie })).path).toBe('/auth/callback');
  });

  it('has an alias under /api, and works with several people at the same time', async () => {
    const people = ['a@example.org', 'b@example.org', 'c@example.org', 'd@example.org'];
    const emails = await Promise.all(
      people.map(async (email) => {
        const { cookie } = await browse(new URL(`/api/login?login_hint=${email}`, gateway.url));
        return (await statusOf(cookie)).user.email;
      }),
    );
    expect(emails).toEqual(people);
  });

  it('survives a restart and holds on every gateway', async () => {
    const first = await startGateway({ databaseUrl: database.url });
    const cookie = await signIn(first.url, 'ada@example.org');
    expect((await statusOf(cookie)).authenticated).toBe(true);
    await first.close();
    const again = await startGateway({ databaseUrl: database.url });
    expect((await statusOf(cookie, again.url)).user.email).toBe('ada@example.org');
    await again.close();
  });

  it('begun at one gateway can be finished at another one', async () => {
    const other = await startGateway({ databaseUrl: database.url });
    const follow = async (url: string, path: string, cookie = '') => {
      const response = await fetch(`${url}${path}`, { redirect: 'manual', headers: { cookie } });
      const held = (response.headers.get('set-cookie') ?? cookie).split(';')[0] ?? '';
      return { to: response.headers.get('location') ?? '', cookie: held };
    };
    const begun = await follow(gateway.url, '/auth/google?login_hint=hop@example.org');
    const chosen = await follow(other.url, begun.to, begun.cookie);
    const done = await follow(gateway.url, chosen.to, begun.cookie);
    expect(done.to).toBe('/auth/callback');
    expect((await statusOf(done.cookie, other.url)).user.email).toBe('hop@example.org');
    await other.close();
  });

  it('is over when the session has expired, and when the account is gone', async () => {
    const cookie = await signIn(gateway.url, 'short@example.org');
    await sql.query("update sessions set expire = now() - interval '1 second' where sid = $1", [
      sessionIdIn(cookie),
    ]);
    expect((await statusOf(cookie)).authenticated).toBe(false);
    const other = await signIn(gateway.url, 'gone@example.org');
    await sql.query("delete from users where email = 'gone@example.org'");
    expect(await statusOf(other)).toEqual({ authenticated: false, user: null });
  });

  it('is renewed once an hour, not at each call', async () => {
    const cookie = await signIn(gateway.url, 'hourly@example.org');
    const sid = sessionIdIn(cookie);
    const read = () => request(gateway.url).get('/api/auth/status').set('cookie', cookie).expect(200);
    await read();
    expect((await read()).headers['set-cookie']).toBeUndefined();
    await sql.query(
      `update sessions set expire = now() + interval '1 day',
         sess = (sess::jsonb || jsonb_build_object('renewedAt', 1))::json where sid = $1`,
      [sid],
    );
    expect((await read()).headers['set-cookie']).toBeDefined();
    const { rows } = await sql.query(
      "select expire > now() + interval '29 days' as renewed from sessions where sid = $1",
      [sid],
    );
    expect(rows).toEqual([{ renewed: true }]);
  });

  it.each([
    ['get', '/auth/logout', 302],
    ['post', '/auth/logout', 303],
    ['get', '/api/logout', 302],
    ['post', '/api/logout', 303],
  ] as const)('ends with %s %s', async (method, path, status) => {
    const cookie = await signIn(gateway.url, 'ada@example.org');
    const response = await request(gateway.url)
      [method](path)
      .set('cookie', cookie)
      .redirects(0)
      .expect(status);
    expect(response.headers['location']).toBe('/');
    expect(response.headers['set-cookie']?.[0]).toMatch(/^clockbeat\.sid=;/);
    expect((await statusOf(cookie)).authenticated).toBe(false);
    await request(gateway.url).get('/api/auth/user').set('cookie', cookie).expect(401);
  });

  it('ends without a session, too', async () => {
    await request(gateway.url).get('/auth/logout').redirects(0).expect(302).expect('location', '/');
  });

  it.each([
    ['clockbeat.sid=s%3Amade-up.signature'],
    ['clockbeat.sid=%E0%A4%A'],
    ['clockbeat.sid=s%3A%00.x'],
    [`clockbeat.sid=${'x'.repeat(5_000)}`],
  ])('takes a cookie like %.30s for none', async (cookie) => {
    expect((await statusOf(cookie)).authenticated).toBe(false);
  });
});
