import { Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { rightChoice } from '../../libs/domain/test-support/content.js';
import { PlayedGame, parseCsv } from '../support/api/played-game.js';
import { startGateway, type TestGateway } from '../support/app.js';
import type { Person } from '../support/game-night.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { runCli } from '../support/run-cli.js';

/** Ada 560 (270, 290, wrong), Bob 550 (wrong with B after 5 s, 290, 260), both Owls; the formula nothing. */
describe('corrections of a finished game', () => {
  let played: PlayedGame;
  let second: TestGateway;
  beforeAll(async () => {
    played = await PlayedGame.play();
    second = await startGateway({ databaseUrl: played.night.database.url });
  });
  afterAll(async () => {
    await second?.close();
    await played?.night.end();
  });

  const path = (rest = '') => `/api/games/${played.game.id}/corrections${rest}`;
  const voiding = { questionIndex: 1, change: 'void', reason: ' Two were right ' };
  const rekeying = { questionIndex: 0, change: 'rekey', answer: 1, reason: 'It was B' };
  const correct = (body: object, { cookie }: Person = played.host) =>
    played.night.api.post(path()).set('cookie', cookie).send(body);
  const undo = (correctionId: string, { cookie }: Person = played.host) =>
    played.night.api.delete(path(`/${correctionId}`)).set('cookie', cookie);
  const made = async (body: object): Promise<string> =>
    (await correct(body).expect(201)).body.correction.correctionId;

  const scores = async () => {
    const { body } = await played.as(played.host).expect(200);
    return body.scores.map(({ name, score, correct: right, total }: Record<string, unknown>) => [
      name,
      score,
      right,
      total,
    ]);
  };
  const told = [
    ['Ada', 560, 2, 3],
    ['Bob', 550, 2, 3],
    ['=1+1', 0, 0, 3],
  ];
  const asVoided = [
    ['Ada', 270, 1, 2],
    ['Bob', 260, 1, 2],
    ['=1+1', 0, 0, 2],
  ];
  const asRekeyed = [
    ['Bob', 800, 3, 3],
    ['Ada', 290, 1, 3],
    ['=1+1', 0, 0, 3],
  ];

  it('come after the end', async () => {
    expect((await correct(voiding).expect(409)).body.code).toBe('wrong_state');
    await played.finish();
  });

  it('are its host’s', async () => {
    await played.night.api.post(path()).send(voiding).expect(401);
    for (const person of [played.stranger, played.bob])
      expect((await correct(voiding, person).expect(403)).body.code).toBe('not_host');
    expect(await scores()).toEqual(told);
  });

  it.each([
    [{ ...voiding, reason: 'no' }, 'validation'],
    [{ ...voiding, reason: '   ' }, 'validation'],
    [{ ...voiding, reason: 'x'.repeat(201) }, 'validation'],
    [{ ...voiding, reason: 'one\u0000two' }, 'validation'],
    [{ ...voiding, change: 'delete' }, 'validation'],
    [{ ...voiding, answer: 1 }, 'validation'],
    [{ ...rekeying, answer: undefined }, 'validation'],
    [{ ...rekeying, answer: 4 }, 'validation'],
    [{ ...voiding, questionIndex: -1 }, 'validation'],
    [{ ...voiding, questionIndex: 1.5 }, 'validation'],
    [{ ...voiding, questionIndex: 3 }, 'never_asked'],
    [{ ...rekeying, answer: 0 }, 'same_answer'],
  ])('need a question, a change and a reason: %j is %s', async (body, code) => {
    expect((await correct(body).expect(400)).body.code).toBe(code);
  });

  it('can be looked at first, and that stores nothing', async () => {
    const { body } = await played.night.api
      .post(path('/preview'))
      .set('cookie', played.host.cookie)
      .send({ questionIndex: 0, change: 'rekey', answer: 1 })
      .expect(200);
    expect(body).toEqual({ playersChanged: 2, winnersBefore: ['Ada'], winnersAfter: ['Bob'] });
    expect(await scores()).toEqual(told);
  });

  it('change all that shows scores, and the undo brings it back', async () => {
    const { body: before } = await played.as(played.host);
    const { body } = await correct(voiding).expect(201);
    expect(body).toEqual({
      correction: {
        correctionId: expect.stringMatching(/^cor_[\w-]{16}$/),
        questionIndex: 1,
        kind: 'voided',
        answer: null,
        reason: 'Two were right',
        at: expect.any(String),
      },
      effect: { playersChanged: 2, winnersBefore: ['Ada'], winnersAfter: ['Ada'] },
    });
    expect(await scores()).toEqual(asVoided);
    const { body: ada } = await played.bearing(played.ada).expect(200);
    expect(ada.corrections).toEqual([body.correction]);
    expect(ada.breakdown[1]).toMatchObject({ answer: 1, correct: false, points: 0, ms: 1_000 });
    expect(ada.teams[0]).toMatchObject({ teamName: 'Owls', score: 265 });
    expect(ada.race[0]).toMatchObject({ name: 'Ada', totals: [270, 270, 270] });
    await undo(body.correction.correctionId).expect(204);
    expect((await played.as(played.host)).body).toEqual(before);
  });

  it('by another key follow in figures, cards and tables', async () => {
    const id = await made(rekeying);
    expect(await scores()).toEqual(asRekeyed);
    const { body } = await played.as(played.host);
    expect(body.questions[0]).toMatchObject({
      correctAnswer: 1,
      correctAnswerText: 'Bee',
      counts: [1, 1, 0, 0],
      correctShare: 1 / 3,
    });
    const { text } = await played.as(played.host).set('accept', 'text/csv').expect(200);
    const [head, bob] = await parseCsv(text);
    expect(head?.slice(6, 11)).toEqual([
      'Q1 choice (key changed to B)',
      'Q1 correct (key changed to B)',
      'Q1 ms (key changed to B)',
      'Q1 points (key changed to B)',
      'Q2 choice',
    ]);
    expect(bob?.slice(1, 10)).toEqual(['Bob', 'Owls', '800', '3', '3.333', 'B', 'yes', '5000', '250']);
    await undo(id).expect(204);
    const voided = await made(voiding);
    const [, ada] = await parseCsv((await played.as(played.host).set('accept', 'text/csv')).text);
    expect(ada?.slice(10, 14)).toEqual(['B', '', '1000', '0']);
    await undo(voided).expect(204);
  });

  it('are there when the game is played again', async () => {
    const ids = [await made(voiding), await made(rekeying)];
    const { body } = await played.night.api
      .post('/api/solo-games')
      .set('cookie', played.host.cookie)
      .send({ fromGameId: played.game.id })
      .expect(201);
    const { events } = played.night.gateway.app.get(Persistence);
    const [created] = await events.readStream(body.gameId, 0);
    const asked = created?.type === 'GameCreated' ? created.data.questions : [];
    expect(asked.map((each) => [each.question, rightChoice(each)])).toEqual([
      ['Which one is number 0?', 1],
      ['Which one is number 2?', 2],
      ['Which one is number 3?', 3],
    ]);
    for (const id of ids) await undo(id).expect(204);
  });

  it('stand once for a question; what does not stand cannot be undone', async () => {
    const id = await made(voiding);
    expect((await correct({ ...rekeying, questionIndex: 1 }).expect(409)).body.code).toBe(
      'already_corrected',
    );
    expect((await undo(id, played.stranger).expect(403)).body.code).toBe('not_host');
    await undo(id).expect(204);
    for (const unknown of [id, 'cor_0000000000000000', 'x'])
      expect((await undo(unknown).expect(404)).body.code).toBe('unknown_correction');
    expect(await scores()).toEqual(told);
  });

  it('made at once on two gateways are one, and so are their undos', async () => {
    const gateways = [played.night.api, request(second.url) as unknown as TestAgent];
    const onBoth = (call: (api: TestAgent) => request.Test) =>
      Promise.all(gateways.map((api) => call(api).set('cookie', played.host.cookie)));
    for (let round = 0; round < 3; round += 1) {
      await onBoth((api) => api.get(`/api/games/${played.game.id}/results`));
      const answers = await onBoth((api) => api.post(path()).send(round === 1 ? rekeying : voiding));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const results = await onBoth((api) => api.get(`/api/games/${played.game.id}/results`));
      const expected = round === 1 ? asRekeyed : asVoided;
      for (const { body } of results)
        expect(body.scores.map(({ name, score }: Record<string, unknown>) => [name, score])).toEqual(
          expected.map(([name, score]) => [name, score]),
        );
      const id = results[0]?.body.corrections[0].correctionId;
      const undone = await onBoth((api) => api.delete(path(`/${id}`)));
      expect(undone.map(({ status }) => status).sort()).toEqual([204, 404]);
    }
    expect(await scores()).toEqual(told);
  });

  it('are followed by history and statistics, and the log still verifies', async () => {
    const shown = async () => {
      await listsFollowed(played.night.gateway);
      const get = async (call: string, { cookie }: Person) =>
        (await played.night.api.get(call).set('cookie', cookie).expect(200)).body;
      return {
        winner: (await get('/api/user/game-history', played.host))[0].winner,
        score: (await get('/api/user/stats', played.bob)).totalScore,
        achievements: await get('/api/user/achievements', played.bob),
      };
    };
    const before = await shown();
    expect(before).toMatchObject({ winner: 'Ada', score: 550 });
    const id = await made(rekeying);
    const after = await shown();
    expect(after).toMatchObject({ winner: 'Bob', score: 800 });
    expect(after.achievements).toEqual(before.achievements);
    const verified = await runCli('replay', [played.game.id, '--verify'], {
      DATABASE_URL: played.night.database.url,
    });
    expect(verified).toMatchObject({ code: 0 });
    await undo(id).expect(204);
    expect(await shown()).toEqual(before);
  });

  it('of games without results are refused', async () => {
    const { night, host } = played;
    const waiting = await night.makeGame(host);
    await night.finish(waiting, host); // abandoned: it never started
    const at = (id: string) =>
      night.api.post(`/api/games/${id}/corrections`).set('cookie', host.cookie).send(voiding);
    await at(waiting.id).expect(409);
    await at('game_0000000000000000').expect(404);
    const { body } = await night.api
      .post('/api/solo-games')
      .send({ category: 'General Knowledge' })
      .expect(201);
    await at(body.gameId).expect(403);
  });
});
