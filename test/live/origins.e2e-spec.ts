import { io } from 'socket.io-client';
import request from 'supertest';
import { startGateway, type TestGateway } from '../support/app.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';

const transports = ['websocket', 'polling'] as const;
const strangers = [
  'https://evil.example',
  'null',
  'http://127.0.0.1:1',
  'https://other.example.org',
  'https://quiz.example.org.evil.example',
  'http://quiz.example.org',
  'http://localhost:5173',
];

/** A page of another site that opens a socket has the visitor's cookies with it, and reads along (CSWSH). */
describe('a socket', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  beforeAll(async () => {
    database = await freshDatabase();
    gateway = await startGateway({
      databaseUrl: database.url,
      env: { PUBLIC_URL: 'https://quiz.example.org' },
    });
  });
  afterAll(async () => {
    await gateway?.close();
    await database?.drop();
  });

  const opens = (transport: (typeof transports)[number], headers: Record<string, string>): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = io(gateway.url, {
        transports: [transport],
        forceNew: true,
        reconnection: false,
        extraHeaders: headers,
      });
      const end = (opened: boolean): void => {
        socket.close();
        resolve(opened);
      };
      socket.on('connect', () => end(true)).on('connect_error', () => end(false));
    });

  describe.each(transports)('over %s', (transport) => {
    it.each(strangers)('is not opened for a page of %s', async (origin) => {
      expect(await opens(transport, { origin })).toBe(false);
    });

    it('is opened for our own pages, and for programs, which have no page', async () => {
      const { host } = new URL(gateway.url);
      expect(await opens(transport, { origin: gateway.url })).toBe(true);
      expect(await opens(transport, { origin: 'https://quiz.example.org' })).toBe(true);
      expect(await opens(transport, { host })).toBe(true);
    });

    it('is opened under the name that a proxy of ours was asked for, with that page’s https', async () => {
      const proxy = { 'x-forwarded-host': 'pub.example.org', 'x-forwarded-proto': 'https' };
      expect(await opens(transport, { ...proxy, origin: 'https://pub.example.org' })).toBe(true);
      expect(await opens(transport, { ...proxy, origin: 'http://pub.example.org' })).toBe(false);
    });
  });

  it('says no with 403', async () => {
    await request(gateway.url)
      .get('/socket.io/?EIO=4&transport=polling')
      .set('origin', 'https://evil.example')
      .expect(403);
  });

  it('has a cookie for https only behind https', async () => {
    const ask = (url: string) => request(url).get('/socket.io/?EIO=4&transport=polling').expect(200);
    expect((await ask(gateway.url)).headers['set-cookie']?.[0]).toMatch(
      /^io=[\w-]+; Path=\/socket\.io; HttpOnly; Secure; SameSite=Lax$/,
    );
    const plain = await startGateway({ databaseUrl: database.url });
    expect((await ask(plain.url)).headers['set-cookie']?.[0]).not.toContain('Secure');
    await plain.close();
  });
});
