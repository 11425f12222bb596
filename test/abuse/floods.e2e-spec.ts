import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { FrontDoor } from '../../apps/gateway/src/front-door.js';
import { IdleSockets } from '../../apps/gateway/src/live/socket/idle-sockets.js';
import { RateLimiter } from '../../apps/gateway/src/rate/rate-limiter.js';
import { WebSocket } from '../load/web-socket.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

interface Wire {
  readonly socket: WebSocket;
  isClosed: boolean;
  readonly heard: string[];
}

describe('floods', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  }, 120_000);
  afterAll(() => night.end());

  /** A connection as far as Engine.IO's greeting, from an address of its own. */
  const wire = async (address: string): Promise<Wire> => {
    const heard: string[] = [];
    const its: Wire = {
      heard,
      isClosed: false,
      socket: new WebSocket(
        new URL('/socket.io/?EIO=4&transport=websocket', gateway.url),
        { 'X-Forwarded-For': address },
        {
          text: (bytes) => {
            const text = bytes.toString();
            heard.push(text);
            if (text === '2') its.socket.send('3');
          },
          closed: () => {
            its.isClosed = true;
          },
        },
      ),
    };
    await until('it is greeted', () => heard.length > 0);
    return its;
  };
  const seated = async (address: string): Promise<Wire> => {
    const its = await wire(address);
    its.socket.send('40');
    await until('it is connected', () => its.heard.some((text) => text.startsWith('40')));
    return its;
  };
  const ask = async (its: Wire, id: number, message: string, body: object): Promise<string> => {
    its.socket.send(`42${id}${JSON.stringify([message, body])}`);
    await until('it is answered', () => its.heard.some((text) => text.startsWith(`43${id}[`)));
    return /"code":"(\w+)"/.exec(its.heard.find((text) => text.startsWith(`43${id}[`)) ?? '')?.[1] ?? 'ok';
  };

  it('of headers and bodies, a letter at a time, are cut off while others are served', async () => {
    const door = new FrontDoor((_request, _response, next) => next(), {
      headersTimeout: 1_000,
      requestTimeout: 2_000,
      connectionsCheckingInterval: 100,
    });
    door.admit((request, response) => {
      request.resume().on('end', () => response.end('served'));
    });
    await door.listen(0, '127.0.0.1');
    const { port } = door.server.address() as { port: number };
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n';
    const slow = Array.from({ length: 200 }, (_, index) => {
      const its = { ended: false };
      const socket = connect(port, '127.0.0.1')
        .on('error', () => undefined)
        .resume();
      // half of them finish their headers and drip the body
      const letters = index % 2 === 0 ? [...head] : [`${head}\r\n`, ...'x'.repeat(900)];
      const drip = setInterval(() => socket.write(letters.shift() ?? ''), 20);
      socket.on('close', () => {
        clearInterval(drip);
        its.ended = true;
      });
      return its;
    });
    let honest = 0;
    while (slow.some(({ ended }) => !ended)) {
      const served = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'a whole body' });
      if ((await served.text()) === 'served') honest += 1;
    }
    expect(honest).toBeGreaterThan(0);
    door.server.closeAllConnections();
    door.server.close();
  });

  it('of sockets asked for on one connection end with it', async () => {
    const its = await wire('10.1.0.1');
    for (let asked = 0; asked < 20; asked += 1) its.socket.send('40');
    await until('it is closed', () => its.isClosed);
  });

  it('of refused messages are borne for a while', async () => {
    const its = await seated('10.1.0.2');
    for (let sent = 0; sent < 3_000 && !its.isClosed; sent += 1) its.socket.send('42["syncClock",{"t":1}]');
    await until('it is closed', () => its.isClosed);
    expect(its.heard.some((text) => text.includes('too_many_requests'))).toBe(true);
  });

  it('of seats come to an end on each socket, and harm no game', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const its = await seated('10.1.0.3');
    const said: string[] = [];
    for (let id = 0; id < 40; id += 1)
      said.push(await ask(its, id, 'joinGame', { roomId: host.joinCode, playerName: `Flood ${id}` }));
    expect(said.slice(0, 20)).toEqual(Array(20).fill('ok'));
    expect(said).toContain('too_many_requests');
    await host.start();
    expect((await ada.answer('B')).isCorrect).toBe(true);
  });

  it('of guesses from one address are refused unread; its players still get in, and nobody else notices', async () => {
    const host = await TestHost.on(gateway);
    const address = '10.1.0.4';
    const friend = await seated(address);
    expect(await ask(friend, 1, 'joinGame', { roomId: host.joinCode, playerName: 'Friend' })).toBe('ok');
    const guess = (code: number, from = address) =>
      fetch(`${gateway.url}/api/join/Z${String(code).padStart(5, '0')}`, {
        headers: { 'X-Forwarded-For': from },
      });
    const statuses = async (guesses: number): Promise<number[]> =>
      (await Promise.all(Array.from({ length: guesses }, (_, code) => guess(code)))).map(
        ({ status }) => status,
      );
    expect(await statuses(60)).toEqual(Array(60).fill(404));
    expect((await guess(60)).status).toBe(404);
    // The allowance of this second is used up.
    const limiter = gateway.app.get(RateLimiter);
    const take = limiter.take.bind(limiter);
    jest.spyOn(limiter, 'take').mockImplementation((key, rate) => {
      return key.startsWith('guess:') ? { allowed: false, retryAfterMs: 1_000 } : take(key, rate);
    });
    expect(await statuses(5)).toEqual(Array(5).fill(429));
    const mate = await seated(address);
    expect(await ask(mate, 1, 'joinGame', { roomId: host.joinCode, playerName: 'Mate' })).toBe('ok');
    expect((await guess(1, '10.1.0.5')).status).toBe(404);
  });

  it('of idle sockets are thinned out per address, the oldest first; who plays, hosts or waits stays', async () => {
    const host = await TestHost.on(gateway);
    const address = '10.1.0.6';
    const player = await seated(address);
    await ask(player, 1, 'joinGame', { roomId: host.joinCode, playerName: 'Ada' });
    const idle: Wire[] = [];
    for (let batch = 0; batch < 13; batch += 1)
      idle.push(...(await Promise.all(Array.from({ length: 40 }, () => seated(address)))));
    const sockets = gateway.app.get(IdleSockets);
    sockets.look(performance.now());
    sockets.look(performance.now() + 70_000);
    // those of one batch arrive in any order
    const [first, rest] = [idle.slice(0, 40), idle.slice(40)];
    await until('the oldest are let go', () => first.filter(({ isClosed }) => isClosed).length === 20);
    expect(rest.some(({ isClosed }) => isClosed)).toBe(false);
    expect(player.isClosed).toBe(false);
    expect(host.socket.connected).toBe(true);
    for (const { socket } of [...idle, player]) socket.close();
  });

  it('of zeros in a small body, and of brackets, are refused as bodies', async () => {
    const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
      fetch(`${gateway.url}/api/feedback`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const bomb = await post(new Uint8Array(gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '))), {
      'content-encoding': 'gzip',
    });
    expect([bomb.status, (await bomb.json()) as object]).toMatchObject([413, { code: 'too_large' }]);
    const deep = await post(`{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
    expect([deep.status, (await deep.json()) as object]).toMatchObject([400, { code: 'bad_request' }]);
  });
});
