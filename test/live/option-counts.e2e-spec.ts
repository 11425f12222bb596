import type { Choice, GameCard, Results, SavedSetView, UploadResult } from '@clockbeat/domain';
import request from 'supertest';
import { makeGame } from '../people/api.js';
import { Refused } from '../people/wire.js';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

const email = 'host@example.org';

describe('a question of two to six options', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterAll(() => night.end());

  const call = (cookie: string, method: 'get' | 'post' | 'put', path: string, body?: object) =>
    request(gatewayA.url)[method](path).set('cookie', cookie).send(body);

  it.each(['swift', 'host'] as const)('is played, told, corrected and exported (%s)', async (pacing) => {
    const questions = quiz(3, { name: pacing, optionCounts: [2, 6, 4] });
    const rules = { pacing, ...(pacing === 'host' && { readSeconds: 0, closeWhenAllAnswered: false }) };
    const host = await TestHost.on(gatewayA, { email, questions, game: { rules } });
    const { cookie, gameId } = host;
    const ada = await TestPlayer.on(gatewayA).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
    const answer = (player: TestPlayer, choice: Choice | null) =>
      pacing === 'swift' ? player.answer(choice) : player.choose(choice);
    const next = async (index: number): Promise<void> => {
      await host.next(index, pacing === 'swift' ? undefined : 'question');
      if (pacing === 'swift') return;
      await host.next(index, 'revealed');
      await host.next(index, 'board');
    };

    await host.start();
    await Promise.all([ada.sees(0), bo.sees(0)]);
    await expect(answer(ada, 2)).rejects.toThrow(Refused);
    await answer(ada, 1);
    await answer(bo, 0);
    await next(0);
    await Promise.all([ada.sees(1), bo.sees(1)]);
    await answer(ada, 5);
    await answer(bo, 2);
    await next(1);
    await ada.sees(2);
    const closed = ada.heard
      .all('questionClosed')
      .map(({ counts, correctAnswer }) => [correctAnswer, counts]);
    expect(closed).toEqual([
      [1, [1, 1]],
      [2, [0, 0, 1, 0, 0, 1]],
    ]);
    await host.finish();
    await ada.hears('gameFinished');

    const results = async (): Promise<Results> =>
      (await call(cookie, 'get', `/api/games/${gameId}/results`).expect(200)).body;
    expect((await results()).questions?.map(({ counts, options }) => [options.length, counts])).toEqual([
      [2, [1, 1]],
      [6, [0, 0, 1, 0, 0, 1]],
      [4, [0, 0, 0, 0]],
    ]);
    const correct = (choice: number) =>
      call(cookie, 'post', `/api/games/${gameId}/corrections`, {
        ...{ questionIndex: 1, change: 'rekey', answer: choice, reason: 'It was the sixth' },
      });
    await call(cookie, 'post', `/api/games/${gameId}/corrections`, {
      ...{ questionIndex: 0, change: 'rekey', answer: 3, reason: 'There is no fourth' },
    }).expect(400);
    await correct(5).expect(201);
    const [first] = (await results()).scores;
    expect(first).toMatchObject({ name: 'Ada', correct: 2 });

    const { text: table } = await call(cookie, 'get', `/api/games/${gameId}/results?sheet=questions`)
      .set('accept', 'text/csv')
      .expect(200);
    const [head = '', ...rows] = table.trim().split(/\r?\n/);
    expect(head).toContain('Option F,Chose F,No answer');
    expect(rows[0]).toContain(`${pacing}-question-0-option-B,1,,,,,,,,`);
    expect(rows[1]).toContain(`${pacing}-question-1-option-F,1,0`);
    const log = await logOf(gatewayB, gameId);
    expect(eventsOf(log, 'GameCreated')).toMatchObject([{ schema: 4 }]);
    expect(eventsOf(log, 'AnswerSubmitted')).toHaveLength(4);
  });

  it('is refused with other numbers of options, where no kind is named, and of an unknown kind', async () => {
    const host = await TestHost.on(gatewayA, { email, questions: quiz(1) });
    const [asked] = quiz(1, { optionCounts: [3] });
    const { kind: _, ...unnamed } = asked!;
    const post = (question: object) =>
      call(host.cookie, 'post', '/api/games', { questions: [question] }).expect(400);
    expect((await post(unnamed)).body.message).toContain('questions.0.options must be exactly 4 texts');
    const options = (count: number) => Array.from({ length: count }, (__, index) => `option ${index}`);
    for (const count of [1, 7])
      expect((await post({ ...asked, options: options(count) })).body.message).toContain(
        'questions.0.options must be 2 to 6 texts',
      );
    expect((await post({ ...asked, answer: 3 })).body.message).toContain(
      'questions.0.answer must not be greater than 2',
    );
    for (const unknown of ['riddle', '', 7, null, ['single']]) await post({ ...asked, kind: unknown });
  });

  it('is kept among my questions and in sets, and comes back from their files', async () => {
    const { cookie } = await TestHost.on(gatewayA, { email: 'keeper@example.org', questions: quiz(1) });
    const truth = {
      question: 'Is water wet?',
      kind: 'single',
      options: ['True', 'False'],
      correctAnswer: 'A',
    };
    const lettered = {
      question: 'Which?',
      kind: 'single',
      optionA: 'a',
      optionB: 'b',
      optionC: 'c',
      correctAnswer: 'c',
    };
    const { body: bulk } = await call(cookie, 'post', '/api/questions/bulk', {
      questions: [truth, lettered, { ...lettered, kind: undefined }].map((one) => ({
        ...one,
        category: 'Mixed',
      })),
    }).expect(201);
    const { questions, rejected } = bulk as UploadResult;
    expect(questions.map(({ options, answer }) => [options.length, answer])).toEqual([
      [2, 0],
      [3, 2],
    ]);
    expect(rejected).toMatchObject([{ index: 2, code: 'text_missing' }]);
    const [{ id } = { id: '' }] = questions;
    const changed = {
      ...truth,
      options: ['Yes', 'No', 'Both'],
      answer: 2,
      category: 'Mixed',
      difficulty: 'Easy',
    };
    const { correctAnswer: __, ...body } = changed;
    await call(cookie, 'put', `/api/questions/${id}`, body).expect(200);
    await call(cookie, 'put', `/api/questions/${id}`, { ...body, answer: 3 }).expect(400);

    const { text: file } = await call(cookie, 'get', '/api/questions/export?category=Mixed').expect(200);
    expect(file).toContain('Difficulty,Kind,Option E,Option F');
    const back = await call(cookie, 'post', '/api/questions/csv').set('content-type', 'text/csv').send(file);
    expect(back.body).toMatchObject({ count: 2, rejected: [] });

    const { body: saved } = await call(cookie, 'post', '/api/saved-trivia-sets', {
      title: 'Two and six',
      customQuestions: quiz(2, { optionCounts: [2, 6] }).map(
        ({ timeLimit: ___, answer, options, ...rest }) => ({
          ...rest,
          options,
          answer: options[answer],
        }),
      ),
    }).expect(201);
    const { customQuestions = [] } = saved as SavedSetView;
    expect(customQuestions.map(({ options }) => options.length)).toEqual([2, 6]);
    const { game }: { game: GameCard } = {
      game: await makeGame(gatewayA.url, cookie, { questions: [{ id }] }),
    };
    expect(game.questions?.map(({ options }) => options)).toEqual([['Yes', 'No', 'Both']]);
  });
});
