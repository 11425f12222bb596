import { Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

describe('POST /api/feedback', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  const addresses = Array.from({ length: 250 }, (_, n) => `203.0.113.${n}`);
  const nextAddress = () => addresses.pop() ?? '';
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
  });
  /** Each call from an address of its own, unless it names one. */
  const send = (body: object, address = nextAddress()) =>
    request(gateway.url).post('/api/feedback').set('x-forwarded-for', address).send(body);
  const stored = () => gateway.app.get(Persistence).feedback.all();

  it('keeps text, address and time, over a restart', async () => {
    const { body } = await send({
      text: ' The clock is lovely.\nMore birds, please. ',
      email: 'ada@example.org',
    })
      .expect(201)
      .expect('content-type', /json/);
    expect(body).toEqual({ received: true });
    await gateway.close();
    gateway = await startGateway({ databaseUrl: database.url });
    expect(await stored()).toEqual([
      {
        text: 'The clock is lovely.\nMore birds, please.',
        email: 'ada@example.org',
        createdAt: expect.any(Date),
      },
    ]);
  });

  it.each([{}, { email: '' }, { email: '  ' }, { email: null }])('needs no address: %j', async (email) => {
    await send({ text: 'Anonymous', ...email }).expect(201);
    expect((await stored()).at(-1)).toMatchObject({ text: 'Anonymous', email: null });
  });

  it('takes 5,000 characters, whatever they are made of', async () => {
    await send({ text: '🎲'.repeat(5_000) }).expect(201);
  });

  it.each([
    ['no text', {}, 'Please write something first.'],
    ['an empty text', { text: '' }, 'Please write something first.'],
    ['a blank text', { text: ' \n\t ' }, 'Please write something first.'],
    ['a text of another kind', { text: { $gt: '' } }, 'Please write something first.'],
    ['5,001 characters', { text: 'x'.repeat(5_001) }, 'Please use at most 5000 characters.'],
    ['a null character', { text: 'a\u0000b' }, 'text must be a text without control characters'],
    ['half a character', { text: 'a\ud800' }, 'text must be a text without control characters'],
    ['an address without @', { text: 'Hi', email: 'ada' }, 'Please enter a valid email address.'],
    [
      'an address with a line break',
      { text: 'Hi', email: 'a@b.org\nx' },
      'Please enter a valid email address.',
    ],
    ['two addresses', { text: 'Hi', email: 'a@b.org, c@d.org' }, 'Please enter a valid email address.'],
    ['a list of addresses', { text: 'Hi', email: ['a@b.org'] }, 'Please enter a valid email address.'],
    [
      'a long address',
      { text: 'Hi', email: `${'a'.repeat(250)}@b.org` },
      'Please enter a valid email address.',
    ],
  ] as [string, object, string][])('refuses %s', async (_, body, message) => {
    const before = (await stored()).length;
    const refused = await send(body).expect(400);
    expect(refused.body).toMatchObject({ statusCode: 400, code: 'validation' });
    expect(refused.body.message).toContain(message);
    expect(await stored()).toHaveLength(before);
  });

  it('refuses unknown fields, and calls of another site', async () => {
    await send({ text: 'Hi', admin: true }).expect(400);
    await send({ text: 'Hi' }).set('origin', 'https://evil.example').expect(403);
  });

  it('is taken five times a minute from one address', async () => {
    for (let call = 0; call < 5; call += 1) await send({ text: 'Again' }, '198.51.100.7').expect(201);
    const { body, headers } = await send({ text: 'Again' }, '198.51.100.7').expect(429);
    expect(body.code).toBe('too_many_requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await send({ text: 'Somebody else' }, '198.51.100.8').expect(201);
  });
});
