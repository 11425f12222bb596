import type { GameCard, TeamView } from '@clockbeat/domain';
import request from 'supertest';
import { makeGame, makeTeam } from '../people/api.js';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { cookieOf } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

describeWith('redis')('getting in over several gateways', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  let cookie: string;
  beforeAll(async () => {
    night = await Night.beginWithRedis();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
    cookie = await cookieOf(gatewayA);
  });
  afterAll(() => night.end());

  const publish = ({ url }: TestGateway, { teamId }: TeamView): Promise<GameCard> =>
    makeGame(url, cookie, { teamId, title: 'Quiz night', questions: quiz(1) });

  /** The same, asked again whenever it was held up for longer than a gateway waits for PostgreSQL. */
  const publishAnyway = async (gateway: TestGateway, team: TeamView): Promise<GameCard> => {
    for (;;)
      try {
        return await publish(gateway, team);
      } catch (error) {
        if (!String(error).includes('answers 503')) throw error;
      }
  };

  it('players who wait on one gateway get in when the game is made on the other', async () => {
    const team = await makeTeam(gatewayA.url, cookie, 'Waiting');
    const waiting = [gatewayA, gatewayB].map((gateway) => TestPlayer.on(gateway));
    for (const [index, player] of waiting.entries())
      expect(await player.tryJoin(team.code, `Player ${index}`)).toMatchObject({ waiting: true });
    const { id } = await publish(gatewayB, team);
    for (const player of waiting) expect((await player.hears('roomJoined')).gameId).toBe(id);
  });

  it('two requests at once make one game of a team, and everybody who waits gets into it', async () => {
    const team = await makeTeam(gatewayA.url, cookie, 'Double');
    const waiting = [gatewayA, gatewayB].map((gateway) => TestPlayer.on(gateway));
    for (const [index, player] of waiting.entries()) await player.join(team.code, `Player ${index}`);
    const claims = await night.holdTable('room_claims');
    const published = Promise.all(
      [gatewayA, gatewayB, gatewayA].map((gateway) => publishAnyway(gateway, team)),
    );
    await until('all three are about to claim the room', async () => (await claims.waiting()) === 3);
    await claims.release();
    const games = await published;
    const gameIds = new Set<string>(games.map(({ id }) => id));
    expect(gameIds.size).toBe(1);
    for (const player of waiting) expect(gameIds).toContain((await player.hears('roomJoined')).gameId);
  });

  it('a second game of a team, asked for after the first, is a new one, and its code leads there', async () => {
    const team = await makeTeam(gatewayA.url, cookie, 'Again');
    const first = await publish(gatewayA, team);
    const second = await publish(gatewayB, team);
    expect(second.id).not.toBe(first.id);
    const ada = await TestPlayer.on(gatewayA).join(team.code, 'Ada');
    expect(ada.gameId).toBe(second.id);
  });

  it('two gateways that open the same demo end in one', async () => {
    const players = await Promise.all(
      [gatewayA, gatewayB, gatewayA, gatewayB].map((gateway, index) =>
        TestPlayer.on(gateway).join('QUIZ22', `Player ${index}`),
      ),
    );
    expect(new Set(players.map(({ gameId }) => gameId)).size).toBe(1);
  });

  it('an allowance is one over all gateways', async () => {
    const cookie = await cookieOf(gatewayA, 'eager@example.org');
    const make = (gateway: TestGateway) =>
      request(gateway.url)
        .post('/api/games')
        .set('cookie', cookie)
        .send({ title: 'One of many', questions: quiz(1) });
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1)
      for (const gateway of [gatewayA, gatewayB]) statuses.push((await make(gateway)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    const refused = await make(gatewayB);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
