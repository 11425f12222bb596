import { Client } from 'pg';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { sessionIdIn, sessionStatus, signIn, visitSignIn } from '../support/sign-in.js';

describe('a session', () => {
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

  it('is over after 90 days, however often somebody came back', async () => {
    const cookie = await signIn(gateway.url, 'loyal@example.org');
    const sid = sessionIdIn(cookie);
    await statusOf(cookie);
    const signedInDaysAgo = (days: number) =>
      sql.query(
        `update sessions set sess = (sess::jsonb || jsonb_build_object('renewedAt', 1,
           'signedInAt', (extract(epoch from now() - $2::interval) * 1000)::bigint))::json where sid = $1`,
        [sid, `${days} days`],
      );
    await signedInDaysAgo(85);
    expect((await statusOf(cookie)).authenticated).toBe(true);
    const { rows } = await sql.query(
      "select expire < now() + interval '5 days 1 minute' as capped, expire > now() as open from sessions where sid = $1",
      [sid],
    );
    expect(rows).toEqual([{ capped: true, open: true }]);
    await signedInDaysAgo(91);
    expect((await statusOf(cookie)).authenticated).toBe(false);
  });

  it('lasts as long as the settings say, also one of before they became stricter', async () => {
    const cookie = await signIn(gateway.url, 'strict@example.org');
    const daysLeft = async (): Promise<number> => {
      const { rows } = await sql.query(
        'select extract(epoch from expire - now()) / 86400 as days from sessions where sid = $1',
        [sessionIdIn(cookie)],
      );
      return Math.round(Number(rows[0]?.days));
    };
    expect(await daysLeft()).toBe(30);
    const stricter = await startGateway({
      databaseUrl: database.url,
      env: { SESSION_IDLE_DAYS: '7', SESSION_DAYS: '5' },
    });
    try {
      expect(await daysLeft()).toBe(5);
      const other = await signIn(stricter.url, 'stricter@example.org');
      expect((await statusOf(other, stricter.url)).authenticated).toBe(true);
      const { rows } = await sql.query(
        `select expire < now() + interval '5 days 1 minute' as capped from sessions where sid = $1`,
        [sessionIdIn(other)],
      );
      expect(rows).toEqual([{ capped: true }]);
    } finally {
      await stricter.close();
    }
  });

  it.each(['/auth/logout', '/api/logout'])('does not end by a link to %s on another site', async (path) => {
    const cookie = await signIn(gateway.url, 'ada@example.org');
    const visit = (site: string) =>
      request(gateway.url)
        .get(path)
        .set('cookie', cookie)
        .set('sec-fetch-site', site)
        .redirects(0)
        .expect(302);
    for (const site of ['cross-site', 'same-site']) {
      expect((await visit(site)).headers['location']).toBe('/');
      expect((await statusOf(cookie)).authenticated).toBe(true);
    }
    await visit('same-origin');
    expect((await statusOf(cookie)).authenticated).toBe(false);
  });

  it('lets no other site say who signs in', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const visit = await visitSignIn(gateway.url, 'eve@example.org', { headers, returnTo: '/dashboard' });
    expect(visit.body).toContain('Who is hosting?');
    expect((await statusOf(visit.cookie)).authenticated).toBe(false);
  });

  describe('in production behind https', () => {
    const env = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://quiz.example.org',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
    };
    const begin = (url: string, protocol: string) =>
      fetch(`${url}/auth/google`, { redirect: 'manual', headers: { 'x-forwarded-proto': protocol } });

    it('has a cookie that no other host and nobody on http can plant', async () => {
      const strict = await startGateway({ databaseUrl: database.url, env });
      const begun = await begin(strict.url, 'https');
      expect(begun.headers.get('set-cookie')).toMatch(
        /^__Host-clockbeat\.sid=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      );
      const planted = await signIn(gateway.url, 'ada@example.org');
      expect((await statusOf(planted, strict.url)).authenticated).toBe(false);
      expect(
        (await statusOf(planted.replace('clockbeat', '__Host-clockbeat'), strict.url)).authenticated,
      ).toBe(true);
      const out = await request(strict.url).post('/auth/logout').redirects(0);
      expect(out.headers['set-cookie']?.[0]).toMatch(/^__Host-clockbeat\.sid=; Path=\/; .*Secure/);
      await strict.close();
    });

    it('does not begin over http', async () => {
      const strict = await startGateway({ databaseUrl: database.url, env });
      const begun = await begin(strict.url, 'http');
      expect(begun.headers.get('location')).toBe('/?error=sign_in_failed');
      expect(begun.headers.get('set-cookie')).toBeNull();
      await strict.close();
    });
  });
});
