import type { BoardEntry, FinalEntry, GameCard, SoloGameView } from '@clockbeat/domain';
import { Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import { Host } from '../people/host.js';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { openWire } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

/** What a board shows of the ghosts, without what they are called. */
const ghostsIn = (entries: readonly BoardEntry[]) =>
  entries.filter(({ ghost }) => ghost).map(({ score, correct }) => ({ score, correct }));

/** Three play an evening; the year after, others play against them. */
describe('a game that is played against another evening', () => {
  let night: Night;
  let gateway: TestGateway;
  let otherGateway: TestGateway;
  let host: TestHost;
  let people: TestPlayer[];
  let final: FinalEntry[];
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    otherGateway = await night.gateway();
    host = await TestHost.on(gateway, { questions: quiz(3), game: { teamMode: true } });
    people = [];
    for (const [name, teamName] of [['Ada', 'Reds'], ['Bo'], ['Cleo', 'Reds']] as const)
      people.push(await TestPlayer.on(gateway).join(host.joinCode, name, teamName ? { teamName } : {}));
    await host.start();
    for (const [index, answers] of ['BCB', 'CCA'].entries()) {
      for (const player of people) await player.sees(index);
      for (const [nth, player] of people.entries()) await player.answer(answers.charAt(nth) as 'A');
      await host.next(index);
    }
    ({ finalScores: final } = await host.finish());
  });
  afterAll(() => night.end());

  const seatOf = (nth: number): TestPlayer => people[nth] as TestPlayer;
  const against = (gameId: string, { by = host.cookie, at = gateway } = {}) =>
    request(at.url).post(`/api/games/${gameId}/ghosts`).set('cookie', by).send();
  const alone = (body: object, token = seatOf(1).token) =>
    request(gateway.url).post('/api/solo-games').set('authorization', `Bearer ${token}`).send(body);
  const lend = (nth: number, lent: unknown, gameId: string = host.gameId) =>
    request(gateway.url)
      .put(`/api/games/${gameId}/lent-name`)
      .set('authorization', `Bearer ${seatOf(nth).token}`)
      .send({ lent });
  const panelOf = (gameId: string, at = gateway) =>
    new Host(openWire(at, 'host', { cookie: host.cookie }), gameId);

  it('is made by the host of one that was played to its end, and of no other', async () => {
    const running = await TestHost.on(gateway, { email: 'stranger@example.org' });
    expect((await against(host.gameId, { by: running.cookie }).expect(403)).body.code).toBe('not_host');
    expect((await against(running.gameId, { by: running.cookie }).expect(409)).body.code).toBe('wrong_state');
    await running.start();
    await running.finish();
    expect((await against(running.gameId, { by: running.cookie }).expect(400)).body.message).toMatch(
      'Nobody',
    );
    await against('game_nowherenowhere00').expect(404);
    for (const body of [{ ghosts: true }, { ghosts: true, category: 'General Knowledge' }])
      await alone(body).expect(400);
    for (const other of [{ count: 1 }, { timePerQuestion: 20 }, { difficulty: 'Easy' }])
      await alone({ fromGameId: host.gameId, ghosts: true, ...other }).expect(400);
    await alone({ fromGameId: running.gameId, ghosts: true }).expect(403);
    await alone({ fromGameId: host.gameId, ghosts: null }).expect(400);
  });

  it('calls nobody by a name but who lends it', async () => {
    await lend(0, true).expect(204);
    await lend(1, true).expect(204);
    await lend(1, false).expect(204);
    await lend(2, false).expect(204);
    for (const lent of ['yes', null, undefined]) await lend(0, lent).expect(400);
    const said = eventsOf(await logOf(gateway, host.gameId), 'NameLent').map(({ data }) => data.lent);
    expect(said).toEqual([true, true, false]);
  });

  it('has the ghosts’ places among its own, each where it stood that evening', async () => {
    const [made, again] = await Promise.all([
      against(host.gameId),
      against(host.gameId, { at: otherGateway }),
    ]);
    const game: GameCard = made.body.game;
    expect(again.body.game.id).toBe(game.id);
    expect(game).toMatchObject({ questionCount: 3, teamMode: true, participantCount: 0 });
    const panel = panelOf(game.id);
    await panel.connect();
    const dan = await TestPlayer.on(otherGateway).join(game.gameCode, 'Dan');
    expect(dan.seat?.gameState.ghosts).toBe(3);
    const revised = await request(gateway.url)
      .put(`/api/games/${game.id}`)
      .set('cookie', host.cookie)
      .send({ title: 'Other', questions: quiz(1) });
    expect(revised.body.code).toBe('wrong_state');

    await panel.start();
    await dan.sees(0);
    // nobody has answered here: what moves are the ghosts
    const { players } = await dan.hears('liveLeaderboard', ({ players: told }) =>
      told.some(({ ghost, score }) => ghost && score > 0),
    );
    expect(players.map(({ name }) => name)).toContain('Ada');
    const others = players.filter(({ ghost, name }) => ghost && name !== 'Ada');
    expect(others).toHaveLength(2);
    for (const { name, id } of others) {
      expect(['Bo', 'Cleo']).not.toContain(name);
      expect(people.map(({ playerId }) => playerId)).not.toContain(id);
    }
    await until('the panel hears how many ghosts have answered', () =>
      panel.heard.all('updateScores').some(({ ghostsAnswered }) => ghostsAnswered === 3),
    );
    const right = await dan.answer('B');
    await panel.next(0);
    await dan.sees(1);
    await panel.finish();
    const { finalScores, participantCount, teams } = await dan.hears('gameFinished');
    expect(participantCount).toBe(1);
    expect(ghostsIn(finalScores)).toEqual(final.map(({ score, correct }) => ({ score, correct })));
    expect(finalScores.find(({ name }) => name === 'Dan')).toMatchObject({ score: right.totalScore });
    expect(teams).toEqual([expect.objectContaining({ ghost: true, members: 2 })]);
    expect(teams[0]?.teamName).not.toBe('Reds');
    // both gateways tell the same, to who comes back after the end too
    const back = await dan.comesBack(gateway);
    const told = await back.hears('gameFinished');
    expect(told.finalScores).toEqual(finalScores);
    const { body } = await request(gateway.url)
      .get(`/api/games/${game.id}/results`)
      .set('cookie', host.cookie)
      .expect(200);
    expect(body.scores.map(({ name }: FinalEntry) => name)).toEqual(['Dan']);
    expect((await against(host.gameId)).body.game.id).not.toBe(game.id);
  });

  it('is played alone by who was there, and left to nobody else', async () => {
    const stranger = TestPlayer.on(gateway);
    await alone({ fromGameId: host.gameId, ghosts: true }, stranger.token).expect(403);
    const { body } = await alone({ fromGameId: host.gameId, ghosts: true }).expect(201);
    const { gameId, token } = body as SoloGameView;
    const bo = await TestPlayer.on(otherGateway).join(gameId, 'Bo', { token });
    expect(bo.seat?.gameState).toMatchObject({ ghosts: 3, questionCount: 3 });
    await bo.start();
    await bo.answer('B', 0);
    await bo.next(0);
    await bo.answer('C', 1);
    const { finalScores } = await bo.finish();
    expect(ghostsIn(finalScores)).toEqual(final.map(({ score, correct }) => ({ score, correct })));
    expect(finalScores.filter(({ ghost }) => !ghost)).toHaveLength(1);
  });

  it('goes on without them when the evening is gone', async () => {
    const { body } = await alone({ fromGameId: host.gameId, ghosts: true }).expect(201);
    const { gameId, token } = body as SoloGameView;
    await gateway.app.get(Persistence).pool.query('delete from events where game_id = $1', [host.gameId]);
    const third = await night.gateway();
    const bo = await TestPlayer.on(third).join(gameId, 'Bo', { token });
    await bo.start();
    await bo.answer('B', 0);
    const { finalScores } = await bo.finish();
    expect(finalScores.map(({ ghost }) => ghost)).toEqual([undefined]);
  });
});
