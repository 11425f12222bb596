import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { signIn } from '../support/sign-in.js';

/** One of each kind of answer: pages, files, calls, errors of every layer, downloads, documentation, sockets. */
const answers: [status: number, path: string][] = [
  [200, '/'],
  [200, '/join/ABC123'],
  [200, '/dashboard'],
  [200, '/screen/game_1234567890123456'],
  [200, '/overlay/AAAAAAAAAAAAAAAAAAAAAA?show=board'],
  [200, '/what-if'],
  [200, '/assets/app-abc123.js'],
  [404, '/assets/gone.js'],
  [200, '/api/auth/status'],
  [200, '/api/teams'],
  [200, '/api/questions/export?category=Science'],
  [401, '/api/auth/user'],
  [404, '/api/gone'],
  [400, '/api/teams/%E0%A4%A'],
  [400, '/api/leaderboards?of=nobody'],
  [302, '/auth/google'],
  [200, '/auth/local/authorize?state=x'],
  [404, '/api/newsletter/unsubscribe?token=x'],
  [200, '/api/docs'],
  [200, '/api/openapi.json'],
  [200, '/health/ready'],
  [200, '/metrics'],
  [200, '/socket.io/?EIO=4&transport=polling'],
  [400, '/socket.io/?EIO=4&transport=none'],
];

describe('every kind of answer', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let webRoot: string;
  let cookie: string;
  beforeAll(async () => {
    webRoot = mkdtempSync(join(tmpdir(), 'clockbeat-web-'));
    mkdirSync(join(webRoot, 'assets'));
    writeFileSync(
      join(webRoot, 'index.html'),
      '<!doctype html><html lang="en"><title>Clockbeat</title></head>',
    );
    writeFileSync(join(webRoot, 'assets/app-abc123.js'), 'export {};');
    database = await freshDatabase();
    const env = { PUBLIC_URL: 'https://quiz.example.org' };
    gateway = await startGateway({ databaseUrl: database.url, env, webRoot });
    cookie = await signIn(gateway.url, 'host@example.org');
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
    rmSync(webRoot, { recursive: true });
  });

  /** As the owner where there is something to own. */
  const get = (path: string) => {
    const ask = request(gateway.url).get(path).redirects(0);
    return /^\/api\/(teams$|questions\/export)/.test(path) ? ask.set('cookie', cookie) : ask;
  };

  const expectFramedByNobody = (headers: Record<string, string>): void => {
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  };

  it.each(answers)('%d of %s tells browsers what it may not be used for', async (status, path) => {
    const { headers } = await get(path).set('origin', 'https://quiz.example.org').expect(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': path.includes('unsubscribe') ? 'same-origin' : 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}$/),
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']).split(';');
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it.each(answers.filter(([, path]) => /^\/(api|auth|health|metrics|socket)/.test(path)))(
    '%d of %s is kept by nobody',
    async (status, path) => {
      const { headers } = await get(path).expect(status);
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  it('a download is no page', async () => {
    const { headers } = await get('/api/questions/export?category=Science');
    expect(headers['content-disposition']).toBe('attachment; filename="questions.csv"');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it('without https nobody is told to insist on it', async () => {
    const plain = await startGateway({ databaseUrl: database.url });
    const { headers } = await request(plain.url).get('/api/auth/status');
    expect(headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
  });

  describe('where sites are named that may frame', () => {
    const sites = ['https://www.example.org', 'http://localhost:8080'];
    let framed: TestGateway;
    beforeAll(async () => {
      const env = { PUBLIC_URL: 'https://quiz.example.org', FRAME_ANCESTORS: sites.join(', ') };
      framed = await startGateway({ databaseUrl: database.url, env, webRoot });
    });
    afterAll(() => framed?.close());

    const framable = ['/overlay/AAAAAAAAAAAAAAAAAAAAAA?show=board', '/overlay/x/', '/what-if', '/what-if/'];

    it.each(framable)('%s may be, by them alone, and is as closed as ever else', async (path) => {
      const { headers } = await request(framed.url).get(path).expect(200);
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toContain(`frame-ancestors ${sites.join(' ')}`);
      expect(headers).not.toHaveProperty('x-frame-options');
      const { headers: before } = await request(gateway.url).get(path).expect(200);
      const others = (all: string) => all.replace(/frame-ancestors [^;]*/, '');
      expect(others(policy.join(';'))).toBe(others(String(before['content-security-policy'])));
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
      });
    });

    it.each(answers.filter(([, path]) => !framable.includes(path)))(
      '%d of %s is by nobody',
      async (_, path) => {
        const { headers } = await request(framed.url).get(path).redirects(0);
        expectFramedByNobody(headers);
      },
    );

    it.each([
      '/OVERLAY/AAAAAAAAAAAAAAAAAAAAAA',
      '/overlay',
      '/overlay/a/dashboard',
      '/overlay/..%2fdashboard',
      '/overlay/%2e%2e/dashboard',
      '//overlay/a',
      '/what-if/dashboard',
      '/what-if%2f..%2fdashboard',
      '/dashboard?/what-if',
      '/dashboard?x=/overlay/a',
    ])('%s is by nobody either', async (path) => {
      const { headers } = await request(framed.url).get(path);
      expectFramedByNobody(headers);
    });

    it('no call is, whatever its path: nothing but a page that is read', async () => {
      for (const method of ['post', 'put', 'delete'] as const) {
        const { headers } = await request(framed.url)[method]('/what-if');
        expectFramedByNobody(headers);
      }
    });
  });

  it('an overlay’s page paints nothing before its script has come', async () => {
    const { text } = await request(gateway.url).get('/overlay/AAAAAAAAAAAAAAAAAAAAAA?show=board');
    expect(text).toContain('<html style="background: transparent; color-scheme: light" lang="en"');
    expect((await request(gateway.url).get('/dashboard')).text).not.toContain('transparent');
  });
});
