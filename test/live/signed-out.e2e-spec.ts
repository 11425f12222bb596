import type { SessionView } from '@clockbeat/domain';
import request from 'supertest';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { TestClient } from '../support/live/test-client.js';
import { cookieOf, TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { signIn } from '../support/sign-in.js';

/** Gateways ask every two seconds; nothing else carries this between them here. */
describe('a host’s sockets', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterAll(() => night.end());

  it('hear nothing more on any gateway once the host has signed out; players play on', async () => {
    const host = await TestHost.on(gatewayA, { email: 'leaves@example.org' });
    const screen = await host.projector(gatewayB);
    const board = new TestClient(gatewayB, 'host', { cookie: host.cookie });
    await board.watchAll();
    const ada = await TestPlayer.on(gatewayA).join(host.joinCode, 'Ada');
    const other = await TestHost.on(gatewayA, { email: 'stays@example.org' });
    await host.start();
    await request(gatewayB.url).post('/auth/logout').set('cookie', host.cookie).expect(303);
    await Promise.all([host, screen, board].map((client) => client.wire.disconnected()));
    expect((await ada.answer('B')).isCorrect).toBe(true);
    expect((await other.state()).status).toBe('waiting');
  });

  it('close with a session that the host ends elsewhere, one or all; the host’s own go on', async () => {
    const email = 'elsewhere@example.org';
    const host = await TestHost.on(gatewayA, { email });
    const boardWith = async (cookie: string) => {
      const board = new TestClient(gatewayB, 'host', { cookie });
      await board.watchAll();
      return board;
    };
    const own = await boardWith(host.cookie);
    const lost = await boardWith(await signIn(gatewayB.url, email));
    const { body: sessions } = await request(gatewayA.url)
      .get('/api/user/sessions')
      .set('cookie', host.cookie);
    const { id } = sessions.find(({ current }: SessionView) => !current);
    await request(gatewayA.url).delete(`/api/user/sessions/${id}`).set('cookie', host.cookie).expect(204);
    await lost.wire.disconnected();
    const more = [
      await boardWith(await signIn(gatewayB.url, email)),
      await boardWith(await signIn(gatewayA.url, email)),
    ];
    await request(gatewayA.url).delete('/api/user/sessions').set('cookie', host.cookie).expect(204);
    await Promise.all(more.map((board) => board.wire.disconnected()));
    await own.watchAll();
    expect((await host.state()).status).toBe('waiting');
  });

  it('come back by themselves, and are nobody’s then', async () => {
    const host = await TestHost.on(gatewayA, { email: 'returns@example.org', reconnects: true });
    await request(gatewayA.url).post('/auth/logout').set('cookie', host.cookie).expect(303);
    await host.wire.disconnected();
    await host.wire.connected();
    expect(await host.refusal('hostConnect', { roomId: host.gameId })).toBe('not_signed_in');
  });

  it('end with the account', async () => {
    const cookie = await cookieOf(gatewayA, 'ends@example.org');
    const board = new TestClient(gatewayB, 'host', { cookie });
    await board.watchAll();
    await request(gatewayA.url).delete('/api/user').set('cookie', cookie).expect(204);
    await board.wire.disconnected();
  });
});
