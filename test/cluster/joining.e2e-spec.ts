import request from 'supertest';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { cookieOf } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describeWith('redis')('getting in over several gateways', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    night = await Night.beginWithRedis();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterAll(() => night.end());

  const makeTeam = async (name: string): Promise<{ teamId: string; code: string; cookie: string }> => {
    const cookie = await cookieOf(gatewayA);
    const answer = await request(gatewayA.url).post('/api/teams').set('cookie', cookie).send({ name });
    return { ...answer.body, cookie };
  };
  const publish = (gateway: TestGateway, cookie: string, teamId: string, title: string) =>
    request(gateway.url)
      .post('/api/games')
      .set('cookie', cookie)
      .send({ teamId, title, questions: quiz(1) })
      .expect(201);

  it('players who wait on one gateway get in when the game is made on the other', async () => {
    const team = await makeTeam('Waiting');
    const waiting = [gatewayA, gatewayB].map((gateway) => TestPlayer.on(gateway));
    for (const [index, player] of waiting.entries())
      expect(
        await player.ask('joinGame', { roomId: team.code, playerName: `Player ${index}` }),
      ).toMatchObject({
        waiting: true,
      });
    const { body } = await publish(gatewayB, team.cookie, team.teamId, 'Quiz night');
    for (const player of waiting) expect((await player.hears('roomJoined')).gameId).toBe(body.game.id);
  });

  it('two requests at once make one game of a team, and everybody who waits gets into it', async () => {
    const team = await makeTeam('Double');
    const waiting = [gatewayA, gatewayB].map((gateway) => TestPlayer.on(gateway));
    for (const [index, player] of waiting.entries())
      await player.ask('joinGame', { roomId: team.code, playerName: `Player ${index}` });
    const answers = await Promise.all(
      [gatewayA, gatewayB, gatewayA].map((gateway) =>
        publish(gateway, team.cookie, team.teamId, 'Quiz night'),
      ),
    );
    const gameIds = new Set<string>(answers.map(({ body }) => body.game.id));
    expect(gameIds.size).toBe(1);
    for (const player of waiting) expect(gameIds).toContain((await player.hears('roomJoined')).gameId);
  });

  it('a second game of a team, asked for after the first, is a new one, and its code leads there', async () => {
    const team = await makeTeam('Again');
    const first = await publish(gatewayA, team.cookie, team.teamId, 'Quiz night');
    const second = await publish(gatewayB, team.cookie, team.teamId, 'Quiz night');
    expect(second.body.game.id).not.toBe(first.body.game.id);
    const ada = await TestPlayer.on(gatewayA).join(team.code, 'Ada');
    expect(ada.gameId).toBe(second.body.game.id);
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
