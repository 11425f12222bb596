import { GameId } from '@clockbeat/domain';
import { EventStore } from '@clockbeat/persistence';
import { Expiry } from '../../apps/gateway/src/expiry/expiry.js';
import { makeSoloGame } from '../people/api.js';
import { GameNight } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { closeClients } from '../support/live/test-client.js';
import { TestPlayer } from '../support/live/test-player.js';

const day = 86_400_000;

describe('what visitors leave behind', () => {
  let night: GameNight;
  beforeAll(async () => {
    night = await GameNight.begin({ GUEST_GAME_DAYS: '3', GUEST_SET_DAYS: '10' });
  });
  afterAll(async () => {
    closeClients();
    await night?.end();
  });

  it('is gone when its days are over, and not before', async () => {
    const { app, url } = night.gateway;
    const { cookie } = await night.signIn('host@example.org');
    const body = { category: 'General Knowledge', count: 1 };
    const [alone, signedIn] = [await makeSoloGame(url, body), await makeSoloGame(url, body, cookie)];
    for (const game of [alone, signedIn]) {
      const player = await TestPlayer.on(night.gateway).join(game.gameId, 'Ada', { token: game.token });
      await player.start();
      await player.finish();
    }
    const guest = { 'x-guest-session': 'a-guest' };
    await night.api.post('/api/saved-trivia-sets').set(guest).send({ title: 'Mine' }).expect(201);
    await listsFollowed(night.gateway);
    const left = async (game: { gameId: string }) =>
      (await app.get(EventStore).readStream(GameId(game.gameId), 0)).length;
    const sets = async () =>
      (await night.api.get('/api/saved-trivia-sets').set(guest).expect(200)).body.length;
    const whenOver = (days: number) => app.get(Expiry).deleteDue(Date.now() + days * day);

    await whenOver(2.9);
    expect([await left(alone), await sets()]).toEqual([4, 1]);
    await whenOver(3.1);
    expect([await left(alone), await left(signedIn), await sets()]).toEqual([0, 4, 1]);
    await whenOver(10.1);
    expect([await left(signedIn), await sets()]).toEqual([4, 0]);
  });
});
