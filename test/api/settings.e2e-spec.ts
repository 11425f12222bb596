import { Client } from 'pg';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { signIn } from '../support/sign-in.js';

const usual = {
  darkMode: false,
  emailNotifications: true,
  gameNotifications: true,
  marketingEmails: false,
  publicName: false,
  language: 'en',
  mailAvailable: false,
};

describe('settings', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
  });
  let people = 0;
  const newcomer = () => signIn(gateway.url, `s${++people}@example.org`);
  const read = async (cookie: string, url = gateway.url) =>
    (await request(url).get('/api/user/settings').set('cookie', cookie).expect(200)).body;
  const change = (cookie: string, body: string | object) =>
    request(gateway.url)
      .post('/api/user/settings')
      .set('cookie', cookie)
      .set('content-type', 'application/json')
      .send(body);

  it('are as usual at first', async () => {
    expect(await read(await newcomer())).toEqual(usual);
  });

  it.each(['darkMode', 'emailNotifications', 'gameNotifications', 'marketingEmails', 'publicName'] as const)(
    'turn %s alone, there and back',
    async (name) => {
      const cookie = await newcomer();
      const turned = { ...usual, [name]: !usual[name] };
      expect((await change(cookie, { [name]: turned[name] }).expect(200)).body).toEqual(turned);
      expect(await read(cookie)).toEqual(turned);
      expect((await change(cookie, { [name]: usual[name] }).expect(200)).body).toEqual(usual);
    },
  );

  it('keep the language that the account was last read in, alone, there and back', async () => {
    const cookie = await newcomer();
    const french = { ...usual, language: 'fr' };
    expect((await change(cookie, { language: 'fr' }).expect(200)).body).toEqual(french);
    expect(await read(cookie)).toEqual(french);
    expect((await change(cookie, { darkMode: true }).expect(200)).body).toEqual({
      ...french,
      darkMode: true,
    });
    expect((await change(cookie, { language: 'en' }).expect(200)).body).toEqual({ ...usual, darkMode: true });
  });

  it('know no language that we do not write', async () => {
    const cookie = await newcomer();
    for (const language of ['nl', 'FR', 'fr-CA', '', null, ['fr'], { fr: true }, 1])
      await change(cookie, { language, darkMode: true }).expect(400);
    await change(cookie, { language: 'fr', darkMode: 'yes' }).expect(400);
    expect(await read(cookie)).toEqual(usual);
  });

  it('turned at the same time on two devices are both turned', async () => {
    const cookie = await newcomer();
    await Promise.all([
      change(cookie, { darkMode: true }),
      change(cookie, { gameNotifications: false }),
      change(cookie, { language: 'fr' }),
    ]);
    expect(await read(cookie)).toEqual({
      ...usual,
      darkMode: true,
      gameNotifications: false,
      language: 'fr',
    });
  });

  it('stay on another device, after signing out, and on another gateway', async () => {
    const email = 'devices@example.org';
    await change(await signIn(gateway.url, email), { darkMode: true }).expect(200);
    const other = await startGateway({ databaseUrl: database.url, env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect(await read(await signIn(gateway.url, email), other.url)).toEqual({
      ...usual,
      darkMode: true,
      mailAvailable: true,
    });
    await other.close();
  });

  it('are one account’s alone', async () => {
    const [ada, eve] = [await newcomer(), await newcomer()];
    await change(ada, { darkMode: true }).expect(200);
    expect(await read(eve)).toEqual(usual);
    await request(gateway.url).get('/api/user/settings').expect(401);
    await request(gateway.url).post('/api/user/settings').send({ darkMode: true }).expect(401);
  });

  it('may be sent back whole', async () => {
    const cookie = await newcomer();
    const whole = { ...usual, darkMode: true, language: 'fr', mailAvailable: true };
    expect((await change(cookie, whole).expect(200)).body).toEqual({ ...whole, mailAvailable: false });
    expect((await change(cookie, {}).expect(200)).body).toEqual({ ...whole, mailAvailable: false });
  });

  it.each([
    { darkMode: 'true' },
    { darkMode: 1 },
    { darkMode: null },
    { darkMode: [true] },
    { marketingEmails: {} },
    { darkmode: true },
    { userId: 'another' },
    [],
    'null',
    '"true"',
  ])('are not turned by %j', async (body) => {
    const cookie = await newcomer();
    await change(cookie, body).expect(400);
    expect(await read(cookie)).toEqual(usual);
  });

  it('keep when marketing was last agreed to or refused, and only then', async () => {
    const cookie = await newcomer();
    const { body: user } = await request(gateway.url).get('/api/auth/user').set('cookie', cookie);
    const sql = new Client({ connectionString: database.url });
    await sql.connect();
    const changedAt = async (): Promise<Date | null> => {
      const { rows } = await sql.query(
        'select marketing_changed_at as at from user_settings where user_id = $1',
        [user.id],
      );
      return rows[0].at;
    };
    await change(cookie, { marketingEmails: false }).expect(200);
    expect(await changedAt()).toBeNull();
    await change(cookie, { marketingEmails: true }).expect(200);
    const agreed = await changedAt();
    expect(agreed).toBeInstanceOf(Date);
    await change(cookie, { marketingEmails: true, darkMode: true }).expect(200);
    expect(await changedAt()).toEqual(agreed);
    await change(cookie, { marketingEmails: false }).expect(200);
    expect(await changedAt()).not.toEqual(agreed);
    await sql.end();
  });
});
