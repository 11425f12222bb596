import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { Client } from 'pg';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { House, type Person } from '../support/oidc-provider.js';
import { Browser } from '../support/redirect-browser.js';
import { sessionStatus, signIn } from '../support/sign-in.js';

const mary: Person = {
  sub: 'mary',
  email: 'Mary@house.example',
  email_verified: true,
  given_name: 'Mary',
  family_name: 'Somerville',
  groups: ['teachers'],
};

let database: TestDatabase;
let sql: Client;
beforeAll(async () => {
  database = await freshDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
});
afterAll(async () => {
  await sql?.end();
  await database?.drop();
});

const gatewayWith = (...providers: object[]): Promise<TestGateway> =>
  startGateway({ databaseUrl: database.url, env: { OIDC_PROVIDERS: JSON.stringify(providers) } });

const accounts = async (): Promise<number> =>
  Number((await sql.query('select count(*) from users')).rows[0].count);

const isBack = ({ pathname }: URL): boolean => pathname.endsWith('/callback');
const pathOf = ({ pathname, search }: URL): string => `${pathname}${search}`;

describe('signing in with an OpenID provider of the house', () => {
  let house: House;
  let gateway: TestGateway;
  beforeAll(async () => {
    house = await House.open();
    gateway = await gatewayWith(house.settings({ groups: { host: ['teachers'] } }));
  });
  beforeEach(() => {
    house.person = mary;
  });
  afterAll(async () => {
    await gateway?.close();
    await house?.stop();
  });
  const begin = (query = ''): string => `${gateway.url}/auth/google${query}`;
  const whoIs = async (browser: Browser, { url } = gateway) =>
    (await sessionStatus(url, browser.cookies(url))).user;

  it('leads there and back, and makes one account of issuer and subject', async () => {
    const browser = new Browser();
    const { at } = await browser.go(begin('?returnTo=/dashboard'));
    expect(pathOf(at)).toBe('/auth/callback?returnTo=%2Fdashboard');
    const first = await whoIs(browser);
    expect(first).toMatchObject({ email: 'mary@house.example', firstName: 'Mary', lastName: 'Somerville' });
    house.person = { ...mary, email: 'mary@married.example', given_name: 'M.' };
    const again = new Browser();
    await again.go(begin());
    expect(await whoIs(again)).toEqual(first);
    const { rows } = await sql.query('select issuer, subject, user_id, roles from identities');
    expect(rows).toEqual([{ issuer: house.issuer, subject: 'mary', user_id: first.id, roles: ['host'] }]);
    expect(first.mayHost).toBeUndefined();
    house.person = { ...mary, sub: 'pupil', email: 'pupil@house.example', groups: ['pupils'] };
    const pupil = new Browser();
    await pupil.go(begin());
    expect(await whoIs(pupil)).toMatchObject({ email: 'pupil@house.example', mayHost: false });
  });

  it('asks with state, nonce and the proof of who began', async () => {
    const { at } = await new Browser().go(begin(), ({ port }) => house.issuer.endsWith(port));
    const asked = Object.fromEntries(at.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: `${gateway.url}/auth/oidc/house/callback`,
    });
    for (const secret of ['state', 'nonce', 'code_challenge']) expect(asked[secret]).toMatch(/^[\w-]{43}$/);
    expect(asked['prompt']).toBeUndefined();
  });

  it('begun at one gateway can be finished at another one', async () => {
    const other = await gatewayWith(house.settings());
    const browser = new Browser();
    const { at } = await browser.go(begin(), isBack);
    const cookie = browser.cookies(gateway.url);
    const back = await fetch(`${other.url}${pathOf(at)}`, { redirect: 'manual', headers: { cookie } });
    // its registered address is the first gateway's, which here stands for the balancer's
    expect(back.headers.get('location')).toBe('/?error=sign_in_failed');
    const balanced = await startGateway({
      databaseUrl: database.url,
      env: { OIDC_PROVIDERS: JSON.stringify([house.settings()]), PUBLIC_URL: gateway.url },
    });
    const second = await browser.go(begin(), isBack);
    const done = await fetch(`${balanced.url}${pathOf(second.at)}`, {
      redirect: 'manual',
      headers: { cookie: browser.cookies(gateway.url) },
    });
    expect(done.headers.get('location')).toBe('/auth/callback');
    await other.close();
    await balanced.close();
  });

  it('refuses a state of another browser, a code of another sign-in, and one that was used', async () => {
    const browser = new Browser();
    const { at } = await browser.go(begin(), isBack);
    const stranger = await new Browser().go(at);
    expect(pathOf(stranger.at)).toBe('/?error=sign_in_expired');
    const forged = new URL(at);
    forged.searchParams.set('state', 'x'.repeat(43));
    expect(pathOf((await browser.go(forged)).at)).toBe('/?error=sign_in_failed');
    // a sign-in is tried once, also where it went wrong
    expect(pathOf((await browser.go(at)).at)).toBe('/?error=sign_in_expired');

    const other = await new Browser().go(begin(), isBack);
    const { at: own } = await browser.go(begin(), isBack);
    own.searchParams.set('code', other.at.searchParams.get('code') ?? '');
    expect(pathOf((await browser.go(own)).at)).toBe('/?error=sign_in_failed');

    const twice = new Browser();
    const { at: once } = await twice.go(begin(), isBack);
    const before = twice.cookies(gateway.url);
    expect(pathOf((await twice.go(once)).at)).toBe('/auth/callback');
    const replayed = await fetch(once, { redirect: 'manual', headers: { cookie: before } });
    expect(replayed.headers.get('location')).toBe('/?error=sign_in_expired');
    expect((await twice.go(once)).at.search).toBe('?error=sign_in_expired');
  });

  it('is finished with the provider that it was begun with, and with no other', async () => {
    const two = await gatewayWith(house.settings({ key: 'annex' }), house.settings());
    const browser = new Browser();
    const isThere = ({ port }: URL): boolean => house.issuer.endsWith(port);
    const { at } = await browser.go(`${two.url}/auth/oidc/annex`, isThere);
    // as a provider would that leads the browser on to another one of ours
    at.searchParams.set('redirect_uri', `${two.url}/auth/oidc/house/callback`);
    expect(pathOf((await browser.go(at)).at)).toBe('/?error=sign_in_expired');
    await two.close();
  });

  it('asks first where a page of another site leads there, since whoever is signed in there is asked nothing', async () => {
    const lead = (path: string, site: string) =>
      request(gateway.url).get(`${path}?returnTo=/dashboard`).set('sec-fetch-site', site);
    for (const path of ['/auth/oidc/house', '/auth/google', '/api/login'])
      for (const site of ['cross-site', 'same-site']) {
        const { text, headers } = await lead(path, site).expect(200);
        expect(text).toContain('href="/auth/oidc/house?returnTo=%2Fdashboard&#38;with=house"');
        expect(headers['set-cookie']).toBeUndefined();
      }
    for (const site of ['same-origin', 'none']) await lead('/auth/oidc/house', site).expect(302);
  });

  it.each([
    ['an address that is not verified', { ...mary, sub: 'm2', email_verified: false }, 'email_missing'],
    [
      'an address of which nothing is said',
      { ...mary, sub: 'm3', email_verified: undefined },
      'email_missing',
    ],
    ['no address', { sub: 'm4' }, 'email_missing'],
    ['somebody who refuses', null, 'access_denied'],
  ])('refuses %s', async (_, person, code) => {
    const before = await accounts();
    house.person = person;
    const { at } = await new Browser().go(begin());
    expect(pathOf(at)).toBe(`/?error=${code}`);
    expect(await accounts()).toBe(before);
  });

  it('gives an account of the same address to nobody whom the operator does not trust with addresses', async () => {
    const local = await startGateway({ databaseUrl: database.url });
    const owner = await sessionStatus(local.url, await signIn(local.url, 'boss@house.example'));
    house.person = { ...mary, sub: 'boss', email: 'boss@house.example' };
    expect(pathOf((await new Browser().go(begin())).at)).toBe('/?error=email_taken');
    const trusting = await gatewayWith(house.settings({ trustEmail: true }));
    const browser = new Browser();
    await browser.go(`${trusting.url}/auth/google`);
    expect((await whoIs(browser, trusting)).id).toBe(owner.user.id);
    // and the other way round: Google gives nobody an account for whose address nobody trusted has vouched
    house.person = { ...mary, sub: 'squatter', email: 'victim@house.example' };
    await new Browser().go(begin());
    await expect(signIn(local.url, 'victim@house.example')).rejects.toThrow('/?error=email_taken');
    await local.close();
    await trusting.close();
  });

  it('asks who is signed in once more where that is wanted, by the way of this session', async () => {
    const browser = new Browser();
    await browser.go(begin());
    const { at } = await browser.go(begin('?again=1&returnTo=/settings'), ({ port }) =>
      house.issuer.endsWith(port),
    );
    expect(at.searchParams.get('prompt')).toBe('login');
  });

  it('signs out there as well, and comes back', async () => {
    const browser = new Browser();
    await browser.go(begin());
    const { at } = await browser.go(`${gateway.url}/auth/logout`, ({ port }) => house.issuer.endsWith(port));
    expect(at.pathname).toBe('/session/end');
    expect(Object.fromEntries(at.searchParams)).toMatchObject({
      post_logout_redirect_uri: `${gateway.url}/`,
      id_token_hint: expect.stringMatching(/^e\w+\./),
    });
    expect((await sessionStatus(gateway.url, browser.cookies(gateway.url))).authenticated).toBe(false);
    const { body } = await browser.go(at);
    expect(body).toContain('Do you want to sign-out');
    const quiet = await gatewayWith(house.settings({ signOut: false }));
    const other = new Browser();
    await other.go(`${quiet.url}/auth/google`);
    expect((await other.go(`${quiet.url}/auth/logout`)).at.href).toBe(`${quiet.url}/`);
    await quiet.close();
  });

  it('goes on with the keys that the provider has exchanged, and is back when it is', async () => {
    await house.stop();
    const started = await gatewayWith(house.settings());
    const early = await new Browser().go(`${started.url}/auth/oidc/house`);
    expect(pathOf(early.at)).toBe('/?error=provider_unavailable');
    await house.start();
    const browser = new Browser();
    expect(pathOf((await browser.go(`${started.url}/auth/oidc/house`)).at)).toBe('/auth/callback');
    // its description is known, its keys are others
    await house.stop();
    await house.start();
    expect(pathOf((await browser.go(`${started.url}/auth/oidc/house`)).at)).toBe('/auth/callback');
    // it goes while somebody is there
    const { at } = await browser.go(`${started.url}/auth/oidc/house`, isBack);
    await house.stop();
    expect(pathOf((await browser.go(at)).at)).toBe('/?error=provider_unavailable');
    await request(started.url).get('/api/auth/status').expect(200);
    await started.close();
    await house.start();
  });

  it('is one of several ways, which a page of ours offers in the reader’s language', async () => {
    const both = await startGateway({
      databaseUrl: database.url,
      env: {
        OIDC_PROVIDERS: JSON.stringify([house.settings({ name: 'École <b>&' })]),
        GOOGLE_CLIENT_ID: 'id',
        GOOGLE_CLIENT_SECRET: 'secret',
      },
    });
    const page = await request(both.url)
      .get('/auth/google?returnTo=/dashboard?x=1&login_hint=a%22b')
      .set('accept-language', 'fr')
      .expect(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-language': 'fr',
      vary: expect.stringContaining('Accept-Language'),
    });
    expect(page.text).toContain('Se connecter avec École &#60;b&#62;&#38;');
    const links = [...page.text.matchAll(/href="(\/auth\/[^"]*)"/g)].map(([, link = '']) =>
      link.replaceAll('&#38;', '&'),
    );
    expect(links.map((link) => new URL(link, both.url).pathname)).toEqual([
      '/auth/oidc/house',
      '/auth/google',
    ]);
    for (const link of links)
      expect(Object.fromEntries(new URL(link, both.url).searchParams)).toMatchObject({
        returnTo: '/dashboard?x=1',
        login_hint: 'a"b',
      });
    const google = await fetch(`${both.url}${links[1]}`, { redirect: 'manual' });
    expect(google.headers.get('location')).toMatch(/^https:\/\/accounts\.google\.com\//);
    const here = await fetch(`${both.url}/api/login`, { headers: { 'accept-language': 'nl' } });
    expect(await here.text()).toContain('Sign in with Google');
    await request(both.url).get('/auth/oidc/google').expect(404);
    await request(both.url).get('/auth/oidc/nobody/callback?code=x').expect(404);
    await both.close();
  });
});

describe('an ID token that is not what was asked for', () => {
  const server = new OAuth2Server();
  let gateway: TestGateway;
  let change: (token: MutableToken) => void;
  let answer: (response: MutableResponse) => void;
  let nonce: string | null;
  beforeAll(async () => {
    await server.issuer.keys.generate('RS256');
    await server.start(0, '127.0.0.1');
    // its own name is localhost, whatever it listens at
    server.issuer.url = `http://127.0.0.1:${server.address().port}`;
    server.service.on('beforeTokenSigning', (token: MutableToken) => {
      Object.assign(token.payload, { ...mary, sub: 'forged', email: 'forged@house.example', nonce });
      change(token);
    });
    server.service.on('beforeResponse', (response: MutableResponse) => answer(response));
    gateway = await gatewayWith({
      key: 'house',
      name: 'The House',
      issuer: server.issuer.url,
      clientId: 'clockbeat',
      clientSecret: 'secret',
    });
  });
  beforeEach(() => {
    change = () => {};
    answer = () => {};
  });
  afterAll(async () => {
    await gateway?.close();
    await server.stop();
  });

  /** There and back, with a token that knows the nonce. */
  const visit = async (browser = new Browser()): Promise<string> => {
    const asked = await browser.go(
      `${gateway.url}/auth/oidc/house`,
      ({ pathname }) => pathname === '/authorize',
    );
    nonce = asked.at.searchParams.get('nonce');
    const back = await browser.go(asked.at, isBack);
    return pathOf((await browser.go(back.at)).at);
  };

  it('would be taken if it were', async () => {
    expect(await visit()).toBe('/auth/callback');
  });

  const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
  it.each([
    ['a moment ago', 0, 204],
    ['long before it', -660, 403],
  ])('is as fresh a sign-in as the proof that the provider asked for: %s', async (_, seconds, status) => {
    change = ({ payload }) => Object.assign(payload, { auth_time: inSeconds(seconds) });
    const browser = new Browser();
    expect(await visit(browser)).toBe('/auth/callback');
    const { body } = await request(gateway.url)
      .delete('/api/user/sessions')
      .set('cookie', browser.cookies(gateway.url))
      .expect(status);
    if (status === 403) expect(body.code).toBe('sign_in_again');
  });

  it.each<[string, (token: MutableToken) => void]>([
    ['another nonce', ({ payload }) => Object.assign(payload, { nonce: 'x'.repeat(43) })],
    ['no nonce', ({ payload }) => void delete payload['nonce']],
    ['another issuer', ({ payload }) => Object.assign(payload, { iss: 'https://id.evil.example' })],
    ['another audience', ({ payload }) => Object.assign(payload, { aud: 'somebody-else' })],
    ['a time that is over', ({ payload }) => Object.assign(payload, { exp: inSeconds(-600) })],
    [
      'a time to come',
      ({ payload }) => Object.assign(payload, { iat: inSeconds(3600), nbf: inSeconds(3600) }),
    ],
    ['no subject', ({ payload }) => void delete (payload as { sub?: string }).sub],
    ['another key', ({ header }) => Object.assign(header, { kid: 'unknown' })],
  ])('is refused with %s', async (_, alter) => {
    const before = await accounts();
    change = alter;
    expect(await visit()).toBe('/?error=sign_in_failed');
    expect(await accounts()).toBe(before);
  });

  it('is refused when somebody has changed it on the way, or signed it with nothing', async () => {
    const before = await accounts();
    const withToken = (alter: (parts: string[]) => string[]) => (response: MutableResponse) => {
      const body = response.body as Record<string, string>;
      if (body['id_token']) body['id_token'] = alter(body['id_token'].split('.')).join('.');
    };
    const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    answer = withToken(([header = '', payload = '', signature = '']) => {
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      return [header, encoded({ ...claims, sub: 'somebody-else' }), signature];
    });
    expect(await visit()).toBe('/?error=sign_in_failed');
    answer = withToken(([, payload = '']) => [encoded({ alg: 'none' }), payload, '']);
    expect(await visit()).toBe('/?error=sign_in_failed');
    expect(await accounts()).toBe(before);
  });
});
