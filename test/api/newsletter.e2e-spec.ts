import { Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { until } from '../support/live/until.js';
import { Mailbox } from '../support/mailbox.js';
import { runCli } from '../support/run-cli.js';

describe('the newsletter', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  const addresses = Array.from({ length: 250 }, (_, n) => `203.0.113.${n}`);
  const nextAddress = () => addresses.pop() ?? '';
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url });
  });
  afterEach(() => pool().query('delete from newsletter_subscriptions'));
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
  });
  const pool = () => gateway.app.get(Persistence).pool;
  const signUp = (body: object, address = nextAddress()) =>
    request(gateway.url).post('/api/newsletter').set('x-forwarded-for', address).send(body);
  const rows = async () =>
    (await pool().query('select * from newsletter_subscriptions order by subscribed_at')).rows;
  /** What the links of their mails would do. */
  const confirm = async () => {
    for (const { asked_token: token } of await rows())
      await request(gateway.url).post(`/api/newsletter/confirm?token=${token}`).expect(200);
  };
  const linkOf = async () => `/api/newsletter/unsubscribe?token=${(await rows())[0].token}`;

  it('keeps address, interests and time', async () => {
    const { body } = await signUp({ email: ' Ada@Example.org ', interests: ['New questions'] }).expect(201);
    expect(body).toEqual({ subscribed: true });
    expect(await rows()).toEqual([
      expect.objectContaining({
        email: 'ada@example.org',
        interests: ['New questions'],
        subscribed_at: expect.any(Date),
        is_active: true,
      }),
    ]);
  });

  it('makes no second row of a second sign-up, and tells nobody that there was a first', async () => {
    const first = await signUp({ email: 'ada@example.org', interests: [] }).expect(201);
    const second = await signUp({ email: 'ADA@example.org', interests: ['Hosting tips'] }).expect(201);
    expect(second.body).toEqual(first.body);
    expect(await rows()).toMatchObject([{ email: 'ada@example.org', interests: ['Hosting tips'] }]);
  });

  it.each([
    ['no address', {}],
    ['an empty one', { email: '' }],
    ['no @', { email: 'ada.example.org' }],
    ['no domain', { email: 'ada@' }],
    ['a space inside', { email: 'a da@example.org' }],
    ['256 characters', { email: `${'a'.repeat(244)}@example.org` }],
    ['half a character', { email: 'a\ud83d@b.org' }],
    ['a number', { email: 7 }],
    ['interests as a text', { email: 'a@b.org', interests: 'all' }],
    ['an interest that is none', { email: 'a@b.org', interests: [''] }],
    ['an interest of 51', { email: 'a@b.org', interests: ['x'.repeat(51)] }],
    ['an interest twice', { email: 'a@b.org', interests: ['x', 'x'] }],
    ['21 interests', { email: 'a@b.org', interests: Array.from({ length: 21 }, (_, n) => `${n}`) }],
    ['a null character', { email: 'a@b.org', interests: ['\u0000'] }],
    ['an unknown field', { email: 'a@b.org', isActive: false }],
  ] as [string, object][])('refuses %s', async (_, body) => {
    await signUp(body).expect(400);
    expect(await rows()).toEqual([]);
  });

  it('is signed up for five times a minute from one address', async () => {
    for (let call = 0; call < 5; call += 1)
      await signUp({ email: `a${call}@example.org` }, '198.51.100.7').expect(201);
    await signUp({ email: 'a9@example.org' }, '198.51.100.7').expect(429);
  });

  it('is left by a button: opening the link ends nothing', async () => {
    await signUp({ email: 'ada@example.org' }).expect(201);
    const link = await linkOf();
    const { text } = await request(gateway.url)
      .get(link)
      .expect(200)
      .expect('content-type', /text\/html/)
      .expect('cache-control', 'no-store')
      .expect('referrer-policy', 'same-origin');
    expect(text).toContain('<h1>Leave the newsletter?</h1>');
    expect(text).toContain(`<form method="post" action="${link}">`);
    expect(await rows()).toMatchObject([{ is_active: true }]);
  });

  it('is left at once by a mail program’s one click, also twice', async () => {
    await signUp({ email: 'ada@example.org' }).expect(201);
    const link = await linkOf();
    for (let click = 0; click < 2; click += 1) {
      const { text } = await request(gateway.url)
        .post(link)
        .type('form')
        .send('List-Unsubscribe=One-Click')
        .expect(200);
      expect(text).toContain('You are unsubscribed');
      expect(await rows()).toMatchObject([{ is_active: false, unsubscribed_at: expect.any(Date) }]);
    }
    await signUp({ email: 'ada@example.org' }).expect(201);
    expect(await rows()).toMatchObject([{ is_active: false }]);
    await confirm();
    expect(await rows()).toMatchObject([{ is_active: true, unsubscribed_at: null }]);
  });

  it.each(['', '?token=', '?token=nobody', `?token=${encodeURIComponent('"><script>')}`])(
    'knows no subscription of %j',
    async (query) => {
      for (const method of ['get', 'post'] as const) {
        const { text } = await request(gateway.url)
          [method](`/api/newsletter/unsubscribe${query}`)
          .expect(404);
        expect(text).toContain('This link has ended');
        expect(text).not.toContain('<script>');
      }
    },
  );

  it.each([
    ['fr', 'fr'],
    ['fr-CA, en;q=0.8', 'fr'],
    ['nl-NL, fr;q=0.5, en;q=0.4', 'fr'],
    ['en-GB, fr;q=0.9', 'en'],
    ['nl, *;q=0.1', 'en'],
    ['fro', 'en'],
    ['', 'en'],
  ])('is left in the language of the browser: %j reads %s', async (accepted, language) => {
    const words = {
      en: ['Leave the newsletter?', 'You are unsubscribed', 'This link has ended'],
      fr: [
        'Ne plus recevoir nos nouvelles\u202f?',
        'Désinscription enregistrée',
        'Ce lien n’est plus valable',
      ],
    }[language];
    await signUp({ email: 'ada@example.org' }).expect(201);
    const link = await linkOf();
    const answers = [
      await request(gateway.url).get(link).set('accept-language', accepted).expect(200),
      await request(gateway.url).post(link).set('accept-language', accepted).expect(200),
      await request(gateway.url).get(`${link}x`).set('accept-language', accepted).expect(404),
    ];
    for (const [index, { text, headers }] of answers.entries()) {
      expect(headers['content-language']).toBe(language);
      expect(headers['vary']).toMatch(/\bAccept-Language\b/);
      expect(text).toContain(`<html lang="${language}" dir="ltr">`);
      expect(text).toContain(`<h1>${words?.[index]}</h1>`);
    }
  });

  it('refuses a token that is none, and a button of another site', async () => {
    await request(gateway.url)
      .get(`/api/newsletter/unsubscribe?token=${'x'.repeat(101)}`)
      .expect(400);
    await request(gateway.url)
      .post('/api/newsletter/unsubscribe?token=x')
      .set('origin', 'https://evil.example')
      .expect(403);
  });

  describe('with a mail server', () => {
    let mailbox: Mailbox;
    let mailing: TestGateway;
    beforeAll(async () => {
      mailbox = await Mailbox.open();
      const env = { SMTP_URL: mailbox.url, PUBLIC_URL: 'https://quiz.example.org' };
      mailing = await startGateway({ databaseUrl: database.url, env });
    });
    afterAll(async () => {
      await mailing?.close();
      await mailbox?.close();
    });
    const linkIn = (content = '') =>
      /https:\/\/quiz\.example\.org(\/api\/newsletter\/confirm\?token=[\w-]{32})\s/.exec(content)?.[1] ?? '';

    it('asks the address first: a sign-up, and every change of one', async () => {
      const email = 'ada@example.org';
      const ask = (interests: string[]) =>
        request(mailing.url)
          .post('/api/newsletter')
          .set({ 'x-forwarded-for': nextAddress(), 'accept-language': 'fr' })
          .send({ email, interests })
          .expect(201, { subscribed: true });
      await ask(['Hosting tips']);
      await until('the mail has come', () => mailbox.to(email).length === 1);
      const [mail] = mailbox.to(email);
      expect(mail?.content).toContain('Hosting tips');
      expect(mail?.content).toContain('confirmez-le');
      const link = linkIn(mail?.content);
      const { text } = await request(mailing.url).get(link).expect(200).expect('cache-control', 'no-store');
      expect(text).toContain(`<form method="post" action="${link}">`);
      expect(await rows()).toMatchObject([{ confirmed_at: null }]);
      for (let click = 0; click < 2; click += 1)
        expect((await request(mailing.url).post(link).expect(200)).text).toContain('You are signed up');
      expect(await rows()).toMatchObject([
        { is_active: true, confirmed_at: expect.any(Date), interests: ['Hosting tips'] },
      ]);
      await ask([]);
      expect(await rows()).toMatchObject([{ is_active: true, interests: ['Hosting tips'] }]);
    });

    it.each(['', '?token=', '?token=nobody', `?token=${encodeURIComponent('"><script>')}`])(
      'has nothing to confirm for %j',
      async (query) => {
        for (const method of ['get', 'post'] as const) {
          const { text } = await request(mailing.url)[method](`/api/newsletter/confirm${query}`).expect(404);
          expect(text).toContain('This link has ended');
          expect(text).not.toContain('<script>');
        }
      },
    );
  });

  describe('exported', () => {
    const exported = async (
      what: string,
      env: Record<string, string> = { PUBLIC_URL: 'https://quiz.example.org/' },
    ) => {
      const { code, output, errors } = await runCli('export', [what, 'export'], {
        DATABASE_URL: database.url,
        ...env,
      });
      if (code !== 0) throw new Error(errors);
      return output.split('\n').filter((line) => line !== '');
    };

    it('has everybody who may be written to, each with a way out', async () => {
      await signUp({ email: 'grace@example.org', interests: ['New questions', '=HYPERLINK("x")'] });
      await signUp({ email: 'ada@example.org' });
      await signUp({ email: 'gone@example.org' });
      await confirm();
      await signUp({ email: 'silent@example.org' });
      const { token } = (await rows())[2];
      await request(gateway.url).post(`/api/newsletter/unsubscribe?token=${token}`).expect(200);
      const lines = await exported('newsletter');
      expect(lines[0]).toBe('email,interests,subscribedAt,unsubscribeUrl');
      expect(lines).toHaveLength(3);
      expect(lines[1]).toMatch(
        /^ada@example\.org,,[\dTZ:.-]+,https:\/\/quiz\.example\.org\/api\/newsletter\/unsubscribe\?token=[\w-]{32}$/,
      );
      expect(lines[2]).toContain('grace@example.org,"New questions; =HYPERLINK(""x"")",');
    });

    it('is refused without an address for its links', async () => {
      await expect(exported('newsletter', { PUBLIC_URL: '' })).rejects.toThrow('PUBLIC_URL is missing');
    });

    it('has feedback too, and none of it as a formula', async () => {
      const send = (text: string) => request(gateway.url).post('/api/feedback').send({ text });
      await send('=1+1').expect(201);
      expect(await exported('feedback')).toEqual([
        'createdAt,email,text',
        expect.stringMatching(/^[\dTZ:.-]+,,'=1\+1$/),
      ]);
    });
  });
});
