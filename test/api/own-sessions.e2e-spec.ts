import { createHash } from 'node:crypto';
import type { SessionView } from '@clockbeat/domain';
import { Client } from 'pg';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { until } from '../support/live/until.js';
import { sessionIdIn, sessionStatus, signIn } from '../support/sign-in.js';

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('the sessions of an account', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let other: TestGateway;
  let sql: Client;
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url });
    other = await startGateway({ databaseUrl: database.url });
    sql = new Client({ connectionString: database.url });
    await sql.connect();
  });
  afterAll(async () => {
    await sql?.end();
    await gateway?.close();
    await other?.close();
    await database?.drop();
  });
  const signInWith = (userAgent: string, email: string, { url } = gateway) =>
    signIn(url, email, { headers: { 'user-agent': userAgent } });
  const listOf = async (cookie: string, { url } = gateway): Promise<SessionView[]> =>
    (await request(url).get('/api/user/sessions').set('cookie', cookie).expect(200)).body;
  const end = (cookie: string, id: string, { url } = gateway) =>
    request(url).delete(`/api/user/sessions/${id}`).set('cookie', cookie);
  const isOpen = async (cookie: string, { url } = gateway) =>
    (await sessionStatus(url, cookie)).authenticated;
  const theOther = async (cookie: string): Promise<SessionView> => {
    const [found, ...more] = (await listOf(cookie)).filter(({ current }) => !current);
    if (!found || more.length > 0) throw new Error('There is not exactly one other session');
    return found;
  };
  const changed = (cookie: string, how: string) =>
    sql.query(`update sessions set sess = (sess::jsonb ${how})::json where sid = $1`, [sessionIdIn(cookie)]);

  it('are listed with their device and times, the one that asks first, on any gateway', async () => {
    const began = Date.now();
    const phone = await signInWith(firefox, 'ada@example.org');
    const tablet = await signInWith(safari, 'ada@example.org', other);
    for (const [own, at, device] of [
      [phone, other, { browser: 'Firefox', system: 'Android' }],
      [tablet, gateway, { browser: 'Safari', system: 'iPhone' }],
    ] as const) {
      const list = await listOf(own, at);
      expect(list.map(({ current }) => current)).toEqual([true, false]);
      expect(list[0]).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        ...device,
        signedInAt: expect.any(String),
        lastSeenAt: expect.any(String),
        current: true,
      });
      for (const { signedInAt, lastSeenAt } of list)
        for (const at of [signedInAt, lastSeenAt]) expect(Date.parse(at ?? '')).toBeGreaterThanOrEqual(began);
    }
  });

  it('keep no address and no User-Agent, and tell no session id', async () => {
    const cookie = await signInWith(firefox, 'private@example.org');
    const sid = sessionIdIn(cookie);
    const { rows } = await sql.query('select sess::text as text from sessions where sid = $1', [sid]);
    expect(rows[0].text).toContain('"Android"');
    expect(rows[0].text).not.toMatch(/127\.0\.0\.1|::1|Mozilla|rv:144/);
    const [listed] = await listOf(cookie);
    expect(listed?.id).toBe(createHash('sha256').update(sid).digest('hex'));
    expect(JSON.stringify(listed)).not.toContain(sid);
  });

  it('that began before this was kept are listed as unknown, and are known once they come back', async () => {
    const old = await signInWith(firefox, 'before@example.org');
    const own = await signInWith(safari, 'before@example.org');
    await changed(old, "- 'device' - 'signedInAt' - 'renewedAt'");
    expect(await theOther(own)).toMatchObject({
      browser: null,
      system: null,
      signedInAt: null,
      lastSeenAt: null,
    });
    await request(gateway.url).get('/api/auth/status').set('cookie', old).set('user-agent', firefox);
    expect(await theOther(own)).toMatchObject({ browser: 'Firefox', lastSeenAt: expect.any(String) });
  });

  it('are unknown devices where a browser says nothing that we know', async () => {
    const [listed] = await listOf(await signInWith('curl/8.5.0', 'curl@example.org'));
    expect(listed).toMatchObject({ browser: null, system: null, current: true });
  });

  it('are written to once an hour, not at each call', async () => {
    const cookie = await signInWith(firefox, 'busy@example.org');
    const version = async () => {
      const { rows } = await sql.query('select xmin::text from sessions where sid = $1', [
        sessionIdIn(cookie),
      ]);
      return rows[0].xmin;
    };
    const before = await version();
    for (let call = 0; call < 3; call += 1) await listOf(cookie);
    expect(await version()).toBe(before);
    await changed(cookie, "|| jsonb_build_object('renewedAt', 1)");
    expect((await listOf(cookie))[0]?.lastSeenAt).toBe(new Date(1).toISOString());
    const [now] = await listOf(cookie);
    expect(Date.parse(now?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 3_600_000);
  });

  it('end one by one, on every gateway; the one that asks goes on', async () => {
    const lost = await signInWith(firefox, 'lost@example.org');
    const own = await signInWith(safari, 'lost@example.org');
    const { id } = await theOther(own);
    await end(own, id, other).expect(204);
    expect([await isOpen(lost), await isOpen(lost, other), await isOpen(own)]).toEqual([false, false, true]);
    await request(gateway.url).get('/api/user/sessions').set('cookie', lost).expect(401);
    expect(await listOf(own)).toHaveLength(1);
    await end(own, id).expect(404);
  });

  it('end all at once but the one that asks, and nobody else’s', async () => {
    const away = [];
    for (let device = 0; device < 3; device += 1) away.push(await signIn(gateway.url, 'many@example.org'));
    const own = await signIn(other.url, 'many@example.org');
    const bob = await signIn(gateway.url, 'bob@example.org');
    for (let time = 0; time < 2; time += 1)
      await request(gateway.url).delete('/api/user/sessions').set('cookie', own).expect(204);
    for (const cookie of away) expect(await isOpen(cookie)).toBe(false);
    expect([await isOpen(own), await isOpen(bob)]).toEqual([true, true]);
    expect(await listOf(own)).toMatchObject([{ current: true }]);
  });

  it('may end with the one that asks', async () => {
    const own = await signIn(gateway.url, 'myself@example.org');
    const [{ id } = { id: '' }] = await listOf(own);
    await end(own, id).expect(204);
    expect(await isOpen(own)).toBe(false);
  });

  it('are one account’s alone: another’s id, a session id and nonsense are not found', async () => {
    const victim = await signIn(gateway.url, 'victim@example.org');
    const eve = await signIn(gateway.url, 'eve@example.org');
    const [{ id } = { id: '' }] = await listOf(victim);
    for (const bad of [id, sessionIdIn(eve), 'x', '%00', id.toUpperCase(), `${id}0`, '0'.repeat(64)]) {
      const { body } = await end(eve, bad).expect(404);
      expect(body).toEqual({
        statusCode: 404,
        code: 'not_found',
        error: 'Not Found',
        message: expect.stringMatching(/^(Session not|Not) found\.$/),
      });
    }
    expect([await isOpen(victim), await isOpen(eve)]).toEqual([true, true]);
    expect((await listOf(eve)).map((one) => one.id)).not.toContain(id);
    await request(gateway.url).get('/api/user/sessions').expect(401);
    await request(gateway.url).delete('/api/user/sessions').expect(401);
    await request(gateway.url).delete(`/api/user/sessions/${id}`).expect(401);
  });

  it('that have expired are not listed', async () => {
    const expired = await signIn(gateway.url, 'expired@example.org');
    const own = await signIn(gateway.url, 'expired@example.org');
    await sql.query("update sessions set expire = now() - interval '1 second' where sid = $1", [
      sessionIdIn(expired),
    ]);
    expect(await listOf(own)).toHaveLength(1);
  });

  it('stay ended, though a call of theirs was under way that would have renewed them', async () => {
    const lost = await signInWith(firefox, 'underway@example.org');
    const own = await signInWith(safari, 'underway@example.org');
    await changed(lost, "|| jsonb_build_object('renewedAt', 1)");
    const { id } = await theOther(own);
    await sql.query('begin');
    await sql.query('lock table user_settings in access exclusive mode');
    const underWay = request(gateway.url).get('/api/user/settings').set('cookie', lost).then();
    await until('the call waits for the table', async () => {
      const { rows } = await sql.query(
        "select 1 from pg_locks where relation = 'user_settings'::regclass and not granted",
      );
      return rows.length === 1;
    });
    await end(own, id, other).expect(204);
    await sql.query('commit');
    const answer = await underWay;
    expect([answer.status, answer.headers['set-cookie']?.length]).toEqual([200, 1]);
    expect(await isOpen(lost)).toBe(false);
  });
});
