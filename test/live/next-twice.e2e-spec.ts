import type { GameStateView, StateAck } from '@clockbeat/domain';
import { foldNews } from '../../apps/web/src/live/game-reducer.js';
import type { GameNews } from '../../apps/web/src/live/news.js';
import { emptyPicture, type GamePicture } from '../../apps/web/src/live/picture.js';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('Next, clicked more than once', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterAll(() => night.end());

  const advances = async (host: TestHost): Promise<number[]> =>
    eventsOf(await logOf(gatewayA, host.gameId), 'QuestionAdvanced').map(
      ({ data }) => data.closed?.index ?? -1,
    );

  /** Both clicks have arrived before either is in the log. */
  const both = async (host: TestHost, tab: TestHost, roomId = host.gameId): Promise<boolean[]> => {
    const log = await night.holdLog(host.gameId);
    const clicks = [host, tab].map((who) => who.ask('nextQuestion', { roomId }));
    await Promise.all([host, tab].map((who) => who.ask('syncClock', { t: 0 })));
    await log.release();
    return (await Promise.all(clicks)).map(({ moved }) => moved).sort();
  };

  it.each([
    ['on one gateway', () => gatewayA],
    ['on two gateways', () => gatewayB],
  ])('in two tabs %s: one question', async (_where, gateway) => {
    const host = await TestHost.on(gatewayA, { questions: quiz(4) });
    const tab = await host.secondTab(gateway());
    await host.start();
    await tab.hears('gameStarted');
    for (const index of [0, 1]) {
      const acks = await Promise.all([host.next(index), tab.next(index)]);
      expect(acks.map(({ moved }) => moved).sort()).toEqual([false, true]);
      for (const { gameState } of acks) expect(gameState.currentQuestionIndex).toBe(index + 1);
    }
    expect(await advances(host)).toEqual([0, 1]);
  });

  it.each([
    ['on one gateway', () => gatewayA],
    ['on two gateways', () => gatewayB],
  ])('in two tabs %s that don’t say what they see: one question', async (_where, gateway) => {
    const host = await TestHost.on(gatewayA, { questions: quiz(4) });
    const tab = await host.secondTab(gateway());
    await host.start();
    await tab.hears('gameStarted');
    expect(await both(host, tab)).toEqual([false, true]);
    expect(await advances(host)).toEqual([0]);
  });

  it.each([['game id'], ['code']])('doubled, without gameState, by %s: one question', async (by) => {
    const host = await TestHost.on(gatewayA, { questions: quiz(4) });
    await host.start();
    expect(await both(host, host, by === 'code' ? host.joinCode : host.gameId)).toEqual([false, true]);
    expect(await advances(host)).toEqual([0]);
  });

  it('without gameState: the question that this socket was shown, though the game has gone on elsewhere', async () => {
    const host = await TestHost.on(gatewayA, { questions: quiz(4) });
    await host.start();
    const room = { roomId: host.gameId };
    expect(await host.ask('nextQuestion', room)).toMatchObject({
      moved: true,
      gameState: { currentQuestionIndex: 1 },
    });
    expect(await host.ask('nextQuestion', room)).toMatchObject({
      moved: true,
      gameState: { currentQuestionIndex: 2 },
    });
    expect(await advances(host)).toEqual([0, 1]);
  });

  it('startGame, pauseGame and finishGame doubled happen once', async () => {
    const host = await TestHost.on(gatewayA);
    const tab = await host.secondTab(gatewayB);
    for (const message of ['startGame', 'pauseGame', 'finishGame']) {
      const said = await Promise.all([host, tab].map((who) => who.refusal(message, { roomId: host.gameId })));
      expect(said.sort()).toEqual(['accepted', message === 'finishGame' ? 'game_finished' : 'wrong_state']);
    }
    const types = (await logOf(gatewayA, host.gameId)).map(({ type }) => type);
    expect(types).toEqual(['GameCreated', 'GameStarted', 'GamePaused', 'GameFinished']);
  });

  it('ack and broadcast in either order leave the client’s picture right', async () => {
    const host = await TestHost.on(gatewayA, { questions: quiz(3) });
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    const start = await host.start();
    const started = await host.hears('gameStarted');
    const next = await host.next(0);
    const moved = await host.hears('nextQuestion');
    const pause = await host.pause();
    const paused = await host.hears('gamePaused');
    const ack = (body: StateAck): GameNews => ({ type: 'stateAcknowledged', body });
    const news: GameNews[] = [
      ack(start),
      { type: 'gameStarted', body: started },
      ack(next),
      { type: 'nextQuestion', body: moved },
      ack(pause),
      { type: 'gamePaused', body: paused },
    ];
    const fold = (all: GameNews[]): GameStateView | null =>
      all.reduce<GamePicture>(foldNews, emptyPicture).state;
    const right = { version: pause.version, status: 'paused', currentQuestionIndex: 1 };
    expect(fold(news)).toMatchObject(right);
    expect(fold(news.toReversed())).toMatchObject(right);
    for (let turn = 1; turn < news.length; turn += 1)
      expect(fold([...news.slice(turn), ...news.slice(0, turn)])).toMatchObject(right);
    await ada.hears('gamePaused');
  });
});
