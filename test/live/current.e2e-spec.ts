import { GameId } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { LiveGames } from '../../apps/gateway/src/live/game/live-games.js';
import { Night, storedGame } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('who asks for a game as it is now', () => {
  let night: Night;
  beforeAll(async () => {
    night = await Night.begin();
  });
  afterAll(() => night.end());

  it('gets what was stored before the question, though a load was under way that had read before it', async () => {
    const [gatewayA, gatewayB] = [await night.gateway(), await night.gateway()];
    const host = await TestHost.on(gatewayA);
    const gameId = GameId(host.gameId);
    const store = gatewayB.app.get(EventStore);
    const games = gatewayB.app.get(LiveGames);
    const read = store.readStream.bind(store);
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const hasRead = new Promise<void>((resolve) => {
      store.readStream = async (...asked) => {
        const events = await read(...asked);
        store.readStream = read;
        resolve();
        await held;
        return events;
      };
    });
    const loading = games.find(gameId);
    await hasRead;
    await TestPlayer.on(gatewayA).join(host.joinCode, 'Ada');
    const { version } = await storedGame(gatewayA, host.gameId);
    const current = games.findCurrent(gameId);
    goOn();
    expect((await current)?.version).toBe(version);
    expect((await loading)?.version).toBe(version);
  });

  it('finds it, though its making was begun on this gateway and the answer to that was lost', async () => {
    const [gatewayA, gatewayB] = [await night.gateway(), await night.gateway()];
    const host = await TestHost.on(gatewayA);
    const gameId = GameId(host.gameId);
    const store = gatewayB.app.get(EventStore);
    const games = gatewayB.app.get(LiveGames);
    const read = store.readStream;
    store.readStream = async () => [];
    const begun = await games.findOrBegin(gameId);
    store.readStream = read;
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    expect(ada.seat?.gameId).toBe(host.gameId);
    expect(begun.game.status).toBe('waiting');
  });
});
