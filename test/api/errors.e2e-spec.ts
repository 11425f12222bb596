import { connect, Socket } from 'node:net';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { signIn } from '../support/sign-in.js';

describe('a refused call', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let cookie: string;
  beforeAll(async () => {
    database = await freshDatabase();
    const env = { PUBLIC_URL: 'https://quiz.example.org' };
    gateway = await startGateway({ databaseUrl: database.url, env });
    cookie = await signIn(gateway.url, 'ada@example.org');
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
  });
  const post = (path: string) => request(gateway.url).post(path).set('cookie', cookie);
  const makeTeam = () => post('/api/teams').send({ name: 'Quizzards' });

  it.each([
    '/api',
    '/api/nothing',
    '/api/teams/x/y',
    '/api/auth/nothing',
    '/auth/nothing',
    '/assets/no.js',
    '/health',
  ])('to %s, which is not there, is answered as JSON', async (path) => {
    const { body } = await request(gateway.url).get(path).expect(404).expect('content-type', /json/);
    expect(body).toEqual({
      statusCode: 404,
      code: 'not_found',
      error: 'Not Found',
      message: expect.any(String),
    });
  });

  it.each(['{', '{"name":"a"', '"text"', 'nul', '{"name":"\\ud83d"', 'name=x', ''])(
    'with the body %j says that it could not be read',
    async (text) => {
      const { body } = await post('/api/teams')
        .set('content-type', 'application/json')
        .send(text)
        .expect(400);
      expect(body).toMatchObject({ statusCode: 400, error: 'Bad Request' });
      expect(['bad_request', 'validation']).toContain(body.code);
      expect(JSON.stringify(body)).not.toMatch(/\bat \/|node_modules|position \d/);
    },
  );

  it.each([
    '[]',
    '[{"name":"a"}]',
    'null',
    '{"name":{"toString":1}}',
    '{"name":["a"]}',
    '{"name":7}',
    '{"name":null}',
    '{}',
  ])('with the body %s is not valid', async (text) => {
    const { body } = await post('/api/teams').set('content-type', 'application/json').send(text).expect(400);
    expect(body).toMatchObject({ statusCode: 400, error: 'Bad Request', message: expect.anything() });
  });

  it('with another type of content is not read', async () => {
    await post('/api/teams').set('content-type', 'text/plain').send('{"name":"a"}').expect(400);
    await post('/api/teams')
      .set('content-type', 'application/x-www-form-urlencoded')
      .send('name=a')
      .expect(400);
    await post('/api/teams').expect(400);
    await post('/api/teams')
      .set('content-type', 'application/json; charset=klingon')
      .send('{"name":"a"}')
      .expect(415);
    await post('/api/teams')
      .set('content-type', 'application/json')
      .set('content-encoding', 'zip')
      .send('x')
      .expect(415);
  });

  it('over 256 kB is too large', async () => {
    const { body } = await post('/api/teams')
      .send({ name: 'x'.repeat(256 * 1024) })
      .expect(413);
    expect(body).toEqual({
      statusCode: 413,
      code: 'too_large',
      error: 'Payload Too Large',
      message: 'This request is too large.',
    });
    await post('/api/teams')
      .send({ name: 'x'.repeat(250 * 1024) })
      .expect(400);
  });

  it('names every unknown field, and takes what the server owns for nothing', async () => {
    const { body } = await post('/api/teams').send({ name: 'A', colour: 'red', size: 1 }).expect(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'validation',
      error: 'Bad Request',
      message: ['colour is not a known field', 'size is not a known field'],
    });
    const owned = {
      id: 'x',
      code: 'ALPHA1',
      createdBy: 'me',
      createdAt: 1,
      updatedAt: null,
      questionCount: [],
      email: 'a@b.c',
    };
    const { body: team } = await post('/api/teams')
      .send({ name: 'A', ...owned })
      .expect(201);
    expect(team.code).not.toBe('ALPHA1');
    expect(team).not.toHaveProperty('email');
  });

  it('cannot smuggle in a prototype', async () => {
    const text = '{"name":"A","__proto__":{"isOwner":true},"constructor":{"prototype":{"x":1}}}';
    const { body } = await post('/api/teams').set('content-type', 'application/json').send(text);
    expect(body.isOwner).toBeUndefined();
    expect(Reflect.get({}, 'isOwner')).toBeUndefined();
  });

  it('with a broken path is answered, too', async () => {
    await request(gateway.url).get('/api/teams/%E0%A4%A').expect(400).expect('content-type', /json/);
    await request(gateway.url).get('/api/teams/%00').expect(404);
    await request(gateway.url)
      .get(`/api/teams/${'x'.repeat(1_000)}`)
      .expect(404);
    await request(gateway.url).get('/api/questions/category/%00').expect(404);
  });

  it('that is not HTTP does no harm', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket: Socket = connect(gateway.port, '127.0.0.1', () => socket.write('GET / HTTP/9.9\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => (text += chunk)).on('close', () => resolve(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    await request(gateway.url).get('/health/live').expect(200);
  });

  describe('from another site', () => {
    it.each([
      ['https://evil.example'],
      ['null'],
      ['http://127.0.0.1:1'],
      ['https://quiz.example.org.evil.example'],
      ['http://quiz.example.org'],
      ['127.0.0.1'],
      ['file://'],
    ])('%s is forbidden', async (origin) => {
      const { body } = await makeTeam().set('origin', origin).expect(403);
      expect(body).toEqual({
        statusCode: 403,
        code: 'forbidden',
        error: 'Forbidden',
        message: 'This call comes from another site.',
      });
      await post('/auth/logout').set('origin', origin).expect(403);
    });

    it('is not one without Origin, from PUBLIC_URL, or from the same host', async () => {
      await makeTeam().expect(201);
      await makeTeam().set('origin', 'https://quiz.example.org').expect(201);
      await makeTeam().set('origin', gateway.url).expect(201);
      await makeTeam().set('host', 'pub.local:3000').set('origin', 'http://pub.local:3000').expect(201);
    });

    it('may read', async () => {
      await request(gateway.url)
        .get('/api/questions/categories')
        .set('origin', 'https://evil.example')
        .expect(200);
    });

    it.each([
      ['by npm run dev', 'test', 201],
      ['in production', 'production', 403],
    ])('knows the development server only where it is named: %s', async (_, mode, status) => {
      const env = {
        NODE_ENV: mode,
        SESSION_SECRET: 'the secret of all gateways under test',
        DEV_ORIGINS: 'http://localhost:5173',
      };
      const other = await startGateway({ databaseUrl: database.url, env });
      const post = (url: string) =>
        request(url)
          .post('/api/teams')
          .set('cookie', cookie)
          .set('origin', 'http://localhost:5173')
          .send({ name: 'A' });
      await post(other.url).expect(status);
      await post(gateway.url).expect(403);
      await other.close();
    });
  });
});
