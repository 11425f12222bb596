import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { FrontDoor } from '../../apps/gateway/src/front-door.js';
import { IdleSockets } from '../../apps/gateway/src/live/messages/idle-sockets.js';
import { makeTeam } from '../people/api.js';
import { Player } from '../people/player.js';
import { ThinWire } from '../people/thin-wire.js';
import { WebSocket } from '../people/web-socket.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

describe('floods', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  /** Somebody at an address of their own. */
  const visitor = async (address: string): Promise<Player<ThinWire>> => {
    const wire = new ThinWire(gateway.url, { headers: { 'X-Forwarded-For': address } });
    await wire.connect();
    return new Player(wire);
  };

  it('of large bodies are refused before they are read, by address, and small ones go on', async () => {
    const send = async (address: string, body: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      const response = await fetch(new URL('/api/feedback', gateway.url), { method: 'POST', headers, body });
      await response.text();
      return response.status;
    };
    const flooder = '127.9.9.1';
    const broken = `{"text":"${'x'.repeat(5_000)}`;
    const statuses: number[] = [];
    for (let count = 0; count < 125; count += 1) statuses.push(await send(flooder, broken));
    expect(statuses).toEqual([...Array(120).fill(400), ...Array(5).fill(429)]);
    expect(await send('127.9.9.2', broken)).toBe(400);
    expect(await send(flooder, '{"text":"Nice."}')).toBe(201);
  });

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
    let isClosed = false;
    const socket = new WebSocket(
      gateway.url,
      { 'X-Forwarded-For': '10.1.0.1' },
      {
        text: (text) => {
          const isGreeting = text.toString().startsWith('0');
          for (let asked = 0; isGreeting && asked < 20; asked += 1) socket.send('40');
        },
        closed: () => {
          isClosed = true;
        },
      },
    );
    await until('it is closed', () => isClosed);
  });

  it('of refused messages are borne for a while', async () => {
    const { wire } = await visitor('10.1.0.2');
    const said = new Set<string>();
    wire.on('problem', ({ code }) => said.add(code));
    for (let sent = 0; sent < 3_000; sent += 1) wire.tell('syncClock', { t: 1 });
    await until('it is closed', () => !wire.isOpen);
    expect(said).toContain('too_many_requests');
  });

  it('of seats come to an end on each socket, and harm no game', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const its = await visitor('10.1.0.3');
    const said: string[] = [];
    for (let id = 0; id < 40; id += 1)
      said.push(await its.refusal('joinGame', { roomId: host.joinCode, playerName: `Flood ${id}` }));
    expect(said.slice(0, 20)).toEqual(Array(20).fill('accepted'));
    expect(said).toContain('too_many_requests');
    expect((await host.state()).participantCount).toBe(2);
    await host.start();
    expect((await ada.answer('B')).isCorrect).toBe(true);
  });

  it('of idle sockets are thinned out per address, the oldest first; who plays, hosts or waits stays', async () => {
    const host = await TestHost.on(gateway);
    const address = '10.1.0.6';
    const player = await (await visitor(address)).join(host.joinCode, 'Ada');
    const idle: Player<ThinWire>[] = [];
    for (let batch = 0; batch < 13; batch += 1)
      idle.push(...(await Promise.all(Array.from({ length: 40 }, () => visitor(address)))));
    const sockets = gateway.app.get(IdleSockets);
    sockets.look(performance.now());
    sockets.look(performance.now() + 70_000);
    // those of one batch arrive in any order
    const [first, rest] = [idle.slice(0, 40), idle.slice(40)];
    await until('the oldest are let go', () => first.filter(({ wire }) => !wire.isOpen).length === 20);
    expect(rest.every(({ wire }) => wire.isOpen)).toBe(true);
    expect(player.wire.isOpen).toBe(true);
    expect(host.wire.socket.connected).toBe(true);
    for (const one of [...idle, player]) one.close();
  });

  it('of sockets that wait for a team’s game are counted too, for themselves', async () => {
    const { cookie } = await TestHost.on(gateway);
    const { code } = await makeTeam(gateway.url, cookie, 'Nobody plays');
    const address = '10.1.0.7';
    const waiting: Player<ThinWire>[] = [];
    for (let count = 0; count < 25; count += 1) {
      const one = await visitor(address);
      expect(await one.tryJoin(code, `Pupil ${count}`)).toEqual({ ok: true, waiting: true });
      waiting.push(one);
    }
    const idle = await visitor(address);
    gateway.app.get(IdleSockets).look(performance.now() + 70_000, { idle: 1, waiting: 20 });
    await until('the oldest are let go', () => waiting.slice(0, 5).every(({ wire }) => !wire.isOpen));
    expect([...waiting.slice(5), idle].every(({ wire }) => wire.isOpen)).toBe(true);
    for (const one of [...waiting, idle]) one.close();
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
