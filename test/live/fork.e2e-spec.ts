import { type GameCard, GameId, type JoinedAck } from '@clockbeat/domain';
import { GameVerifier, Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import { Host } from '../people/host.js';
import type { TestGateway } from '../support/app.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { openWire } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

/** The alarm goes off in the second of four questions; next week the same people go on from there. */
describe('a game that goes on from an event of another one', () => {
  let night: Night;
  let gateway: TestGateway;
  let otherGateway: TestGateway;
  let host: TestHost;
  let ada: TestPlayer;
  let bo: TestPlayer;
  let cleo: TestPlayer;
  let next: GameCard;
  let panel: Host;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    otherGateway = await night.gateway();
    host = await TestHost.on(gateway, { questions: quiz(4), game: { teamMode: true } });
    ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada', { teamName: 'Reds' });
    bo = await TestPlayer.on(otherGateway).join(host.joinCode, 'Bo');
    cleo = await TestPlayer.on(gateway).join(host.joinCode, 'Cleo', { teamName: 'Reds' });
    await host.start();
    for (const player of [ada, bo, cleo]) await player.sees(0);
    await ada.answer('B');
    await cleo.answer('B');
    await bo.answer('C');
    await host.next(0);
  });
  afterAll(() => night.end());

  const fork = (body: object, { gameId = host.gameId as string, at = gateway, by = host.cookie } = {}) =>
    request(at.url).post(`/api/games/${gameId}/fork`).set('cookie', by).send(body);
  const goOn = async (body: object, options = {}): Promise<GameCard> =>
    (await fork(body, options).expect(201)).body.game;
  const panelOf = (gameId: string) => new Host(openWire(gateway, 'host', { cookie: host.cookie }), gameId);
  const alarm = async (): Promise<number> =>
    eventsOf(await logOf(gateway, host.gameId), 'QuestionAdvanced').at(-1)?.version ?? 0;
  const scoreOf = ({ seat }: TestPlayer): number | undefined => seat?.score;

  it('is refused while that one runs, and for others than its host', async () => {
    expect((await fork({ version: 1 }).expect(409)).body.code).toBe('wrong_state');
    await host.finish();
    const stranger = await TestHost.on(gateway, { email: 'stranger@example.org' });
    expect((await fork({ version: 1 }, { by: stranger.cookie }).expect(403)).body.code).toBe('not_host');
    await fork({ version: 1 }, { gameId: 'game_nowherenowhere00' }).expect(404);
    for (const body of [{ version: 0 }, { version: 10_000 }, { version: 1, seats: ['p_nobody'] }])
      await fork(body).expect(400);
    const { length } = await logOf(gateway, host.gameId);
    await fork({ version: length, questions: 'some' }).expect(400);
  });

  it('asks what was left, and has everybody’s score, whoever comes and however', async () => {
    const version = await alarm();
    [next] = await Promise.all([goOn({ version }), goOn({ version }, { at: otherGateway })]);
    expect(await goOn({ version })).toMatchObject({ id: next.id });
    expect(next).toMatchObject({ status: 'waiting', parentGameId: host.gameId, participantCount: 3 });
    expect(next.questions?.map(({ question }) => question)).toEqual(
      [1, 2, 3].map((index) => `quiz-question-${index}-text?`),
    );
    // the phone that is awake goes along; another one reads the new code, and finds its token good
    await ada.goesAlong();
    const found = await request(gateway.url).get(`/api/join/${next.gameCode}`).expect(200);
    expect(found.body.cameFrom).toEqual([host.gameId]);
    const asleep = await TestPlayer.on(otherGateway).join(next.gameCode, 'Whoever', { token: bo.token });
    expect([ada, asleep].map(({ seat }) => seat?.playerId)).toEqual([ada.playerId, bo.playerId]);
    expect([(scoreOf(ada) ?? 0) > 0, scoreOf(asleep)]).toEqual([true, 0]);
    expect(asleep.seat).toMatchObject({ playerName: 'Bo' });
    bo = asleep;
    // a newcomer has nothing, and nobody's name
    const dan = TestPlayer.on(gateway);
    expect(await dan.tryJoin(next.gameCode, 'Cleo')).toMatchObject({ error: { code: 'name_taken' } });
    await dan.join(next.gameCode, 'Dan');
    expect(scoreOf(dan)).toBe(0);
    expect((await logOf(gateway, next.id)).slice(0, 4).map(({ type }) => type)).toEqual([
      'GameCreated',
      ...Array(3).fill('PlayerJoined'),
    ]);
  });

  it('goes on as if there had been no week between, and comes to one board', async () => {
    panel = panelOf(next.id);
    await panel.connect();
    const mine = scoreOf(ada) ?? 0;
    await ada.leave(); // by mistake: in the lobby its seat is kept
    await ada.join(next.id, 'Ada');
    expect(scoreOf(ada)).toBe(mine);
    await panel.start();
    for (const player of [ada, bo]) await player.sees(0);
    const right = await ada.answer('C', 0);
    expect(right).toMatchObject({ isCorrect: true, totalScore: mine + right.points, streak: 2 });
    await bo.answer('C', 0);
    await panel.finish();
    const { body } = await request(gateway.url)
      .get(`/api/games/${next.id}/results`)
      .set('cookie', host.cookie)
      .expect(200);
    expect(
      body.scores
        .map(({ name, correct, total }: Record<string, unknown>) => `${name}: ${correct} of ${total}`)
        .sort(),
    ).toEqual(['Ada: 2 of 2', 'Bo: 1 of 2', 'Cleo: 1 of 2', 'Dan: 0 of 2']);
    expect(body.scores[0].score).toBe(mine + right.points);
  });

  it('is verified with the log that it comes from, whose seal its own one covers', async () => {
    await listsFollowed(gateway);
    const store = gateway.app.get(Persistence);
    const verify = () => new GameVerifier(store).verify(GameId(next.id));
    expect(await verify()).toMatchObject({ parent: 'fits', difference: null, behind: [] });
    const { rows } = await store.pool.query(`select data from events where game_id = $1 and version = 2`, [
      next.id,
    ]);
    expect(rows[0].data.name).toEqual({ sealed: expect.any(String) });
    await store.pool.query(
      `update events set data = jsonb_set(data, '{points}', '1') where game_id = $1 and type = 'AnswerSubmitted'`,
      [host.gameId],
    );
    expect((await verify())?.difference).toMatch(`The log of the game that it goes on from, ${host.gameId}`);
  });

  it('may have another one that goes on from it: a tie-break of some, who alone come in', async () => {
    const seats = [ada, bo].map(({ playerId }) => playerId);
    const version = (await logOf(gateway, next.id)).findIndex(({ type }) => type === 'GameFinished') + 1;
    const body = { version, questions: 'drawn', count: 1, seats };
    const tie = await goOn(body, { gameId: next.id });
    expect(tie).toMatchObject({ participantCount: 2, questionCount: 1, parentGameId: next.id });
    await ada.goesAlong();
    expect(ada.seat).toMatchObject({ gameId: tie.id, playerId: seats[0] });
    // the one who slept through the second evening has the token of the first
    const late = TestPlayer.on(gateway);
    expect(await late.tryJoin(tie.gameCode, 'Cleo', { token: cleo.token })).toMatchObject({
      error: { code: 'lobby_locked' },
    });
    const again = panelOf(tie.id);
    await again.connect();
    await again.start();
    await again.finish();
    expect((await goOn(body, { gameId: next.id })).id).not.toBe(tie.id);
  });

  it('asks the questions that its host chooses, asked already or not, in that order', async () => {
    const questionsOf = async (id: string): Promise<string[]> => {
      const { body } = await request(gateway.url)
        .get(`/api/games/${id}`)
        .set('cookie', host.cookie)
        .expect(200);
      return body.questions.map(({ question }: { question: string }) => question);
    };
    const asked = await questionsOf(host.gameId);
    const chosen = [asked.length - 1, 0];
    const some = await goOn({ questions: 'chosen', chosen, leadOn: false }, { gameId: host.gameId });
    expect(await questionsOf(some.id)).toEqual(chosen.map((index) => asked[index]));
    const other = await goOn({ questions: 'chosen', chosen: [0], leadOn: false }, { gameId: host.gameId });
    expect(other.id).not.toBe(some.id);
    for (const wrong of [[], [0, 0], [-1], [asked.length], undefined])
      await fork({ questions: 'chosen', chosen: wrong }).expect(400);
  });

  it('brings who slept through a whole one of them to its seat in the next', async () => {
    const all = await goOn({ questions: 'all', leadOn: false }, { gameId: next.id });
    const found = await request(gateway.url).get(`/api/join/${all.gameCode}`).expect(200);
    expect(found.body.cameFrom).toEqual([next.id, host.gameId]);
    const awake = await TestPlayer.on(gateway).join(all.gameCode, 'Cleo', { token: cleo.token });
    const seat = awake.seat as JoinedAck;
    expect([seat.playerId, seat.teamName, seat.score > 0]).toEqual([cleo.playerId, 'Reds', true]);
  });
});
