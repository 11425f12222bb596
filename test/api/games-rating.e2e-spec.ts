import { PlayedGame } from '../support/api/played-game.js';

describe('finished games', () => {
  let played: PlayedGame;
  beforeAll(async () => {
    played = await PlayedGame.play();
    await played.finish();
  });
  afterAll(() => played?.night.end());

  describe('are rated', () => {
    it('by players, the last word counts', async () => {
      await played.rate(2).set('authorization', `Bearer ${played.ada.token}`).expect(204, {});
      await played.rate(5).set('authorization', `Bearer ${played.ada.token}`).expect(204);
      await played.rate(5).set('authorization', `Bearer ${played.ada.token}`).expect(204);
      await played.rate(4).set('cookie', played.bob.cookie).expect(204);
      const { body } = await played.night.api
        .get(`/api/games/${played.game.id}/events?limit=200`)
        .set('cookie', played.host.cookie);
      const ratings = body.items.filter(({ type }: { type: string }) => type === 'GameRated');
      expect(
        ratings.map(({ data }: { data: { playerId: string; stars: number } }) => [data.playerId, data.stars]),
      ).toEqual([
        [played.ada.playerId, 2],
        [played.ada.playerId, 5],
        [played.bobsSeat.playerId, 4],
      ]);
      const ofAda = await played.bearing(played.ada).expect(200);
      expect(ofAda.body.stars).toBe(5);
      const ofBob = await played.as(played.bob).expect(200);
      expect(ofBob.body.stars).toBe(4);
      const ofEvil = await played.bearing(played.evil).expect(200);
      expect(ofEvil.body.stars).toBeNull();
      const ofHost = await played.as(played.host).expect(200);
      expect(ofHost.body).not.toHaveProperty('stars');
    });

    it.each([[0], [6], [2.5], ['5'], [null], [undefined], [[5]], [true]])(
      'with 1 to 5 stars, not %j',
      async (stars) => {
        await played.rate(stars).set('authorization', `Bearer ${played.ada.token}`).expect(400);
      },
    );

    it('by a seat that changes its mind for ever not for ever, and by the others all the same', async () => {
      const statuses: number[] = [];
      for (let nth = 0; nth < 25; nth += 1)
        statuses.push((await played.rate((nth % 5) + 1).set('cookie', played.bob.cookie)).status);
      expect(new Set(statuses)).toEqual(new Set([204, 429]));
      const { body, headers } = await played.rate(1).set('cookie', played.bob.cookie).expect(429);
      expect(body.code).toBe('too_many_requests');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await played.rate(5).set('authorization', `Bearer ${played.ada.token}`).expect(204);
    });

    it('by nobody else', async () => {
      await played.rate(5).expect(401);
      await played.rate(5).set('cookie', played.stranger.cookie).expect(403);
      await played.rate(5).set('cookie', played.host.cookie).expect(403);
      await played.rate(5).set('authorization', `Bearer ${played.cid.token}`).expect(403);
      await played.night.api
        .post('/api/games/game_0000000000000000/rating')
        .set('cookie', played.bob.cookie)
        .send({ stars: 5 })
        .expect(404);
    });
  });
});
