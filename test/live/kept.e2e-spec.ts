import { Broadcast } from '../../apps/gateway/src/live/wire/broadcast.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

/** Held against the libraries themselves: a release of theirs may keep it elsewhere (docs/performance.md, "A crowd that comes and waits"). */
describe('what a gateway keeps of a connection', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  const connections = () => [...gateway.app.get(Broadcast).connections()];
  const newest = () => {
    const connection = connections().at(-1);
    if (!connection) throw new Error('nobody is connected');
    return connection;
  };

  it.each([['websocket'], ['polling']] as const)(
    'is who it is, and nothing of its first request: %s',
    async (transport) => {
      const host = await TestHost.on(gateway, { email: `${transport}@example.org` });
      const ada = TestPlayer.on(gateway, { language: 'fr', address: '10.1.2.3', transports: [transport] });
      await ada.join(host.joinCode, 'Ada');
      const { socket, ...connection } = newest();
      expect(connection).toMatchObject({ address: '10.1.2.3', language: 'fr', sessionId: null });
      expect(socket.request).toBeNull();
      expect(socket.handshake).toMatchObject({ headers: {}, query: {}, url: '' });
      // ours alone: one of Nest's would bring a stream of events with it
      expect(socket.listenerCount('disconnect')).toBe(1);
      await ada.wire.flushed();
      expect(await connection.seating).toBeUndefined();
    },
  );

  it('is who it is also when its namespace is asked for a second time', async () => {
    const host = await TestHost.on(gateway, { email: 'again@example.org' });
    const before = newest();
    const { engine } = host.wire.socket.io;
    engine.write('1');
    await until('the namespace is left', () => !before.socket.connected);
    engine.write('0');
    await until('it is there again', () =>
      connections().some(({ socket }) => socket.conn === before.socket.conn),
    );
    await host.connect();
    const after = newest();
    expect(after).not.toBe(before);
    expect(after.socket.conn).toBe(before.socket.conn);
    expect([after.sessionId, after.browserId, after.address]).toEqual([
      before.sessionId,
      before.browserId,
      before.address,
    ]);
    expect((await host.state()).status).toBe('waiting');
  });
});
