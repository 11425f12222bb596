import type { GameCard, HostPlayer } from '@clockbeat/domain';
import request from 'supertest';
import { Host } from '../people/host.js';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { GatewayProcess } from '../support/live/gateway-process.js';
import { eventsOf, type Hold, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { openWire, type Reachable } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

const ask = (host: TestHost, at: Reachable) =>
  request(at.url)
    .post(`/api/games/${host.gameId}/rematch`)
    .set('cookie', host.cookie)
    .send({ questions: 'same' });
const goOn = async (host: TestHost, at: Reachable): Promise<GameCard> =>
  (await ask(host, at).expect(201)).body.game;

/** As the client does on its next connection: it asks for the seat that it knows of, and goes on from there. */
const comesBack = async (player: TestPlayer, at: Reachable): Promise<TestPlayer> => {
  const awake = await player.comesBack(at);
  const next = awake.seat?.gameState.nextGameId;
  return next === undefined ? awake : awake.join(next, awake.name);
};

const seatOf = ({ name, teamName, timeFactor = 1 }: Pick<HostPlayer, 'name' | 'teamName' | 'timeFactor'>) =>
  `${name}, ${teamName}, ${timeFactor}`;

/** The host and half of the room sit where the gateway dies, the others elsewhere. */
const killedIn = (
  name: string,
  begin: () => Promise<Night>,
  env: (night: Night) => Record<string, string>,
  describeIt: ReturnType<typeof describeWith> = describe,
): void =>
  describeIt(name, () => {
    let night: Night;
    let mortal: GatewayProcess;
    let other: TestGateway;
    beforeAll(async () => {
      night = await begin();
      other = await night.gateway();
    });
    beforeEach(async () => {
      mortal = await GatewayProcess.start(night.databaseUrl, { env: env(night) });
    });
    afterEach(() => mortal?.kill());
    afterAll(() => night?.end());

    const sitDown = (host: TestHost, at: Reachable, who: string): Promise<TestPlayer[]> =>
      Promise.all(
        Array.from({ length: 8 }, (_, nth) =>
          TestPlayer.on(at).join(host.joinCode, `${who} ${nth}`, { teamName: `Team ${nth % 3}` }),
        ),
      );
    const panelOf = ({ cookie }: TestHost, gameId: string) =>
      new Host(openWire(other, 'host', { cookie }), gameId);
    const gamesAfter = async ({ gameId }: TestHost) =>
      (await night.query(`select game_id as id from events where data->>'parentGameId' = $1`, [gameId])) as {
        id: string;
      }[];

    it('while seats are carried over: all who were there are in the new lobby, once, and it is led on', async () => {
      const host = await TestHost.on(mortal, { questions: quiz(1), game: { teamMode: true } });
      const [here, there] = await Promise.all([sitDown(host, mortal, 'Here'), sitDown(host, other, 'There')]);
      const [left, removed, away, early, ...slow] = here as [
        TestPlayer,
        TestPlayer,
        TestPlayer,
        TestPlayer,
        ...TestPlayer[],
      ];
      const along = [early, ...slow];
      for (const { playerId } of slow) await host.extendTime(playerId, 1.5);
      await host.start();
      await left.leave();
      await host.remove(removed);
      await host.finish();
      const next = await goOn(host, mortal);
      // some are there, and one of them has left again
      await Promise.all([away, early, ...there.slice(0, 4)].map((player) => player.goesAlong()));
      await away.leave();
      // the others are on their way: what they ask for has come to the store, and none of them hears of it
      const hold = await night.holdLog(next.id);
      const lost = slow.map((player) => expect(player.goesAlong()).rejects.toThrow('was not answered'));
      await until('a seat waits for the log', async () => (await hold.waiting()) > 0);
      const late = there.slice(4).map((player) => player.goesAlong());
      await mortal.kill();
      await Promise.all(lost);
      await hold.release();
      await Promise.all(late);

      const room = [...(await Promise.all(along.map((player) => comesBack(player, other)))), ...there];
      const expected = [...along, ...there].map((player) =>
        seatOf({
          name: player.name,
          teamName: `Team ${Number(player.name.at(-1)) % 3}`,
          timeFactor: slow.includes(player) ? 1.5 : 1,
        }),
      );
      const panel = panelOf(host, next.id);
      await until('everybody is in the lobby', async () => {
        const { players } = await panel.connect();
        return players.length === room.length && players.every(({ connected }) => connected);
      });
      expect((await panel.connect()).players.map(seatOf).sort()).toEqual(expected.sort());
      expect(
        eventsOf(await logOf(other, next.id), 'PlayerJoined')
          .map(({ data }) => data.name)
          .sort(),
      ).toEqual([away, ...along, ...there].map(({ name }) => name).sort());
      expect([left, removed].flatMap(({ heard }) => heard.all('gameUpdated'))).toEqual([]);

      await panel.start();
      await Promise.all(room.map((player) => player.sees(0)));
      await Promise.all(room.map((player) => player.answer('B')));
      const { finalScores } = await panel.finish();
      expect(finalScores.map(({ correct }) => correct)).toEqual(room.map(() => 1));
    });

    it.each<[string, (host: TestHost) => Promise<Hold>]>([
      ['the new game is stored', () => night.holdTable('events')],
      ['the old one says where it goes on', ({ gameId }) => night.holdLog(gameId)],
    ])(
      'before %s: the host hears nothing, presses again, and there is one new game',
      async (_when, holdOf) => {
        const host = await TestHost.on(mortal, { questions: quiz(1) });
        const ada = await TestPlayer.on(mortal).join(host.joinCode, 'Ada');
        const bo = await TestPlayer.on(other).join(host.joinCode, 'Bo');
        await host.start();
        await host.finish();
        const hold = await holdOf(host);
        const click = expect(ask(host, mortal).then()).rejects.toThrow();
        await until('the click waits for the log', async () => (await hold.waiting()) > 0);
        await mortal.kill();
        await click;
        const again = goOn(host, other);
        await hold.release();
        const next = await again;
        expect(await goOn(host, other)).toMatchObject({ id: next.id, gameCode: next.gameCode });
        expect(await gamesAfter(host)).toEqual([{ id: next.id }]);
        expect(
          eventsOf(await logOf(other, host.gameId), 'GameFollowed').map(({ data }) => data.nextGameId),
        ).toEqual([next.id]);
        expect((await panelOf(host, host.gameId).connect()).gameState.nextGameId).toBe(next.id);
        await Promise.all([comesBack(ada, other), bo.goesAlong()]);
        const { players } = await panelOf(host, next.id).connect();
        expect(players.map(({ name }) => name).sort()).toEqual(['Ada', 'Bo']);
      },
    );
  });

killedIn(
  'a gateway that is killed in a rematch',
  () => Night.begin(),
  () => ({}),
);
killedIn(
  'a gateway that is killed in a rematch, with Redis',
  () => Night.beginWithRedis(),
  ({ redis }) => ({ REDIS_URL: redis.url }),
  describeWith('redis'),
);
