import type { SoloGameView } from '@clockbeat/domain';
import request from 'supertest';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('a solo game', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  let solo: SoloGameView;
  let ada: TestPlayer;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  beforeEach(async () => {
    const body = { category: 'General Knowledge', count: 3 };
    solo = (await request(gatewayA.url).post('/api/solo-games').send(body).expect(201)).body;
    ada = await TestPlayer.on(gatewayB).join(solo.gameId, 'Ada', { token: solo.token });
  });
  afterAll(() => night.end());

  it('is moved by its seat', async () => {
    expect(ada.playerId).toBe(solo.playerId);
    expect(ada.seat?.gameState).toMatchObject({ kind: 'solo', questionCount: 3 });
    const room = { roomId: solo.gameId };
    const started = await ada.ask('startGame', room);
    expect(started.gameState).toMatchObject({ status: 'active', currentQuestionIndex: 0 });
    expect((await ada.ask('pauseGame', room)).gameState.status).toBe('paused');
    expect((await ada.ask('resumeGame', room)).gameState.status).toBe('active');
    await ada.answer('A');
    expect(await ada.ask('nextQuestion', { ...room, gameState: { currentQuestionIndex: 0 } })).toMatchObject({
      moved: true,
      gameState: { currentQuestionIndex: 1 },
    });
    expect((await ada.ask('finishGame', room)).finalScores).toMatchObject([{ id: solo.playerId, total: 2 }]);
    expect(await ada.hears('gameFinished')).toMatchObject({ endedBy: 'host', participantCount: 1 });
  });

  it('is nobody else’s: no second seat, no other control', async () => {
    const room = { roomId: solo.gameId };
    const stranger = TestPlayer.on(gatewayA);
    expect(await stranger.tryJoin(solo.gameId, 'Eve')).toMatchObject({ error: { code: 'lobby_locked' } });
    const host = await TestHost.on(gatewayA);
    for (const message of ['startGame', 'finishGame', 'hostConnect', 'watchGame']) {
      expect(await stranger.refusal(message, room)).toBe('not_signed_in');
      expect(await host.refusal(message, room)).toBe('not_host');
    }
    expect((await ada.comesBack()).seat?.gameState.status).toBe('waiting');
  });

  it('has no lobby to lock and nobody to remove', async () => {
    const room = { roomId: solo.gameId };
    expect(await ada.refusal('setJoining', { ...room, joining: 'locked' })).toBe('not_host');
    expect(await ada.refusal('removePlayer', { ...room, playerId: ada.playerId })).toBe('not_host');
    expect(await ada.refusal('setTeamMode', { ...room, teamMode: true })).toBe('not_host');
  });
});
