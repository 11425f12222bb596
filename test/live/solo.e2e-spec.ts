import { letters, type SoloGameView } from '@clockbeat/domain';
import request from 'supertest';
import { rightChoice } from '../../libs/domain/test-support/content.js';
import { makeSoloGame } from '../people/api.js';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { TestClock } from '../support/live/test-clock.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

/** The sweep takes what is overdue by more than a second. */
const overdue = 2_000;

describe('a solo game', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  let solo: SoloGameView;
  let ada: TestPlayer;
  let clock: TestClock;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
    clock = new TestClock(gatewayB);
  });
  beforeEach(async () => {
    const body = { category: 'General Knowledge', count: 3, timePerQuestion: 30 };
    solo = await makeSoloGame(gatewayA.url, body);
    ada = await TestPlayer.on(gatewayB).join(solo.gameId, 'Ada', { token: solo.token });
  });
  afterEach(() => clock.goRight());
  afterAll(() => night.end());

  const asked = async () => {
    const [created] = eventsOf(await logOf(gatewayA, solo.gameId), 'GameCreated');
    return created!.data.questions;
  };
  const rightLetter = async (index: number) => letters[rightChoice((await asked())[index]!)]!;

  it('is moved by its seat', async () => {
    expect(ada.playerId).toBe(solo.playerId);
    expect(ada.seat?.gameState).toMatchObject({ kind: 'solo', questionCount: 3 });
    const started = await ada.start();
    expect(started.gameState).toMatchObject({ status: 'active', currentQuestionIndex: 0 });
    expect((await ada.pause()).gameState.status).toBe('paused');
    expect((await ada.resume()).gameState.status).toBe('active');
    await ada.answer('A');
    expect(await ada.next(0)).toMatchObject({
      moved: true,
      gameState: { currentQuestionIndex: 1 },
    });
    expect((await ada.finish()).finalScores).toMatchObject([{ id: solo.playerId, total: 2 }]);
    expect(await ada.hears('gameFinished')).toMatchObject({ endedBy: 'host', participantCount: 1 });
  });

  it('gives 100 and 10 for each whole second by the server’s clock, and tells no key before', async () => {
    const { endsAt } = (await ada.start()).gameState;
    expect(JSON.stringify(ada.heard.frames)).not.toMatch(/"(correctAnswer|correctAnswerText|isCorrect)":/);
    clock.standAt(endsAt! - 22_600);
    const result = await ada.answer(await rightLetter(0));
    expect(result).toMatchObject({ isCorrect: true, points: 320, speedBonus: 220 });
    expect(result.correctAnswer).toBe(rightChoice((await asked())[0]!));
  });

  it('gives a question thirty seconds; then it counts as wrong, and the next one opens', async () => {
    const { opensAt, endsAt } = (await ada.start()).gameState;
    expect(endsAt! - opensAt!).toBe(30_000);
    const sweeping = await night.gateway();
    new TestClock(sweeping).standAt(endsAt! + overdue);
    expect(await ada.hears('questionClosed')).toMatchObject({ questionIndex: 0, reason: 'deadline' });
    await ada.sees(1);
    await night.close(sweeping);

    clock.standAt(endsAt! + 10_000);
    await ada.finish();
    const { body } = await request(gatewayA.url)
      .get(`/api/games/${solo.gameId}/results`)
      .set('authorization', `Bearer ${solo.token}`)
      .expect(200);
    expect(body.you).toMatchObject({ score: 0, correct: 0 });
    expect(body.breakdown[0]).toMatchObject({ questionIndex: 0, answer: null, correct: false });
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
