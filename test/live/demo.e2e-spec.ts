import { demoCodes } from '@clockbeat/domain';
import type { TestGateway } from '../support/app.js';
import { logOf, Night, runOut } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('demo games', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterAll(() => night.end());

  it.each(demoCodes)('%s opens one game for two who join at once on two gateways', async (code) => {
    const ada = TestPlayer.on(gatewayA);
    const bo = TestPlayer.on(gatewayB);
    await Promise.all([ada.wire.connected(), bo.wire.connected()]);
    await Promise.all([ada.join(code, 'Ada'), bo.join(code.toLowerCase(), 'Bo')]);
    expect(ada.gameId).toBe(bo.gameId);
    expect(ada.seat?.gameState).toMatchObject({ kind: 'demo', questionCount: 10, joining: 'open' });
    expect(ada.seat?.gameState.gameCode).not.toBe(code);
    const types = (await logOf(gatewayA, ada.gameId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'GameCreated')).toHaveLength(1);
    expect(types.filter((type) => type === 'PlayerJoined')).toHaveLength(2);
    const late = await TestPlayer.on(gatewayB).join(code, 'Cleo');
    expect(late.gameId).toBe(ada.gameId);
    const { question } = (await ada.start()).gameState;
    expect(question?.timeLimit).toBe(10);
    await Promise.all([bo.sees(0), late.sees(0)]);
    expect((await bo.answer('A')).questionIndex).toBe(0);
  });

  it('the seat may start it, and nothing else; nobody else may do anything', async () => {
    const ada = await playing('KINGS7');
    const room = { roomId: ada.gameId };
    for (const [message, more] of controls)
      expect(`${message} ${await ada.refusal(message, { ...room, ...more })}`).toBe(`${message} not_host`);
    const stranger = TestPlayer.on(gatewayB);
    for (const [message, more] of [['startGame', {}] as const, ...controls])
      expect(`${message} ${await stranger.refusal(message, { ...room, ...more })}`).toBe(
        `${message} not_signed_in`,
      );
    const somebody = await TestHost.on(gatewayB);
    expect(await somebody.refusal('startGame', room)).toBe('not_host');
    expect(await somebody.refusal('hostConnect', room)).toBe('not_host');
  });

  it('starts by itself ten seconds after it was opened', async () => {
    await runOut(gatewayA, (await playing('ALPHA1')).gameId);
    const ada = await TestPlayer.on(gatewayA).join('ALPHA1', 'Ada');
    expect(ada.seat?.gameState.status).toBe('waiting');
    const { gameState } = await ada.hears('gameStarted');
    const created = (await logOf(gatewayA, ada.gameId))[0];
    expect(gameState.opensAt! - created!.at).toBeGreaterThanOrEqual(10_000);
  });

  it('once it is over the code opens another one; its token still leads to the old one', async () => {
    const ada = await playing('QUIZ22');
    await runOut(gatewayA, ada.gameId);
    await ada.hears('gameFinished');
    const bo = await TestPlayer.on(gatewayB).join('QUIZ22', 'Bo');
    expect(bo.gameId).not.toBe(ada.gameId);
    expect((await ada.comesBack(gatewayB)).seat?.gameState.status).toBe('finished');
  });

  const controls = Object.entries({
    nextQuestion: {},
    pauseGame: {},
    resumeGame: {},
    finishGame: {},
    setJoining: { joining: 'locked' },
    setTeamMode: { teamMode: true },
  });

  let guests = 0;
  const playing = (code: string): Promise<TestPlayer> => {
    guests += 1;
    return TestPlayer.on(gatewayA).join(code, `Guest ${guests}`);
  };
});
