import { randomBytes } from 'node:crypto';
import { Persistence } from '@clockbeat/persistence';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClient } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { makeOverlay, overlayOn } from '../support/live/test-overlay.js';
import { TestPlayer } from '../support/live/test-player.js';
import { toldTo } from '../support/live/told-to.js';

const someEmail = (): string => `${randomBytes(6).toString('hex')}@example.org`;
const aHost = (gateway: TestGateway, options = {}): Promise<TestHost> =>
  TestHost.on(gateway, { email: someEmail(), questions: quiz(2), ...options });

const several = (
  name: string,
  begin: () => Promise<Night>,
  describeIt: ReturnType<typeof describeWith>,
): void =>
  describeIt(name, () => {
    let night: Night;
    let gatewayA: TestGateway;
    let gatewayB: TestGateway;
    beforeAll(async () => {
      night = await begin();
      gatewayA = await night.gateway();
      gatewayB = await night.gateway();
    });
    afterAll(() => night?.end());

    it.each([
      ['swift', {}],
      ['host', { rules: { pacing: 'host', readSeconds: 0, closeWhenAllAnswered: false } }],
    ] as const)(
      'is told of a game (%s) what the projector is told, on whichever gateway',
      async (pacing, game) => {
        const host = await aHost(gatewayA, { game });
        const { token } = await makeOverlay(host);
        const overlays = [
          await overlayOn(gatewayA, host.gameId, token),
          await overlayOn(gatewayB, host.gameId, token),
        ];
        const projector = await host.projector(gatewayB);
        const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
        await host.start();
        await ada.sees(0);
        if (pacing === 'swift') await ada.answer('B');
        else await ada.choose('B');
        await host.next(0);
        await host.finish();
        await Promise.all([...overlays, projector].map((screen) => screen.hears('gameFinished')));
        expect(toldTo(projector).facts.length).toBeGreaterThan(3);
        // a paced game shows its boards between questions, and this one ends before
        if (pacing === 'swift') expect(toldTo(projector).board).toMatchObject({ players: [{ name: 'Ada' }] });
        for (const overlay of overlays) expect(toldTo(overlay)).toEqual(toldTo(projector));
      },
    );

    it('hears nothing more once it is taken back on the other gateway; another one of the game goes on', async () => {
      const host = await aHost(gatewayA);
      const [taken, kept] = [await makeOverlay(host), await makeOverlay(host)];
      const screen = await overlayOn(gatewayA, host.gameId, taken.token);
      const other = await overlayOn(gatewayA, host.gameId, kept.token);
      await host.start();
      await screen.hears('gameStarted');
      const back = await fetch(`${gatewayB.url}/api/games/${host.gameId}/overlays/${taken.id}`, {
        method: 'DELETE',
        headers: { cookie: host.cookie },
      });
      expect(back.status).toBe(204);
      await screen.wire.disconnected();
      const again = { roomId: host.gameId, overlayToken: taken.token };
      expect(await new TestClient(gatewayA, 'player').refusal('watchGame', again)).toBe('not_signed_in');
      await host.next(0);
      await other.hears('nextQuestion');
      expect(screen.heard.all('nextQuestion')).toEqual([]);
    });
  });

several('an overlay over two gateways', () => Night.begin(), describe);
several('an overlay over two gateways with Redis', () => Night.beginWithRedis(), describeWith('redis'));

describe('an overlay', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  const refusal = (roomId: string, overlayToken: string): Promise<string> =>
    new TestClient(gateway, 'player').refusal('watchGame', { roomId, overlayToken });

  it('leads nothing, and shows no game but the one that it was made for', async () => {
    const email = someEmail();
    const [host, next] = [await aHost(gateway, { email }), await aHost(gateway, { email })];
    const stranger = await aHost(gateway);
    const { token } = await makeOverlay(host);
    const screen = await overlayOn(gateway, host.gameId, token);
    const room = { roomId: host.gameId, overlayToken: token, tvToken: token };
    for (const message of [
      'startGame',
      'nextQuestion',
      'pauseGame',
      'finishGame',
      'hostConnect',
      'removeAbsent',
    ])
      expect(await screen.refusal(message, room)).toBe('not_signed_in');
    expect(await screen.refusal('watchGames', {})).toBe('not_signed_in');
    expect(await screen.refusal('watchGame', { roomId: host.gameId, tvToken: token })).toBe('not_signed_in');
    for (const gameId of [next.gameId, stranger.gameId])
      expect(await refusal(gameId, token)).toBe('not_host');
    expect((await host.state()).status).toBe('waiting');
  });

  it('is opened by no made-up token', async () => {
    const host = await aHost(gateway);
    expect(await refusal(host.gameId, randomBytes(16).toString('base64url'))).toBe('not_signed_in');
    for (const garbage of ['', 'short', 'x'.repeat(201), `${'a'.repeat(21)}/`])
      expect(await refusal(host.gameId, garbage)).toBe('bad_request');
  });

  it('shows how a game ended when it is opened after that, and is closed a day later', async () => {
    const host = await aHost(gateway);
    await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const { token } = await makeOverlay(host);
    await host.start();
    await host.finish();
    const screen = await overlayOn(gateway, host.gameId, token);
    expect((await screen.hears('gameFinished')).finalScores).toMatchObject([{ name: 'Ada' }]);
    await night.query(
      `update events set at = at - interval '25 hours' where game_id = $1 and type = 'GameFinished'`,
      [host.gameId],
    );
    await screen.wire.disconnected();
    expect(await refusal(host.gameId, token)).toBe('not_signed_in');
  });

  it('goes on where its gateway was lost, and ends with its host’s account', async () => {
    const host = await aHost(gateway);
    const shortLived = await night.gateway();
    const { token } = await makeOverlay(host);
    const before = await overlayOn(shortLived, host.gameId, token);
    const lost = before.wire.disconnected();
    await night.close(shortLived);
    await lost;
    const screen = await overlayOn(gateway, host.gameId, token);
    await host.start();
    await screen.hears('gameStarted');
    const deleted = await fetch(`${gateway.url}/api/user`, {
      method: 'DELETE',
      headers: { cookie: host.cookie },
    });
    expect(deleted.status).toBe(204);
    await screen.wire.disconnected();
    expect(await refusal(host.gameId, token)).toBe('not_signed_in');
  });

  it('has its token kept as a hash alone', async () => {
    const { token } = await makeOverlay(await aHost(gateway));
    const { rows } = await gateway.app.get(Persistence).pool.query('select o::text as row from overlays o');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(token);
  });
});
