import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { signIn } from '../support/sign-in.js';

describe('teams', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let ada: string;
  let grace: string;
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url });
    ada = await signIn(gateway.url, 'ada@example.org');
    grace = await signIn(gateway.url, 'grace@example.org');
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
  });
  const make = (name: unknown, cookie = ada) =>
    request(gateway.url).post('/api/teams').set('cookie', cookie).send({ name });
  const list = (query = '', cookie = ada) =>
    request(gateway.url).get(`/api/teams${query}`).set('cookie', cookie);

  it('are for signed-in hosts', async () => {
    await request(gateway.url).post('/api/teams').send({ name: 'A' }).expect(401);
    const { body } = await request(gateway.url).get('/api/teams').expect(401);
    expect(body.code).toBe('not_signed_in');
  });

  it('get an id and a code from the server', async () => {
    const { body } = await make('  The Quizzards ').expect(201);
    expect(body).toEqual({
      teamId: expect.stringMatching(/^t_[\w-]{16}$/),
      name: 'The Quizzards',
      code: expect.stringMatching(/^[A-Z0-9]{6}$/),
      joinUrl: expect.stringMatching(/^http:\/\/[^/]+\/join\?code=[A-Z0-9]{6}$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      memberCount: 0,
      members: [],
      openGame: null,
    });
  });

  it.each([
    ['x'],
    ['👩‍🚀'.repeat(16)],
    ['é'.repeat(50)],
    ['𝒳'.repeat(50)],
    ['العربية'],
    ["O'Neill & <b>Söhne</b>"],
  ])('can be called %j', async (name) => {
    const { body } = await make(name).expect(201);
    expect(body.name).toBe(name);
    const { body: read } = await request(gateway.url).get(`/api/teams/${body.teamId}`).expect(200);
    expect(read.name).toBe(name);
  });

  it.each([
    [''],
    ['   '],
    ['x'.repeat(51)],
    ['𝒳'.repeat(51)],
    ['a\u0000b'],
    ['two\nlines'],
    ['half \ud83d'],
    ['turned \u202e'],
    [7],
    [null],
    [['A']],
    [{ length: 1 }],
    [true],
  ])('cannot be called %j', async (name) => {
    const { body } = await make(name).expect(400);
    expect(body).toMatchObject({ code: 'validation', error: 'Bad Request' });
    expect(body.message.join()).toMatch(/name/);
  });

  it('are seen by anyone who knows the id, their members by the owner alone', async () => {
    const { body: team } = await make('Mine').expect(201);
    const { members: _, ...open } = team;
    await request(gateway.url).get(`/api/teams/${team.teamId}`).expect(200, open);
    await request(gateway.url).get(`/api/teams/${team.teamId}`).set('cookie', grace).expect(200, open);
    await request(gateway.url).get(`/api/teams/${team.teamId}`).set('cookie', ada).expect(200, team);
  });

  it.each(['t_0000000000000000', 'x', "'; drop table teams; --", '%20', '__proto__'])(
    '%s is unknown',
    async (id) => {
      const { body } = await request(gateway.url)
        .get(`/api/teams/${encodeURIComponent(id)}`)
        .expect(404);
      expect(body).toEqual({
        statusCode: 404,
        code: 'not_found',
        error: 'Not Found',
        message: 'Team not found.',
      });
    },
  );

  it('are listed to their owner, the newest first, page by page', async () => {
    const cookie = await signIn(gateway.url, 'many@example.org');
    for (const name of ['one', 'two', 'three']) await make(name, cookie).expect(201);
    const { body: all } = await list('', cookie).expect(200);
    expect(all.items.map(({ name }: { name: string }) => name)).toEqual(['three', 'two', 'one']);
    expect(all.nextCursor).toBeNull();
    const { body: first } = await list('?limit=2', cookie).expect(200);
    expect(first.items).toEqual(all.items.slice(0, 2));
    const { body: second } = await list(`?limit=2&cursor=${first.nextCursor}`, cookie).expect(200);
    expect(second).toEqual({ items: all.items.slice(2), nextCursor: null });
    expect((await list('', grace).expect(200)).body.items).toEqual([]);
    expect((await list('?userId=somebody&_=1', cookie).expect(200)).body).toEqual(all);
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=-1',
    'limit=x',
    'limit=1e2',
    'limit=',
    'limit=5&limit=6',
    'limit=1.5',
    `cursor=${'x'.repeat(501)}`,
    'cursor=%00',
  ])('are not listed with %s', async (query) => {
    await list(`?${query}`).expect(400);
  });

  it.each([
    'x',
    'e30',
    Buffer.from('["a","b"]').toString('base64url'),
    Buffer.from('[1e999,"\\u0000"]').toString('base64url'),
  ])('with the made-up cursor %s are listed or refused, never broken', async (cursor) => {
    const { status } = await list(`?cursor=${cursor}`);
    expect([200, 400]).toContain(status);
  });

  describe('renamed', () => {
    const rename = (teamId: string, name: unknown, cookie = ada) =>
      request(gateway.url).put(`/api/teams/${teamId}`).set('cookie', cookie).send({ name });

    it('keep their id and code', async () => {
      const { body: team } = await make('Quiz team').expect(201);
      const { body } = await rename(team.teamId, '  The Owls ').expect(200);
      expect(body).toEqual({ ...team, name: 'The Owls' });
      const { body: read } = await request(gateway.url).get(`/api/teams/${team.teamId}`).expect(200);
      expect(read.name).toBe('The Owls');
    });

    it('are so by their owner alone, and to a name that a team can have', async () => {
      const { body: team } = await make('Mine').expect(201);
      await rename(team.teamId, 'Yours', grace).expect(404);
      await rename('t_nobody', 'Nobody').expect(404);
      for (const name of ['', ' ', 'x'.repeat(51), 7, null]) await rename(team.teamId, name).expect(400);
      const { body: read } = await request(gateway.url).get(`/api/teams/${team.teamId}`).expect(200);
      expect(read.name).toBe('Mine');
    });
  });
});
