import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import request from 'supertest';
import { bearing, newToken } from '../support/access-token.js';
import { GatewayProcess } from '../support/live/gateway-process.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { closeClients } from '../support/live/test-client.js';
import { newSecret, openLink } from '../support/live/test-co-host.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { makeOverlay, overlayOn } from '../support/live/test-overlay.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';
import { House } from '../support/oidc-provider.js';
import { Browser } from '../support/redirect-browser.js';
import { sessionIdIn, visitSignIn } from '../support/sign-in.js';

/** Everything a log would be worth stealing for, provoked on the level that says most. */
describe('the log', () => {
  let night: Night;
  let gateway: GatewayProcess;
  const secrets = new Map<string, string>();
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await GatewayProcess.start(night.databaseUrl, {
      env: {
        LOG_LEVEL: 'trace',
        SESSION_SECRET: 'session-secret-of-the-log-test',
        METRICS_TOKEN: 'metrics-token-of-the-log-test',
        GOOGLE_CLIENT_SECRET: '',
        SMTP_URL: 'smtp://mailer:smtp-password-of-the-log-test@127.0.0.1:1',
      },
    });
    await evening();
    await gateway.kill();
  });
  afterAll(async () => {
    closeClients();
    await gateway?.kill();
    await night?.end();
  });

  const evening = async (): Promise<void> => {
    const host = await TestHost.on(gateway, {
      email: 'private-address@example.org',
      questions: quiz(2, { name: 'log-secret' }),
      game: { title: 'Night' },
    });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    await ada.answer('B');
    await ada.refusal('submitAnswer', {
      roomId: host.gameId,
      playerId: ada.playerId,
      questionIndex: 9,
      answer: 1,
    });
    await ada.refusal('joinGame', { roomId: host.joinCode, playerName: 'Ada', token: ada.token.slice(0, 9) });
    const path = `/api/games/${host.gameId}/players/${ada.playerId}/seat-code`;
    const codeFor = async (): Promise<string> =>
      (await request(gateway.url).post(path).set('cookie', host.cookie).expect(201)).body.code;
    const code = await codeFor();
    await request(gateway.url).get(`/api/join/${code}`).expect(200);
    const phone = await TestPlayer.on(gateway).join(code, '');
    await phone.refusal('joinGame', { roomId: code, playerName: '', token: ada.token });
    const unused = await codeFor();
    await request(gateway.url).get(`/join/${unused}`);
    await ada.join(unused, '', { token: randomBytes(18).toString('base64url') });
    const link = await newSecret(host);
    const coHost = await openLink(gateway, host.gameId, link, await cookieOf(gateway, 'co-host@example.org'));
    expect(coHost.status).toBe(200);
    await openLink(gateway, host.gameId, link.slice(1), host.cookie);
    const overlay = await shownOnAStream(host);
    await host.finish();
    const tableLink = await linkToOtherTable(host);
    const { token } = await newToken(gateway.url, host.cookie, ['games:read']);
    const withToken = (path: string) => request(gateway.url).get(path).set(bearing(token));
    await withToken('/api/games').expect(200);
    await withToken(`/api/user/settings?token=${token}`).expect(403);
    await request(gateway.url).get(`/api/games/${token}`).expect(404);
    await request(gateway.url)
      .get('/api/games')
      .set(bearing(`${token.slice(0, -1)}-`));
    secrets
      .set('access token', token)
      .set('session cookie', host.cookie.slice('clockbeat.sid='.length))
      .set('session id', sessionIdIn(host.cookie))
      .set('seat token', ada.token)
      .set('seat token of another phone', phone.token)
      .set('seat code', code)
      .set('second seat code', unused)
      .set('co-host’s link', link)
      .set('link to a game by other rules', tableLink)
      .set('token of an overlay', overlay)
      .set('join code', host.joinCode);
    await mistakes(host, ada);
  };

  /** Made, opened, opened wrongly, and opened once it was taken back. */
  const linkToOtherTable = async ({ gameId, cookie }: TestHost): Promise<string> => {
    const path = `/api/games/${gameId}/what-if/links`;
    const made = await request(gateway.url)
      .post(path)
      .set('cookie', cookie)
      .send({ speed: false })
      .expect(201);
    const secret = new URL(made.body.url).hash.slice(1);
    const open = (body: object) => request(gateway.url).post('/api/what-if/shared').send(body);
    await open({ secret }).expect(200);
    await open({ secret: [secret] }).expect(400);
    await request(gateway.url).delete(`${path}/${made.body.id}`).set('cookie', cookie).expect(204);
    await open({ secret }).expect(404);
    return secret;
  };

  /** Its page opened, watched, looked at wrongly, and opened once it was taken back. */
  const shownOnAStream = async (host: TestHost): Promise<string> => {
    const { id, token } = await makeOverlay(host);
    await overlayOn(gateway, host.gameId, token);
    await request(gateway.url).get(`/overlay/${token}?show=board`);
    const look = (body: object) => request(gateway.url).post('/api/overlays/look').send(body);
    await look({ token: [token] }).expect(400);
    await request(gateway.url)
      .delete(`/api/games/${host.gameId}/overlays/${id}`)
      .set('cookie', host.cookie)
      .expect(204);
    await look({ token }).expect(404);
    return token;
  };

  /** What goes wrong is told most about. */
  const mistakes = async (host: TestHost, ada: TestPlayer): Promise<void> => {
    const { url } = gateway;
    await visitSignIn(url, 'private-address@example.org', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    await request(url).get('/auth/google/callback?code=code-of-the-log-test&state=state-of-the-log-test');
    await request(url)
      .get(`/api/games/${host.gameId}/results`)
      .set('authorization', `Bearer ${ada.token}`)
      .expect(200);
    for (const path of ['/api/join', '/join', '/join-team'])
      await request(url).get(`${path}/${host.joinCode}?from=qr`);
    await request(url).get('/metrics').set('authorization', 'Bearer metrics-token-of-the-log-test');
    await request(url).get('/api/newsletter/unsubscribe?token=mail-token-of-the-log-test').expect(404);
    await request(url).post('/api/feedback').send({ text: 'feedback-of-the-log-test', email: 'not one' });
    await request(url)
      .post('/api/newsletter')
      .send({ email: 'private-address@example.org', interests: 'odd' });
    await request(url).post('/api/games').set('cookie', host.cookie).send('{"title": "body-of-the-log-test');
    const socket = connect(gateway.port, '127.0.0.1');
    socket.end('GET /api/auth/status HTTP/9 cookie: raw-of-the-log-test\r\n\r\n');
    await once(socket.resume(), 'close');
    // The summary is mailed to nobody who listens: the failure has the account's address in it.
    await until('the mail has failed', () => gateway.said.includes('could not be mailed'));
  };

  it('says who signed in and what was called', () => {
    expect(gateway.said).toMatch(/"userId":"[0-9a-f-]{36}".*"msg":"Somebody signed in"/);
    expect(gateway.said).toContain('"path":"/api/newsletter/unsubscribe"');
    expect(gateway.said).toContain('"path":"/api/join/…"');
    expect(secrets.get('session id')).toMatch(/^[\w-]{32}$/);
  });

  it.each([
    'private-address',
    'session-secret-of',
    'metrics-token-of',
    'smtp-password-of',
    'code-of-the',
    'state-of-the',
    'mail-token-of',
    'feedback-of',
    'body-of-the',
    'raw-of-the',
    'log-secret-question',
    '"cookie"',
    '"authorization"',
  ])('does not say %s', (secret) => {
    expect(gateway.said).not.toContain(secret);
  });

  it('holds no session, no token and no password of the database', () => {
    secrets.set('database', new URL(night.databaseUrl).password);
    for (const secret of secrets.values()) if (secret !== '') expect(gateway.said).not.toContain(secret);
  });
});

/** With a provider of the house nobody signs in another way, so this is a gateway of its own. */
describe('the log of sign-ins with a provider of the house, of webhooks and of operators', () => {
  let night: Night;
  let gateway: GatewayProcess;
  let house: House;
  const secrets = new Map<string, string>();
  beforeAll(async () => {
    night = await Night.begin();
    house = await House.open();
    house.person = {
      sub: 'subject-of-the-log-test',
      email: 'boss-of-the-log-test@house.example',
      email_verified: true,
      groups: ['group-of-the-log-test'],
    };
    gateway = await GatewayProcess.start(night.databaseUrl, {
      env: {
        LOG_LEVEL: 'trace',
        OIDC_PROVIDERS: JSON.stringify([house.settings({ groups: { operator: ['group-of-the-log-test'] } })]),
      },
    });
    await evening();
    await gateway.kill();
  });
  afterAll(async () => {
    await gateway?.kill();
    await house?.stop();
    await night?.end();
  });

  const evening = async (): Promise<void> => {
    const browser = new Browser();
    const start = `${gateway.url}/auth/google`;
    const isBack = ({ pathname }: URL): boolean => pathname.endsWith('/callback');
    const { at } = await browser.go(start, isBack);
    for (const name of ['code', 'state']) secrets.set(name, at.searchParams.get(name) ?? '');
    const wrong = new URL(at);
    wrong.searchParams.set('code', 'wrong-code-of-the-log-test');
    await browser.go(wrong);
    await browser.go(at);
    await browser.go(start);
    const cookie = browser.cookies(gateway.url);
    secrets
      .set('session cookie', cookie.slice('clockbeat.sid='.length))
      .set('session id', sessionIdIn(cookie));
    const api = (method: 'get' | 'post', path: string, body?: object) =>
      request(gateway.url)[method](path).set('cookie', cookie).send(body);

    const url = 'https://hooks.invalid/path-of-the-log-test?token=query-of-the-log-test';
    const made = await api('post', '/api/webhooks', { url, events: ['game.finished'] }).expect(201);
    const path = `/api/webhooks/${made.body.id}`;
    secrets.set('secret of a webhook', made.body.secret);
    secrets.set('new secret of a webhook', (await api('post', `${path}/secret`).expect(201)).body.secret);
    await api('post', `${path}/test`).expect(201);
    await until('the webhook has failed', () => gateway.said.includes('A webhook was not taken'));
    await api('post', '/api/webhooks', { url: 'https://me:password-of-the-log-test@hooks.invalid' }).expect(
      400,
    );

    const { id } = (await api('get', '/api/auth/user').expect(200)).body;
    const suspension = { reason: 'abuse', note: 'note-of-the-log-test' };
    await api('post', `/api/operator/accounts/${id}/suspend`, suspension).expect(409);
    await api('get', '/api/operator/accounts?q=search-of-the-log-test').expect(200);
    await api('get', '/api/user/data').expect(200);

    const isThere = ({ port }: URL): boolean => house.issuer.endsWith(port);
    const out = await browser.go(`${gateway.url}/auth/logout`, isThere);
    secrets.set('ID token', out.at.searchParams.get('id_token_hint') ?? '');
    const late = await browser.go(start, isBack);
    await house.stop();
    await browser.go(late.at);
  };

  it('says who signed in, and by which way', () => {
    expect(gateway.said).toMatch(/"userId":"[0-9a-f-]{36}","way":"house".*"msg":"Somebody signed in"/);
    expect(gateway.said).toContain('"msg":"A sign-in failed"');
    for (const [name, secret] of secrets) expect([name, secret.length > 20]).toEqual([name, true]);
  });

  it('holds no secret of a provider, of a webhook or of a session, and nothing of a person', () => {
    secrets.set('all that is called so', '-of-the-log-test').set('secret of the client', 'only the two');
    for (const [name, secret] of secrets)
      expect([name, gateway.said.split('\n').filter((line) => line.includes(secret))]).toEqual([name, []]);
  });
});
