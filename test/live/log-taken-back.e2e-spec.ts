import { isDeepStrictEqual } from 'node:util';
import { GameId } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { LiveGames } from '../../apps/gateway/src/live/game/live-games.js';
import { Reconciler } from '../../apps/gateway/src/live/game/reconciler.js';
import type { TestGateway } from '../support/app.js';
import { Night, storedGame } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { takeBackLastOf } from '../support/live/take-back.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

describe('a game whose log lost its newest event is read anew, and goes on', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterAll(() => night.end());

  const begun = async () => {
    const host = await TestHost.on(gatewayA, { questions: quiz(3, { timeLimit: 120 }) });
    const ada = (await TestPlayer.on(gatewayA, { reconnects: true }).join(host.joinCode, 'Ada')).staysIn();
    const bob = (await TestPlayer.on(gatewayB, { reconnects: true }).join(host.joinCode, 'Bob')).staysIn();
    await host.start();
    await Promise.all([ada.sees(0), bob.sees(0)]);
    return { host, ada, bob };
  };

  /** Every gateway that has the game has it as it is stored. */
  const expectTheLog = async (gameId: string): Promise<void> => {
    for (const gateway of [gatewayA, gatewayB])
      await until('the fold is the log', async () => {
        const live = await gateway.app.get(LiveGames).findCurrent(GameId(gameId));
        const stored = await storedGame(gateway, gameId);
        return isDeepStrictEqual(live?.game, stored);
      });
  };

  it('when that was a transition: it can be asked for again', async () => {
    const { host, ada, bob } = await begun();
    await host.next(0);
    await Promise.all([ada.sees(1), bob.sees(1)]);
    expect(await takeBackLastOf(night.databaseUrl, host.gameId)).toBe('QuestionAdvanced');
    await Promise.all([ada, bob].map(({ wire }) => wire.disconnected()));
    const panel = await host.secondTab();
    expect((await panel.state()).currentQuestionIndex).toBe(0);
    await panel.next(0);
    await expectTheLog(host.gameId);
    expect((await panel.finish()).finalScores).toHaveLength(2);
  });

  it('when that was an answer, and another one took its place', async () => {
    const { host, ada, bob } = await begun();
    await ada.answer('B');
    await expectTheLog(host.gameId);
    expect(await takeBackLastOf(night.databaseUrl, host.gameId)).toBe('AnswerSubmitted');
    expect((await bob.answerStubbornly('B')).isCorrect).toBe(true);
    await expectTheLog(host.gameId);
    expect((await ada.answerStubbornly('B')).isCorrect).toBe(true);
    await expectTheLog(host.gameId);
    const { finalScores } = await (await host.secondTab()).finish();
    for (const { score } of finalScores) expect(score).toBeGreaterThan(0);
  });

  it('when of two others that took its place this gateway heard only of the second', async () => {
    const { host, ada, bob } = await begun();
    const cleo = (await TestPlayer.on(gatewayB, { reconnects: true }).join(host.joinCode, 'Cleo')).staysIn();
    await ada.answer('B');
    await expectTheLog(host.gameId);
    gatewayA.app.get(Reconciler).onModuleDestroy(); // it would find the first one
    expect(await takeBackLastOf(night.databaseUrl, host.gameId)).toBe('AnswerSubmitted');
    const gameId = GameId(host.gameId);
    const live = await gatewayA.app.get(LiveGames).find(gameId);
    const lost = live?.version ?? 0;
    await bob.answerStubbornly('B');
    await cleo.answerStubbornly('B');
    const [second] = await gatewayA.app.get(EventStore).readStream(gameId, lost);
    live?.receive(second ? [second] : []);
    expect(live?.version).toBe(lost + 1);
    await gatewayA.app
      .get(LiveGames)
      .findCurrent(gameId)
      .catch(() => undefined);
    await expectTheLog(host.gameId);
    expect((await ada.answerStubbornly('B')).isCorrect).toBe(true);
  });
});
