import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Persistence } from '@clockbeat/persistence';
import { jest } from '@jest/globals';
import request from 'supertest';
import { Readiness } from '../../apps/gateway/src/health/readiness.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

const copied = `export const text = '${'y'.repeat(5_000)}';`;
const foreign = { 'x-forwarded-for': '203.0.113.9' };

describe('for operators', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let webRoot: string;
  beforeAll(async () => {
    // as far from plain as a folder's name may be
    webRoot = mkdtempSync(join(tmpdir(), '.clockbeat web ü-'));
    mkdirSync(join(webRoot, 'assets'));
    writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Clockbeat</title><p>the client');
    writeFileSync(join(webRoot, 'ring.svg'), '<svg/>');
    writeFileSync(join(webRoot, 'assets/app-abc123.js'), `export const text = '${'x'.repeat(5_000)}';`);
    writeFileSync(join(webRoot, 'assets/copied-abc123.js'), copied);
    writeFileSync(join(webRoot, 'assets/copied-abc123.js.br'), brotliCompressSync(copied));
    database = await freshDatabase();
    gateway = await startGateway({ databaseUrl: database.url, env: { METRICS_TOKEN: 'let me in' }, webRoot });
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
    rmSync(webRoot, { recursive: true });
  });

  describe('health', () => {
    it('says that it lives and is ready', async () => {
      await request(gateway.url).get('/health/live').expect(200, { status: 'ok' });
      const { body } = await request(gateway.url)
        .get('/health/ready')
        .expect(200)
        .expect('cache-control', 'no-store');
      expect(body).toMatchObject({ status: 'ok', degraded: [], details: { postgres: { status: 'up' } } });
    });

    it('names what is away without being needed', async () => {
      const readiness = gateway.app.get(Readiness);
      readiness.watch('redis', () => 'not connected');
      const { body } = await request(gateway.url).get('/health/ready').expect(200);
      expect(body).toMatchObject({ status: 'degraded', degraded: ['redis'] });
      readiness.watch('redis', () => null);
      expect((await request(gateway.url).get('/health/ready')).body.status).toBe('ok');
    });

    it('names projections that are behind', async () => {
      const { projections } = gateway.app.get(Persistence);
      const lag = jest.spyOn(projections, 'lag').mockResolvedValue([{ name: 'games', behindMs: 12_345 }]);
      const { body } = await request(gateway.url).get('/health/ready').expect(200);
      expect(body).toMatchObject({
        status: 'degraded',
        degraded: ['projections'],
        details: { projections: { message: 'games is 12 s behind' } },
      });
      lag.mockRestore();
    });

    it('is 503 without PostgreSQL, as is every call that needs it, and both come back', async () => {
      const { pool, pulse } = gateway.app.get(Persistence);
      const lost = Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:5432'), { code: 'ECONNREFUSED' });
      const queries = [pool, pulse].map((connections) =>
        jest.spyOn(connections, 'query').mockImplementation(() => Promise.reject(lost)),
      );
      const { body } = await request(gateway.url).get('/health/ready').expect(503);
      expect(body).toMatchObject({ status: 'error', details: { postgres: { status: 'down' } } });
      expect(JSON.stringify(body)).not.toContain('10.1.2.3');
      const call = await request(gateway.url)
        .get('/api/auth/status')
        .set('cookie', 'clockbeat.sid=none')
        .expect(200);
      expect(call.body.authenticated).toBe(false);
      for (const query of queries) query.mockRestore();
      await request(gateway.url).get('/health/ready').expect(200);
    });

    it('is 503 as soon as a shutdown begins', async () => {
      const other = await startGateway({ databaseUrl: database.url });
      other.app.get(Readiness).stop();
      const { body } = await request(other.url).get('/health/ready').expect(503);
      expect(body).toMatchObject({
        status: 'error',
        details: { gateway: { status: 'down', message: 'stopping' } },
      });
      await other.close();
    });
  });

  describe('metrics', () => {
    it('are for private addresses', async () => {
      const tokenless = await startGateway({
        databaseUrl: database.url,
        env: { PUBLIC_URL: 'https://quiz.example.org' },
      });
      const ask = () => request(tokenless.url).get('/metrics');
      await ask().set('x-forwarded-for', '192.168.1.7').expect(200);
      for (const host of [
        'localhost:3000',
        'gateway-1:3000',
        '192.168.1.9',
        '[fd00::1]:3000',
        'quiz.example.org',
      ])
        await ask().set('host', host).expect(200);
      for (const host of [
        'evil.example',
        'evil.example:3000',
        '127.0.0.1.evil.example',
        'localhost.evil.example',
      ])
        await ask().set('host', host).expect(403);
      const { text } = await ask()
        .expect(200)
        .expect('content-type', /text\/plain/);
      for (const name of [
        'clockbeat_sockets',
        'clockbeat_append_batch_seconds',
        'clockbeat_projection_lag_seconds{projection=',
        'nodejs_eventloop_lag_seconds',
      ])
        expect(text).toContain(name);
      await tokenless.close();
    });

    it('are for a token alone, where one is set: a private address is none', async () => {
      for (const from of ['127.0.0.1', '192.168.1.7'])
        await request(gateway.url).get('/metrics').set('x-forwarded-for', from).expect(403);
      const { body } = await request(gateway.url).get('/metrics').set(foreign).expect(403);
      expect(body.code).toBe('forbidden');
      await request(gateway.url)
        .get('/metrics')
        .set(foreign)
        .set('authorization', 'Bearer wrong')
        .expect(403);
      await request(gateway.url)
        .get('/metrics')
        .set(foreign)
        .set('authorization', 'Bearer let me in')
        .expect(200);
    });

    it('have no token when none is set', async () => {
      const other = await startGateway({ databaseUrl: database.url });
      await request(other.url).get('/metrics').set(foreign).set('authorization', 'Bearer ').expect(403);
      await request(other.url).get('/metrics').set(foreign).set('authorization', 'Bearer null').expect(403);
      await other.close();
    });
  });

  describe('each call has an id, by which its line in the log is found', () => {
    const given = 'a-proxy-made-this-1';
    const idOf = async (url: string, id: string): Promise<string | undefined> =>
      (await request(url).get('/health/live').set('x-request-id', id)).headers['x-request-id'];

    it('the one of a trusted proxy, if it is harmless', async () => {
      expect(await idOf(gateway.url, given)).toBe(given);
      expect(await idOf(gateway.url, 'with "quotes" in it')).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('else one of our own', async () => {
      const other = await startGateway({ databaseUrl: database.url, env: { TRUSTED_PROXIES: '10.0.0.0/8' } });
      expect(await idOf(other.url, given)).toMatch(/^[0-9a-f-]{36}$/);
      await other.close();
    });
  });

  describe('the calls are described', () => {
    it('every one of them', async () => {
      const { body } = await request(gateway.url).get('/api/openapi.json').expect(200);
      const described = Object.entries(body.paths).flatMap(([path, methods]) =>
        Object.keys(Object(methods)).map((method) => `${method} ${path}`),
      );
      expect(routesOf(gateway).filter((route) => !described.includes(route))).toEqual([]);
      expect(described).toEqual(
        expect.arrayContaining([
          'get /auth/google',
          'post /api/teams',
          'get /api/questions/category/{category}',
        ]),
      );
    });

    it('and can be read', async () => {
      const { text } = await request(gateway.url).get('/api/docs').expect(200);
      expect(text).toContain('Clockbeat API');
      expect(text).not.toMatch(/<script>[^<]/);
    });
  });

  describe('the client is served', () => {
    it.each([
      '/',
      '/dashboard',
      '/join/ABC123',
      '/auth/callback',
      '/auth/callback?returnTo=%2Fx',
      '/dynamic-category/Vol.%202',
    ])('as index.html at %s', async (path) => {
      const { text, headers } = await request(gateway.url)
        .get(path)
        .expect(200)
        .expect('content-type', /html/);
      expect(text).toContain('the client');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|upgrade-insecure/);
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    });

    it('with built files for ever, compressed', async () => {
      const { headers } = await request(gateway.url)
        .get('/assets/app-abc123.js')
        .set('accept-encoding', 'gzip')
        .expect(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-encoding']).toBe('gzip');
      await request(gateway.url).get('/ring.svg').expect(200).expect('cache-control', 'no-cache');
    });

    it('with the smaller copy that lies beside a file, to whoever takes it', async () => {
      const ask = (encoding: string) =>
        request(gateway.url).get('/assets/copied-abc123.js').set('accept-encoding', encoding).expect(200);
      for (const encoding of ['br', 'gzip, deflate, br']) {
        const { headers, text } = await ask(encoding);
        expect(text).toBe(copied);
        expect(headers).toMatchObject({
          'content-encoding': 'br',
          'content-length': String(brotliCompressSync(copied).length),
          'content-type': expect.stringContaining('javascript'),
          'cache-control': 'public, max-age=31536000, immutable',
          vary: expect.stringContaining('Accept-Encoding'),
        });
      }
      expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
      const { headers, text } = await ask('br;q=0, identity');
      expect(headers['content-encoding']).toBeUndefined();
      expect(text).toBe(copied);
    });

    it.each([
      '/assets/gone.js',
      '/favicon.ico',
      '/api/gone',
      '/auth/gone',
      '/auth/local',
      '/socket.io/x',
      '/metrics/x',
      '/health/x',
      '/assets/../../package.json',
      '/.env',
    ])('not as %s', async (path) => {
      const { text } = await request(gateway.url).get(path);
      expect(text).not.toContain('the client');
    });
  });

  it('a bad environment is told in words', async () => {
    await expect(startGateway({ databaseUrl: database.url, env: { PORT: 'x' } })).rejects.toThrow(
      'Bad environment: PORT must be',
    );
  });

  it('a database that does not exist is told at once', async () => {
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    await expect(startGateway({ databaseUrl: url.href })).rejects.toThrow(/no_such_database/);
  });
});

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** What Express answers, in the notation of OpenAPI; without the documentation's own routes and the sign-in's inner page. */
const routesOf = ({ app }: TestGateway): string[] => {
  const layers: Layer[] = app.getHttpAdapter().getInstance().router.stack;
  return layers
    .flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => `${method} ${route.path}`) : [],
    )
    .map((route) => route.replace(/:(\w+)/g, '{$1}'))
    .filter((route) => !/ \/api\/(docs|openapi)| \/auth\/local|[*]/.test(route));
};
