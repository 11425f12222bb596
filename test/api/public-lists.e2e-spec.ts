import { Persistence } from '@clockbeat/persistence';
import { jest } from '@jest/globals';
import type pg from 'pg';
import request from 'supertest';
import { publicLists } from '../../apps/gateway/src/rate/rate-limit.guard.js';
import { RateLimiter } from '../../apps/gateway/src/rate/rate-limiter.js';
import { startGateway } from '../support/app.js';
import { freshDatabase } from '../support/database.js';
import { GameNight, type Person } from '../support/game-night.js';

describe('lists that strangers may ask for', () => {
  let night: GameNight;
  let host: Person;
  let teamId: string;
  beforeAll(async () => {
    // who waits for one of these connections waits as long as for connecting: as short as where nobody has said how long
    const database = await freshDatabase();
    const usual = new URL(database.url);
    usual.searchParams.delete('connect_timeout');
    night = GameNight.of(database, await startGateway({ databaseUrl: usual.href }));
    host = await night.signIn('host@example.org');
    const made = await night.api
      .post('/api/teams')
      .set('cookie', host.cookie)
      .send({ name: 'Owls' })
      .expect(201);
    teamId = made.body.teamId;
  });
  afterAll(() => night?.end());

  const store = () => night.gateway.app.get(Persistence);
  const get = (path: string) => request(night.gateway.url).get(path).set('x-forwarded-for', '203.0.113.7');
  const paths = () => [
    '/api/leaderboards?of=players&period=all',
    '/api/leaderboards?of=teams&period=week',
    `/api/teams/${teamId}`,
    '/api/questions/categories',
    '/api/questions/by-category',
    '/api/questions/category/General%20Knowledge',
  ];

  /** As if every connection of these pools were busy with somebody else's question. */
  const whileBusy = async (pools: readonly pg.Pool[], work: () => Promise<void>) => {
    const held = await Promise.all(
      pools.flatMap((pool) => Array.from({ length: pool.options.max ?? 10 }, () => pool.connect())),
    );
    try {
      await work();
    } finally {
      for (const client of held) client.release();
    }
  };
  const startsSolo = () =>
    night.api.post('/api/solo-games').send({ category: 'General Knowledge', count: 5 }).expect(201);

  it('are refused while others ask for too many, and games go on', async () => {
    await whileBusy([store().lists], async () => {
      const answers = await Promise.all([
        ...paths().map(async (path) => get(path).expect(503).expect('retry-after', '1')),
        night.api.get('/api/games').set('cookie', host.cookie).expect(503),
        startsSolo(),
        get('/health/ready').expect(200),
      ]);
      expect(answers[0]?.body.code).toBe('unavailable');
    });
    for (const path of paths()) await get(path).expect(200);
  });

  it('however busy all connections are, a gateway says that it is ready', async () => {
    await whileBusy([store().pool, store().lists], async () => {
      const { body } = await get('/health/ready').expect(200);
      expect(body).toMatchObject({ status: 'ok', details: { postgres: { status: 'up' } } });
    });
  });

  it('have one rate by address', async () => {
    const limiter = night.gateway.app.get(RateLimiter);
    const key = `${publicLists.name}:203.0.113.8`;
    while ((await limiter.take(key, publicLists)).allowed);
    for (const path of [...paths(), '/api/questions/default']) {
      const { body } = await get(path).set('x-forwarded-for', '203.0.113.8').expect(429);
      expect(body.code).toBe('too_many_requests');
      await get(path).expect(200);
    }
  });

  it('read nothing for a cursor that somebody made up', async () => {
    const made = Buffer.from(JSON.stringify([0, 'ffffffff-ffff-ffff-ffff-ffffffffffff', ''])).toString(
      'base64url',
    );
    const query = jest.spyOn(store().lists, 'query');
    for (const path of paths().filter((one) => /leaderboards|category\//.test(one)))
      for (const cursor of [made, `${made}.AAAAAAAAAAAAAAAA`]) {
        const { body } = await get(path).query({ cursor }).expect(400);
        expect(body.code).toBe('bad_cursor');
      }
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });

  it('count a team’s members once for all who ask at the same time', async () => {
    const query = jest.spyOn(store().lists, 'query');
    await Promise.all(Array.from({ length: 20 }, () => get(`/api/teams/${teamId}`).expect(200)));
    expect(query.mock.calls.length).toBeLessThan(20);
    query.mockRestore();
  });
});
