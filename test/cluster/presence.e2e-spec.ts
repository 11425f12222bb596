import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

/** Who is connected where: no fact of any game, so nothing here is in a log. */
describeWith('redis')('presence over several gateways', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  let gatewayC: TestGateway;
  let host: TestHost;
  beforeAll(async () => {
    night = await Night.beginWithRedis();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
    gatewayC = await night.gateway();
  });
  beforeEach(async () => {
    host = await TestHost.on(gatewayA, { questions: quiz(2) });
  });
  afterAll(() => night.end());

  const hostSees = (name: string, connected: boolean): Promise<void> =>
    until(
      `the host sees ${name} ${connected ? 'connected' : 'away'}`,
      () => host.newestOf(name)?.connected === connected,
    );

  it('the host sees its players wherever they are', async () => {
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    await TestPlayer.on(gatewayC).join(host.joinCode, 'Bo');
    await hostSees('Ada', true);
    await hostSees('Bo', true);
    ada.wire.lose();
    await hostSees('Ada', false);
    expect(await host.hears('playerLeft')).toMatchObject({ playerId: ada.playerId, playerName: 'Ada' });
    await ada.comesBack(gatewayC);
    await hostSees('Ada', true);
    await host.hears('playerJoined', ({ player }) => player.name === 'Ada');
  });

  it('one that comes back on another gateway within three seconds was never gone', async () => {
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    await hostSees('Ada', true);
    ada.wire.lose();
    await ada.comesBack(gatewayC);
    const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
    await hostSees('Bo', true);
    bo.wire.lose();
    // Bo went after Ada: when the host is told of Bo, Ada's three seconds are over.
    expect(await host.hears('playerLeft')).toMatchObject({ playerName: 'Bo' });
    expect(host.newestOf('Ada')?.connected).toBe(true);
  });

  it('a second tab on another gateway replaces the first, and the host sees nobody go', async () => {
    const first = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    await host.start();
    await first.sees(0);
    const second = await first.comesBack(gatewayC);
    expect((await first.hears('removed')).reason).toBe('replaced');
    expect(await first.refusal('submitAnswer', answerOf(first))).toBe('not_joined');
    expect(await second.answer('B')).toMatchObject({ isCorrect: true });
    const third = await second.comesBack(gatewayB);
    expect((await second.hears('removed')).reason).toBe('replaced');
    expect(third.seat).toMatchObject({ answered: true });
    await host.next(0);
    await third.sees(1);
    expect(host.heard.all('playerLeft')).toEqual([]);
    expect(third.heard.all('removed')).toEqual([]);
  });

  it('two tabs that take the seat at the same moment: one keeps it', async () => {
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    const tabs = await Promise.all([gatewayA, gatewayB, gatewayC].map((gateway) => ada.comesBack(gateway)));
    await until(
      'all but one were replaced',
      () => tabs.filter(({ heard }) => heard.all('removed').length > 0).length === 2,
    );
    await host.start();
    const holders = tabs.filter(({ heard }) => heard.all('removed').length === 0);
    expect(holders).toHaveLength(1);
    await holders[0]?.sees(0);
    expect(await holders[0]?.answer('B')).toMatchObject({ isCorrect: true });
  });

  it('the host removes a player on another gateway', async () => {
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    await host.remove(ada);
    expect((await ada.hears('removed')).reason).toBe('removed');
    await host.start();
    expect(await ada.refusal('submitAnswer', answerOf(ada))).toBe('not_joined');
  });

  it('a lobby shows who is connected on every gateway, and that the host is', async () => {
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    await until('C hears of Ada and the host', async () => {
      const visitor = await TestPlayer.on(gatewayC).join(host.joinCode, 'Visitor');
      const lobby = visitor.seat?.lobby ?? [];
      await visitor.leave();
      visitor.close();
      return (
        lobby.some(({ id, connected }) => id === ada.playerId && connected) &&
        lobby.some(({ isHost, connected }) => isHost && connected)
      );
    });
  });

  it('a gateway that ends says goodbye: its players have three seconds to come back elsewhere', async () => {
    const passing = await night.gateway();
    const ada = await TestPlayer.on(passing).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(passing).join(host.joinCode, 'Bo');
    await hostSees('Ada', true);
    await hostSees('Bo', true);
    await night.close(passing);
    await ada.comesBack(gatewayB);
    expect(await host.hears('playerLeft')).toMatchObject({ playerId: bo.playerId });
    expect(host.newestOf('Ada')?.connected).toBe(true);
  });

  const answerOf = ({ gameId, playerId }: TestPlayer) => ({
    roomId: gameId,
    playerId,
    questionIndex: 0,
    answer: 1,
  });
});
