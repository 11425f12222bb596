import { networkInterfaces } from 'node:os';
import request from 'supertest';
import { seal } from '../../apps/gateway/src/auth/local/sealed-identity.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { browse, signIn, visitSignIn } from '../support/sign-in.js';

const secret = 'the secret of this suite';

describe('the local sign-in', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url, env: { SESSION_SECRET: secret } });
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
  });
  const begin = async () => {
    const response = await fetch(`${gateway.url}/auth/google`, { redirect: 'manual' });
    const page = new URL(response.headers.get('location') ?? '', gateway.url);
    return { page, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  };
  const callback = async (query: Record<string, string>, cookie: string) => {
    const response = await fetch(`${gateway.url}/auth/google/callback?${new URLSearchParams(query)}`, {
      redirect: 'manual',
      headers: { cookie },
    });
    return response.headers.get('location');
  };

  it('asks for a name and an address, and signs in whoever sends the form', async () => {
    const visit = await browse(new URL('/auth/google?returnTo=/dashboard', gateway.url));
    expect(visit.status).toBe(200);
    expect(visit.body).toContain('<form method="get" action="/auth/local/authorize">');
    expect(visit.body).not.toContain('<script');
    const state = /name="state" value="([^"]+)"/.exec(visit.body)?.[1] ?? '';
    const form = new URLSearchParams({ state, name: 'Ada Lovelace', login_hint: 'ada@example.org' });
    const end = await browse(new URL(`/auth/local/authorize?${form}`, gateway.url), { cookie: visit.cookie });
    expect(end.path).toBe('/auth/callback?returnTo=%2Fdashboard');
    const { body } = await request(gateway.url).get('/api/auth/status').set('cookie', end.cookie);
    expect(body.user).toMatchObject({ email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace' });
  });

  it.each([
    ['ada.lovelace@example.org', undefined, 'Ada', 'Lovelace'],
    ['grace@example.org', undefined, 'Grace', null],
    ['x@example.org', '  Zoë  ', 'Zoë', null],
  ])('takes the name of %s from the address unless it is given', async (email, name, firstName, lastName) => {
    const cookie = await signIn(gateway.url, email, name === undefined ? {} : { name });
    const { body } = await request(gateway.url).get('/api/auth/user').set('cookie', cookie);
    expect(body).toMatchObject({ email, firstName, lastName });
  });

  it.each([
    ['no address'],
    ['a@b'],
    ['<script>@example.org'],
    [`${'a'.repeat(300)}@example.org`],
    ['a\u0000@example.org'],
  ])('asks again for the address %j, escaped', async (email) => {
    const visit = await visitSignIn(gateway.url, email);
    expect(visit.status).toBe(400);
    expect(visit.body).toContain('Please enter an e-mail address.');
    expect(visit.body).not.toContain('<script');
  });

  it('asks again for a name with control characters', async () => {
    const visit = await visitSignIn(gateway.url, 'ada@example.org', { name: 'A\u0000da "><b>' });
    expect(visit.status).toBe(400);
    expect(visit.body).not.toContain('<b>');
  });

  it.each([
    ['made up', () => 'abc.def'],
    [
      'of another secret',
      () => seal({ email: 'eve@example.org', name: 'Eve', picture: null }, 'code', 'guessed'),
    ],
    [
      'too old',
      () =>
        seal({ email: 'eve@example.org', name: 'Eve', picture: null }, 'code', secret, Date.now() - 61_000),
    ],
    ['a token', () => seal({ email: 'eve@example.org', name: 'Eve', picture: null }, 'token', secret)],
  ])('refuses a code that is %s', async (_, code) => {
    const { page, cookie } = await begin();
    const state = page.searchParams.get('state') ?? '';
    expect(await callback({ code: code(), state }, cookie)).toBe('/?error=sign_in_failed');
    const { body } = await request(gateway.url).get('/api/auth/status').set('cookie', cookie);
    expect(body.authenticated).toBe(false);
  });

  it('refuses a good code in a browser that did not ask for it', async () => {
    const { page, cookie } = await begin();
    const code = seal({ email: 'eve@example.org', name: 'Eve', picture: null }, 'code', secret);
    expect(await callback({ code, state: 'another' }, cookie)).toBe('/?error=sign_in_expired');
    expect(await callback({ code, state: page.searchParams.get('state') ?? '' }, '')).toBe(
      '/?error=sign_in_expired',
    );
  });

  it('tells the client what went wrong', async () => {
    const { cookie } = await begin();
    expect(await callback({ error: 'access_denied' }, cookie)).toBe('/?error=access_denied');
    expect(await callback({ error: 'server_error' }, cookie)).toBe('/?error=sign_in_failed');
    expect(await callback({}, cookie)).toBe('/?error=sign_in_failed');
  });

  it.each([['203.0.113.9'], ['192.168.250.250'], ['127.0.0.1, 203.0.113.9'], ['not an address']])(
    'is not for a browser at %s behind a proxy of this machine',
    async (forwarded) => {
      const headers = { 'x-forwarded-for': forwarded };
      const visit = await visitSignIn(gateway.url, 'eve@example.org', { headers });
      expect(visit.status).toBe(403);
      expect(visit.body).toContain('only in a browser on the machine it runs on');
      const direct = await fetch(`${gateway.url}/auth/local/authorize?login_hint=eve@example.org`, {
        headers,
        redirect: 'manual',
      });
      expect(direct.status).toBe(403);
      const code = seal({ email: 'eve@example.org', name: 'Eve', picture: null }, 'code', secret);
      const end = await fetch(`${gateway.url}/auth/google/callback?code=${code}&state=x`, {
        headers,
        redirect: 'manual',
      });
      expect(end.status).toBe(403);
    },
  );

  it('asks who it is at an address where browsers do not tell whose link it was', async () => {
    const own = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    const hinted = (host: string, more = {}) =>
      request(gateway.url)
        .get('/auth/google?login_hint=eve@example.org&name=Eve')
        .set({ host, ...more })
        .redirects(0)
        .expect(302);
    const hintIn = ({ headers }: { headers: Record<string, string> }) =>
      new URL(headers['location'] ?? '', gateway.url).searchParams.get('login_hint');
    for (const host of ['localhost:3000', '127.0.0.1:3000'])
      expect(hintIn(await hinted(host))).toBe('eve@example.org');
    // A machine without a network has no such address.
    if (own === undefined) return;
    expect(hintIn(await hinted(`${own}:3000`))).toBeNull();
    expect(hintIn(await hinted(`${own}:3000`, { 'sec-fetch-site': 'none' }))).toBe('eve@example.org');
    expect(hintIn(await hinted(`${own}:3000`, { 'sec-fetch-site': 'cross-site' }))).toBeNull();
  });

  it('is for a browser of this machine under any of its addresses', async () => {
    const own = Object.values(networkInterfaces())
      .flatMap((all) => all ?? [])
      .map(({ address }) => address);
    for (const forwarded of ['127.0.0.1', '::1', ...own])
      await signIn(gateway.url, 'ada@example.org', { headers: { 'x-forwarded-for': forwarded } });
  });

  it.each(['evil.example', 'localhost.evil.example', '203.0.113.9', 'evil.example:3000', 'quiz.local', ''])(
    'is not for a page that has made this machine its own under the name %j',
    async (host) => {
      for (const path of ['/auth/google?login_hint=eve@example.org', '/auth/local/authorize?state=x'])
        await request(gateway.url)
          .get(path)
          .set('host', host)
          .set('x-forwarded-host', 'localhost')
          .redirects(0)
          .expect(403);
    },
  );

  it.each(['localhost', 'localhost:3000', 'quiz.localhost', '127.0.0.1:3000', '[::1]:3000'])(
    'is for a browser that asks for %s',
    async (host) => {
      await request(gateway.url).get('/auth/local/authorize?state=x').set('host', host).expect(200);
    },
  );

  it('is tried 30 times a minute at most from one address', async () => {
    const fresh = await startGateway({ databaseUrl: database.url });
    const tries = await Promise.all(
      Array.from({ length: 31 }, () => fetch(`${fresh.url}/auth/google`, { redirect: 'manual' })),
    );
    expect(tries.filter(({ status }) => status === 302)).toHaveLength(30);
    const refused = tries.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await refused?.json()).toMatchObject({
      statusCode: 429,
      code: 'too_many_requests',
      error: 'Too Many Requests',
    });
    const elsewhere = await fetch(`${fresh.url}/api/login`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': '127.0.0.2' },
    });
    expect(elsewhere.status).toBe(302);
    await fresh.close();
  });
});

describe('in production', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database?.drop());

  it('nobody signs in without Google credentials, whatever else is set', async () => {
    const env = { NODE_ENV: 'production', SESSION_SECRET: secret };
    const gateway = await startGateway({ databaseUrl: database.url, env });
    const response = await fetch(`${gateway.url}/auth/google?login_hint=ada@example.org`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      statusCode: 503,
      code: 'unavailable',
      error: 'Service Unavailable',
      message:
        'Signing in is not set up on this server: it has neither Google credentials nor OpenID providers.',
    });
    const page = await fetch(`${gateway.url}/auth/local/authorize?login_hint=ada@example.org`, {
      redirect: 'manual',
    });
    expect(page.status).toBe(404);
    const code = seal({ email: 'eve@example.org', name: 'Eve', picture: null }, 'code', secret);
    const end = await fetch(`${gateway.url}/auth/google/callback?code=${code}&state=x`, {
      redirect: 'manual',
    });
    expect(end.status).toBe(503);
    await gateway.close();
  });

  it.each([
    ['en', 'Signing in is not set up here'],
    ['fr', 'La connexion n’est pas configurée ici'],
  ])('a browser is shown a page that says so (%s)', async (language, title) => {
    const env = { NODE_ENV: 'production', SESSION_SECRET: secret };
    const gateway = await startGateway({ databaseUrl: database.url, env });
    const headers = {
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'accept-language': language,
    };
    for (const path of ['/auth/google', '/api/login', '/auth/google/callback?code=x&state=x']) {
      const response = await fetch(`${gateway.url}${path}`, { headers, redirect: 'manual' });
      expect(response.status).toBe(503);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await response.text()).toContain(`<h1>${title}</h1>`);
    }
    await gateway.close();
  });

  it('Google is asked, with the public address and the hint', async () => {
    const env = {
      NODE_ENV: 'production',
      SESSION_SECRET: secret,
      GOOGLE_CLIENT_ID: 'our-id',
      GOOGLE_CLIENT_SECRET: 'our-secret',
      PUBLIC_URL: 'https://quiz.example.org',
    };
    const gateway = await startGateway({ databaseUrl: database.url, env });
    const query = new URLSearchParams({ login_hint: 'ada@example.org', name: 'Ada', returnTo: '/x' });
    const response = await fetch(`${gateway.url}/auth/google?${query}`, {
      redirect: 'manual',
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
    });
    expect(response.status).toBe(302);
    const location = new URL(response.headers.get('location') ?? '');
    expect(`${location.origin}${location.pathname}`).toBe('https://accounts.google.com/o/oauth2/v2/auth');
    expect(Object.fromEntries(location.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'our-id',
      redirect_uri: 'https://quiz.example.org/auth/google/callback',
      scope: 'openid email profile',
      login_hint: 'ada@example.org',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.any(String),
    });
    await gateway.close();
  });
});
