import type { GameId, RecordedEvent } from '@clockbeat/domain';
import { LiveGames } from '../../apps/gateway/src/live/game/live-games.js';
import { GameTeller } from '../../apps/gateway/src/live/tell/game-teller.js';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { Night } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

/** A bug in what follows an event: it throws at the first one of that type in each of these games. */
const throwAt = (gateway: TestGateway, type: RecordedEvent['type'], games: readonly string[]) => {
  const thrown = new Set<GameId>();
  const heardAfter: string[] = [];
  gateway.app.get(LiveGames).onApplied((live, _game, event) => {
    if (event.type !== type || !games.includes(live.gameId) || thrown.has(live.gameId)) return;
    thrown.add(live.gameId);
    throw new Error('a bug in a listener');
  });
  gateway.app.get(LiveGames).onApplied((_live, _game, event) => heardAfter.push(event.type));
  return { thrown, heardAfter };
};

describe('a bug in what follows an event', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  it('keeps the event neither from the next listener, nor from who waits for it, nor from the players', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const { thrown, heardAfter } = throwAt(gateway, 'GameStarted', [host.gameId]);
    await host.start();
    await ada.sees(0);
    expect([...thrown]).toEqual([host.gameId]);
    expect(heardAfter).toContain('GameStarted');
    expect((await ada.answer('B')).isCorrect).toBe(true);
    await host.finish();
    await ada.hears('gameFinished');
  });

  it('is none of the other games of its batch', async () => {
    const hosts = await Promise.all(Array.from({ length: 8 }, () => TestHost.on(gateway)));
    const players = await Promise.all(
      hosts.map(({ joinCode }) => TestPlayer.on(gateway).join(joinCode, 'Ada')),
    );
    const games = hosts.map(({ gameId }) => gameId);
    const { thrown } = throwAt(gateway, 'GameStarted', games);
    await Promise.all(hosts.map((host) => host.start()));
    await Promise.all(players.map((player) => player.sees(0)));
    expect([...thrown].sort()).toEqual([...games].sort());
  });

  it('leaves a message that was answered with one answer', async () => {
    const host = await TestHost.on(gateway);
    const ada = TestPlayer.on(gateway);
    const tellWhoJoined = jest
      .spyOn(gateway.app.get(GameTeller), 'tellWhoJoined')
      .mockImplementationOnce(() => {
        throw new Error('a bug after the acknowledgement');
      });
    ada.tell('joinGame', { roomId: host.joinCode, playerName: 'Ada' });
    const { gameId } = await ada.hears('roomJoined');
    await until('what follows was tried', () => tellWhoJoined.mock.calls.length === 1);
    await ada.ask('syncClock', { t: 1 });
    expect(gameId).toBe(host.gameId);
    expect(ada.heard.all('problem')).toEqual([]);
    tellWhoJoined.mockRestore();
  });
});

describeWith('redis')('a bug in what follows an event of another gateway', () => {
  let night: Night;
  beforeAll(async () => {
    night = await Night.beginWithRedis();
  });
  afterAll(() => night.end());

  it('does not leave the handler of Redis: the next ones are heard', async () => {
    const [gatewayA, gatewayB] = [await night.gateway(), await night.gateway()];
    const host = await TestHost.on(gatewayA);
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    const { thrown, heardAfter } = throwAt(gatewayB, 'GameStarted', [host.gameId]);
    await host.start();
    await ada.sees(0);
    expect((await ada.answer('B')).isCorrect).toBe(true);
    await host.next(0);
    await ada.sees(1);
    expect([...thrown]).toEqual([host.gameId]);
    expect(heardAfter).toEqual(expect.arrayContaining(['GameStarted', 'QuestionAdvanced']));
  });
});
