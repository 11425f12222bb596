import { RateLimiter } from '../../apps/gateway/src/rate/rate-limiter.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { TestClient } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

describe('limits', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  it('a socket may send 60 at once; what is over is refused, told, and costs nobody else anything', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const flood = new TestClient(gateway, 'player');
    await flood.wire.connected();
    const said = await Promise.all(Array.from({ length: 100 }, (_, t) => flood.refusal('syncClock', { t })));
    const accepted = said.filter((code) => code === 'accepted').length;
    expect(accepted).toBeGreaterThanOrEqual(60);
    expect(said.slice(0, 60)).toEqual(Array(60).fill('accepted'));
    expect(said.filter((code) => code === 'too_many_requests').length).toBe(100 - accepted);
    expect(said).toContain('too_many_requests');
    for (let t = 0; t < 100; t += 1) flood.tell('syncClock', { t });
    expect(await flood.hears('problem')).toMatchObject({ code: 'too_many_requests' });
    await host.start();
    expect((await ada.answer('B')).isCorrect).toBe(true);
  });

  it('who comes back to a seat is let in when its address has used up its joins; who is new is not, nor who left', async () => {
    const address = '10.9.8.7';
    await gateway.app.get(RateLimiter).take(`join:${address}`, { limit: 1_000, windowMs: 600_000 }, 988);
    const host = await TestHost.on(gateway);
    const [ada, bo] = [TestPlayer.on(gateway, { address }), TestPlayer.on(gateway, { address })];
    await Promise.all([ada.join(host.joinCode, 'Ada'), bo.join(host.joinCode, 'Bo')]);
    await bo.leave();
    await host.start();
    const others = Array.from({ length: 12 }, () => TestPlayer.on(gateway, { address }));
    const said = await Promise.all(others.map((other, index) => other.tryJoin(host.joinCode, `Cy ${index}`)));
    expect(said.some((ack) => !ack.ok && ack.error.code === 'too_many_requests')).toBe(true);
    ada.wire.lose();
    const again = await TestPlayer.on(gateway, { address }).join(host.joinCode, 'Ada', { token: ada.token });
    expect(again.playerId).toBe(ada.playerId);
    const left = await TestPlayer.on(gateway, { address }).tryJoin(host.joinCode, 'Bo', { token: bo.token });
    expect(left).toMatchObject({ ok: false, error: { code: 'too_many_requests' } });
  });

  it('the allowance comes back', async () => {
    const flood = new TestClient(gateway, 'player');
    await flood.wire.connected();
    let said: string = 'accepted';
    for (let t = 0; said === 'accepted'; t += 1)
      said = (await Promise.all([0, 1, 2, 3, 4].map(() => flood.refusal('syncClock', { t })))).at(-1) ?? '';
    // with a breath between two: a socket that heeds no refusal is let go
    await until(
      'it may speak again',
      async () => (await flood.refusal('syncClock', { t: 0 })) === 'accepted',
    );
  });

  it.each(['websocket', 'polling'] as const)(
    'over 64 kB is too_large by %s, and only that',
    async (transport) => {
      const host = await TestHost.on(gateway);
      const ada = await TestPlayer.on(gateway, { transports: [transport] }).join(host.joinCode, 'Ada');
      const large = { t: 1, ballast: 'x'.repeat(70_000) };
      const said = await Promise.all([
        ada.refusal('syncClock', { t: 1 }),
        ada.refusal('syncClock', large),
        ada.refusal('syncClock', { t: 2 }),
        ada.refusal('syncClock', { t: 3, ballast: 'x'.repeat(60_000) }),
      ]);
      expect(said).toEqual(['accepted', 'too_large', 'accepted', 'accepted']);
      ada.tell('joinGame', { roomId: host.gameId, playerName: 'Bo', token: 'x'.repeat(100_000) });
      expect((await ada.hears('problem')).code).toBe('too_large');
      await host.start();
      expect((await ada.answer('B')).isCorrect).toBe(true);
    },
  );

  it('bytes count, whatever letters or attachments they are in', async () => {
    const client = new TestClient(gateway, 'player');
    expect(await client.refusal('syncClock', { t: 1, ballast: '€'.repeat(30_000) })).toBe('too_large');
    const pieces = [Buffer.alloc(50_000), Buffer.alloc(50_000), Buffer.alloc(10)];
    expect(await client.refusal('syncClock', { t: 1, pieces })).toBe('too_large');
    expect(await client.refusal('syncClock', { t: 1 })).toBe('accepted');
  });

  it.each(['websocket', 'polling'] as const)('over 1 MB by %s closes the connection', async (transport) => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway, { transports: [transport] }).join(host.joinCode, 'Ada');
    ada.tell('syncClock', { t: 1, ballast: 'x'.repeat(1_100_000) });
    await ada.wire.disconnected();
    await host.start();
    expect((await (await ada.comesBack()).answer('B')).isCorrect).toBe(true);
  });
});
