import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { endsByItself, quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

describe('a game whose host is away', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterAll(() => night.end());

  it('runs to its end by itself, question by question', async () => {
    const host = await TestHost.on(gatewayA, { questions: quiz(2, { timeLimit: endsByItself }) });
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gatewayA).join(host.joinCode, 'Bo');
    await host.start();
    host.wire.lose();
    await ada.sees(0);
    await ada.answer('B');
    expect(await bo.hears('questionClosed')).toMatchObject({
      questionIndex: 0,
      reason: 'deadline',
      counts: [0, 1, 0, 0],
      noAnswer: 1,
    });
    await bo.sees(1);
    expect(await bo.answer('C')).toMatchObject({ isCorrect: true, streak: 1 });
    const end = await ada.hears('gameFinished');
    expect(end.endedBy).toBe('questions');
    expect(end.finalScores).toMatchObject([{ correct: 1 }, { correct: 1 }]);
    expect(await ada.hears('standing', ({ total }) => total === 2)).toMatchObject({ correct: 1 });

    const log = await logOf(gatewayA, host.gameId);
    const opened = [eventsOf(log, 'GameStarted'), eventsOf(log, 'QuestionAdvanced')].flat();
    const [first, second] = opened.map(({ data }) => data.opened);
    // not before the deadline and the settling time, and by one gateway only
    expect(second!.opensAt).toBeGreaterThanOrEqual(first!.closesAt + 300);
    expect(opened).toHaveLength(2);
    expect(eventsOf(log, 'GameFinished')).toMatchObject([{ actor: 'clock' }]);
  });

  it('is gone on with after a restart, though nobody watches', async () => {
    const before = await night.gateway();
    const host = await TestHost.on(before, { questions: quiz(1, { timeLimit: endsByItself }) });
    const ada = await TestPlayer.on(before).join(host.joinCode, 'Ada');
    const { endsAt } = (await host.start()).gameState;
    const { totalScore } = await ada.answer('B');
    host.close();
    ada.close();
    await night.close(before);
    await until('the game has ended', async () =>
      (await logOf(gatewayA, host.gameId)).some(({ type }) => type === 'GameFinished'),
    );
    const [end] = eventsOf(await logOf(gatewayA, host.gameId), 'GameFinished');
    expect(end).toMatchObject({
      actor: 'clock',
      data: { endedBy: 'questions', closed: { reason: 'deadline' } },
    });
    expect(end!.at).toBeGreaterThanOrEqual(endsAt! + 300);
    const back = await ada.comesBack(gatewayB);
    expect((await back.hears('gameFinished')).finalScores).toMatchObject([
      { name: 'Ada', score: totalScore },
    ]);
  });
});
