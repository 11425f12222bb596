import {
  type Choice,
  GameId,
  type GameQuestionBody,
  type GivenAnswer,
  optionsSeen,
  type Results,
  type SentAnswer,
} from '@clockbeat/domain';
import { GameVerifier, Persistence } from '@clockbeat/persistence';
import request from 'supertest';
import { foldNews } from '../../apps/web/src/live/game-reducer.js';
import { emptyPicture } from '../../apps/web/src/live/picture.js';
import { type AskedQuestion, asSeen, asTold } from '../../apps/web/src/live/seen-order.js';
import { makeGame } from '../people/api.js';
import { Host } from '../people/host.js';
import { Refused } from '../people/wire.js';
import type { TestGateway } from '../support/app.js';
import { listsFollowed } from '../support/live/lists-followed.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { kindsQuiz } from '../support/live/quiz.js';
import { openWire } from '../support/live/test-client.js';
import { cookieOf } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';
import { plain } from '../support/media-files.js';

const email = 'host@example.org';
const analystEmail = 'analyst@example.org';

describe('questions of every kind', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  let cookie: string;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway({ ANALYST_EMAILS: analystEmail });
    gatewayB = await night.gateway();
    cookie = await cookieOf(gatewayA, email);
  });
  afterAll(() => night.end());

  const call = (method: 'get' | 'post', path: string, body?: object) =>
    request(gatewayA.url)[method](path).set('cookie', cookie).send(body);

  /** The log agrees with itself, and what was made of it with the log. */
  const verified = async (id: string): Promise<void> => {
    await listsFollowed(gatewayB);
    const verifier = new GameVerifier(gatewayB.app.get(Persistence));
    expect(await verifier.verify(GameId(id))).toMatchObject({ difference: null, behind: [] });
  };

  /** As the player sees the items: the order that puts them right, or as it is given. */
  const inOrder = (options: readonly string[], names: string): GivenAnswer => ({
    kind: 'order',
    order: [...names].map((letter) => options.findIndex((option) => option.endsWith(`-${letter}`))),
  });

  it.each(['swift', 'host'] as const)(
    'are played, told, and counted from socket to table (%s)',
    async (pacing) => {
      const questions = kindsQuiz({ name: pacing });
      const rules = { pacing, ...(pacing === 'host' && { readSeconds: 0, closeWhenAllAnswered: false }) };
      const card = await makeGame(gatewayA.url, cookie, { title: 'Kinds', questions, rules });
      const host = new Host(openWire(gatewayA, 'host', { cookie }), card.id);
      await host.connect();
      const ada = await TestPlayer.on(gatewayA).join(card.gameCode, 'Ada');
      const bo = await TestPlayer.on(gatewayB).join(card.gameCode, 'Bo');
      const answer = (player: TestPlayer, given: SentAnswer | null) =>
        pacing === 'swift' ? player.answer(given) : player.choose(given);
      const next = async (index: number): Promise<void> => {
        await host.next(index, pacing === 'swift' ? undefined : 'question');
        if (pacing === 'swift') return;
        await host.next(index, 'revealed');
        await host.next(index, 'board');
      };
      const asked = async (index: number) => {
        await Promise.all([ada.sees(index), bo.sees(index)]);
        const states = [...ada.heard.all('gameStarted'), ...ada.heard.all('nextQuestion')];
        return states.find(({ gameState }) => gameState.question?.index === index)!.gameState.question!;
      };

      await host.start();
      expect(await asked(0)).toMatchObject({ kind: 'multi', exactOnly: false });
      for (const wrong of [1, { kind: 'multi', choices: [4] }, { kind: 'typed', text: 'x' }] as SentAnswer[])
        await expect(answer(ada, wrong)).rejects.toThrow(Refused);
      await answer(ada, { kind: 'multi', choices: [3, 1] });
      await answer(bo, { kind: 'multi', choices: [3] });
      await next(0);
      await asked(1);
      await answer(ada, { kind: 'typed', text: `${pacing} vilnus` });
      await answer(bo, { kind: 'typed', text: `${pacing} vilna gaon` });
      await next(1);
      expect(await asked(2)).toMatchObject({ kind: 'number', unit: 'm', range: { from: 0, to: 1_000 } });
      await answer(ada, { kind: 'number', value: 330 });
      await answer(bo, { kind: 'number', value: 315 });
      await next(2);
      const { options } = await asked(3);
      expect([...options].sort()).toEqual(questions[3]?.items);
      await answer(ada, inOrder(options, 'ABCD'));
      await answer(bo, inOrder(options, 'BCDA'));
      await next(3);
      await asked(4);
      await answer(ada, 2);
      await answer(bo, 2);
      await next(4);
      await asked(5);
      await answer(ada, { kind: 'cloud', entries: ['Joy', 'sun'] });
      await answer(bo, { kind: 'cloud', entries: ['joy'] });
      await host.next(5, pacing === 'swift' ? undefined : 'question');
      if (pacing === 'host') await host.finish();
      await Promise.all([ada.hears('gameFinished'), bo.hears('gameFinished')]);

      const closed = bo.heard.all('questionClosed');
      expect(closed.map(({ correctAnswer }) => correctAnswer)).toEqual([null, null, null, null, null, null]);
      expect(closed.map(({ correctAnswerText }) => correctAnswerText)).toEqual([
        `${pacing}-multi-B, ${pacing}-multi-D`,
        `${pacing} Vilnius`,
        '330 m',
        questions[3]?.items?.join(', '),
        '',
        '',
      ]);
      expect(closed[0]).toMatchObject({ counts: [0, 1, 0, 2], key: { choices: [1, 3] } });
      expect(closed[1]).toMatchObject({ counts: [], groups: [{ count: 1, fraction: 1 }], others: 1 });
      expect(closed[2]?.groups?.map(({ answer: given }) => given)).toEqual([
        { kind: 'number', value: 315 },
        { kind: 'number', value: 330 },
      ]);
      expect(closed[3]).toMatchObject({ key: inOrder(options, 'ABCD'), noAnswer: 0 });
      expect(closed[4]).toMatchObject({ counts: [0, 0, 2] });
      expect(closed[5]).toMatchObject({
        groups: [{ answer: { kind: 'cloud', entries: ['Joy'] }, count: 2, fraction: null }],
        others: 1,
      });

      const results: Results = (await call('get', `/api/games/${card.id}/results`).expect(200)).body;
      expect(results.scores).toMatchObject([
        { name: 'Ada', correct: 4, total: 4 },
        { name: 'Bo', correct: 0, total: 4 },
      ]);
      const { body: bos } = await call('get', `/api/games/${card.id}/results/players/${bo.playerId}`).expect(
        200,
      );
      const told = (bos as { breakdown: { fraction?: number; points: number; answerText?: string }[] })
        .breakdown;
      expect(told.map(({ fraction, points }) => [fraction, points])).toEqual([
        [0.5, 50],
        [undefined, 0],
        [expect.closeTo(0.775, 6), 77],
        [expect.closeTo(2 / 3, 6), 66],
        [undefined, 0],
        [undefined, 0],
      ]);
      expect(told[2]?.answerText).toBe('315 m');
      const log = await logOf(gatewayB, card.id);
      expect(eventsOf(log, 'GameCreated')).toMatchObject([{ schema: 4 }]);
      expect(eventsOf(log, 'AnswerSubmitted')).toHaveLength(12);
      await verified(card.id);
      expect(JSON.stringify(ada.heard.frames.slice(0, 3))).not.toContain('vilnius');

      const csv = (sheet: string) =>
        call('get', `/api/games/${card.id}/results?sheet=${sheet}`).set('accept', 'text/csv').expect(200);
      expect((await csv('players')).text).toContain(`"${pacing}-multi-B, ${pacing}-multi-D",yes`);
      expect((await csv('players')).text).toContain(`${pacing}-multi-D,50 %`);
      const sheet = (await csv('questions')).text;
      expect(sheet).toContain('330 m');
      // a poll has neither a right answer nor a share of right ones
      expect(sheet).toMatch(/^5,.*,\d+,,,,/m);

      const correct = (change: object) =>
        call('post', `/api/games/${card.id}/corrections`, { reason: 'It was unclear', ...change });
      await correct({ questionIndex: 0, change: 'rekey', answer: 1 }).expect(400);
      await correct({ questionIndex: 3, change: 'void' }).expect(201);
      const after: Results = (await call('get', `/api/games/${card.id}/results`).expect(200)).body;
      expect(after.scores).toMatchObject([
        { correct: 3, total: 3 },
        { score: told[0]!.points + told[2]!.points },
      ]);
    },
  );

  it('are shuffled for each player alike on every gateway, with the pictures of their options, and told as they are stored', async () => {
    const pictures: string[] = [];
    for (const background of ['#102030', '#203040', '#304050', '#405060', '#506070', '#607080']) {
      const file = await plain('png', { background });
      const kept = await call('post', '/api/media').set('content-type', 'image/png').send(file).expect(201);
      pictures.push(kept.body.hash);
    }
    const question: GameQuestionBody = {
      kind: 'single',
      question: 'Which flag?',
      options: ['Austria', 'Hungary', 'Italy', 'Bulgaria', 'Czechia', 'Latvia'],
      answer: 4,
      optionMedia: pictures.map((hash) => ({ hash, alt: 'A flag' })),
      timeLimit: 120,
    };
    const made = { title: 'Flags', questions: [question], rules: { shuffle: true } };
    const card = await makeGame(gatewayA.url, cookie, made);
    const host = new Host(openWire(gatewayA, 'host', { cookie }), card.id);
    await host.connect();
    const ada = await TestPlayer.on(gatewayA).join(card.gameCode, 'Ada');
    const players = [ada];
    /** As the client shows it to whoever comes back to this gateway. */
    const screenOf = async (player: TestPlayer, gateway: TestGateway) => {
      const there = await player.comesBack(gateway);
      const question = asSeen(foldNews(emptyPicture, { type: 'roomJoined', body: there.seat! })).state
        ?.question;
      const { order = [], options, optionMedia }: AskedQuestion = question!;
      const shown = options.map((text, place) => [text, optionMedia?.[order[place]!]?.hash]);
      return { there, order, options, shown };
    };
    // one in 720 sees the same as Ada: whoever sees another order is Bo
    const orderOf = ({ playerId }: TestPlayer) => optionsSeen(card.id, playerId, 0, 6).join('');
    do {
      players.push(await TestPlayer.on(gatewayB).join(card.gameCode, `Bo ${players.length}`));
    } while (orderOf(players.at(-1)!) === orderOf(ada));
    const bo = players.at(-1)!;
    await host.start();
    await Promise.all([ada.sees(0), bo.sees(0)]);

    const adas = await screenOf(ada, gatewayA);
    const elsewhere = await screenOf(ada, gatewayB);
    expect(elsewhere.shown).toEqual(adas.shown);
    const bos = await screenOf(bo, gatewayA);
    expect(bos.options).not.toEqual(adas.options);
    for (const { shown } of [adas, bos])
      expect([...shown].sort()).toEqual(
        question.options!.map((text, index) => [text, pictures[index]]).sort(),
      );

    for (const { there, order, options } of [elsewhere, bos]) {
      const place = options.indexOf('Czechia') as Choice;
      expect(await there.answer(asTold(place, order), 0)).toMatchObject({ isCorrect: true, answer: 4 });
    }
    await host.next(0);
    const closed = await bos.there.hears('questionClosed');
    expect(closed).toMatchObject({ correctAnswer: 4, counts: [0, 0, 0, 0, 2, 0] });
    await Promise.all([elsewhere.there, bos.there].map((player) => player.hears('gameFinished')));
    const submitted = eventsOf(await logOf(gatewayB, card.id), 'AnswerSubmitted');
    expect(submitted.map(({ data }) => data.choice)).toEqual([4, 4]);
    const results: Results = (await call('get', `/api/games/${card.id}/results`).expect(200)).body;
    expect(results.questions?.[0]).toMatchObject({ correctAnswer: 4, counts: [0, 0, 0, 0, 2, 0] });
    await verified(card.id);
  });

  it('what was typed counts as soon as its host says so, on every gateway, and is told to whom it concerns', async () => {
    const [, typed, number] = kindsQuiz({ name: 'judged' });
    const rules = { pacing: 'host', scoring: 'accuracy', readSeconds: 0, closeWhenAllAnswered: false };
    const card = await makeGame(gatewayA.url, cookie, { title: 'Kinds', questions: [typed, number], rules });
    const host = new Host(openWire(gatewayA, 'host', { cookie }), card.id);
    await host.connect();
    const ada = await TestPlayer.on(gatewayA).join(card.gameCode, 'Ada');
    const bo = await TestPlayer.on(gatewayB).join(card.gameCode, 'Bo');
    const cleo = await TestPlayer.on(gatewayB).join(card.gameCode, 'Cleo');
    const judge = (text: string, accepted: boolean, questionIndex = 0) =>
      host.ask('judgeAnswer', { roomId: card.id, questionIndex, text, accepted });
    await host.start();
    await Promise.all([ada.sees(0), bo.sees(0), cleo.sees(0)]);
    await ada.choose({ kind: 'typed', text: 'judged vilnius' });
    await bo.choose({ kind: 'typed', text: 'the city of Gediminas' });
    await cleo.choose({ kind: 'typed', text: 'Kaunas' });
    await expect(judge('Kaunas', true)).rejects.toThrow('wrong_state');
    await host.next(0, 'question');
    await until('Bo hears that it was wrong', () => bo.heard.all('answerResult').length === 1);
    await judge('The CITY of gediminas!', true);
    await until('Bo hears that it counts', () => bo.heard.all('answerResult').length === 2);
    expect(bo.heard.all('answerResult')[1]).toMatchObject({
      isCorrect: true,
      points: 100,
      judged: 'accepted',
    });
    await until('the room sees it', () => cleo.heard.all('questionClosed').length === 2);
    expect(cleo.heard.all('questionClosed')[1]).toMatchObject({ correct: 2, groups: [{}, { fraction: 1 }] });
    expect(cleo.heard.all('answerResult')).toHaveLength(1);
    await expect(judge('Kaunas', true, 1)).rejects.toThrow('wrong_state');
    await host.next(0, 'revealed');
    await until('the board has it', () => cleo.heard.all('liveLeaderboard').length > 0);
    expect(
      cleo.heard
        .all('liveLeaderboard')
        .at(-1)
        ?.players.map(({ score }) => score),
    ).toEqual([100, 100, 0]);
    await judge('Kaunas', true);
    await until('the board moves', () =>
      cleo.heard.all('liveLeaderboard').some(({ players }) => players[2]?.score === 100),
    );
    await judge('Kaunas', false);
    await host.next(0, 'board');
    await Promise.all([ada.sees(1), bo.sees(1)]);
    await expect(judge('Kaunas', true)).rejects.toThrow('wrong_state');
    await ada.choose({ kind: 'number', value: 330 });
    await bo.choose({ kind: 'number', value: 330 });
    await host.next(1, 'question');
    await host.finish();
    await cleo.hears('gameFinished');
    const results: Results = (await call('get', `/api/games/${card.id}/results`).expect(200)).body;
    expect(results.scores.map(({ name, score, correct }) => [name, score, correct])).toEqual([
      ['Ada', 200, 2],
      ['Bo', 200, 2],
      ['Cleo', 0, 0],
    ]);
    const accept = (texts: string[]) =>
      call('post', `/api/games/${card.id}/corrections`, {
        ...{ questionIndex: 0, change: 'accept', reason: 'It is one' },
        texts,
      });
    await accept([]).expect(400);
    await accept(['Riga']).expect(400);
    expect((await accept(['kaunas']).expect(201)).body).toMatchObject({
      correction: { kind: 'accepted', texts: ['kaunas'], answer: null },
      effect: { playersChanged: 1 },
    });
    const after: Results = (await call('get', `/api/games/${card.id}/results`).expect(200)).body;
    expect(after.scores[2]).toMatchObject({ name: 'Cleo', score: 100, correct: 1 });
    const verdicts = eventsOf(await logOf(gatewayB, card.id), 'AnswersJudged').map(
      ({ data }) => data.verdict,
    );
    expect(verdicts).toEqual(['accepted', 'accepted', 'refused']);
    await verified(card.id);
  });

  it('a word of a cloud goes off the wall as soon as its host says so, on every gateway, and comes back', async () => {
    const cloud = kindsQuiz({ name: 'hidden' })[5];
    const rules = { pacing: 'host', readSeconds: 0, closeWhenAllAnswered: false };
    const card = await makeGame(gatewayA.url, cookie, { title: 'Words', questions: [cloud], rules });
    const host = new Host(openWire(gatewayA, 'host', { cookie }), card.id);
    await host.connect();
    const ada = await TestPlayer.on(gatewayA).join(card.gameCode, 'Ada');
    const bo = await TestPlayer.on(gatewayB).join(card.gameCode, 'Bo');
    await host.start();
    await Promise.all([ada.sees(0), bo.sees(0)]);
    await ada.choose({ kind: 'cloud', entries: ['Rüde', 'sun'] });
    await bo.choose({ kind: 'cloud', entries: ['rude', 'sun'] });
    await host.next(0, 'question');
    const heard = () => bo.heard.all('questionClosed').map(({ groups, others }) => [groups?.length, others]);
    await until('the room sees both', () => heard().length === 1);
    const judge = (accepted: boolean) =>
      host.ask('judgeAnswer', { roomId: card.id, questionIndex: 0, text: 'RUDE', accepted });
    await judge(false);
    await until('one is gone', () => heard().length === 2);
    await judge(true);
    await until('it is back', () => heard().length === 3);
    expect(heard()).toEqual([
      [2, undefined],
      [1, 1],
      [2, undefined],
    ]);
    await judge(false);
    await host.finish();
    await verified(card.id);
    const { body: results } = await call('get', `/api/games/${card.id}/results`).expect(200);
    expect((results as Results).questions?.[0]?.groups).toEqual([
      { answer: { kind: 'cloud', entries: ['Rüde'] }, count: 2, fraction: null, hidden: true },
      { answer: { kind: 'cloud', entries: ['sun'] }, count: 2, fraction: null },
    ]);
    // in its replay, and in what is exported of it, nobody but its owner reads the word
    const analyst = await cookieOf(gatewayA, analystEmail);
    for (const path of [`/api/games/${card.id}/events`, `/api/analytics/events?game=${card.id}`]) {
      const readBy = async (reader: string): Promise<string> =>
        (await request(gatewayA.url).get(path).set('cookie', reader).expect(200)).text;
      expect(await readBy(cookie)).toMatch(/Rüde.*rude.*RUDE/s);
      const told = await readBy(analyst);
      expect(told).toContain('sun');
      expect(told).not.toMatch(/r[uü]de/i);
    }
  });

  it.each<[string, GameQuestionBody]>([
    ['kind must be one of', { kind: 'riddle' as 'poll' }],
    ['There must be 3 to 6 options', { kind: 'multi', options: ['a', 'b'], right: [0] }],
    ['At least one option must be right', { kind: 'multi', options: ['a', 'b', 'c'], right: [0, 1, 2] }],
    ['At least one option must be right', { kind: 'multi', options: ['a', 'b', 'c'], right: [3] }],
    ['At least one option must be right', { kind: 'multi', options: ['a', 'b', 'c'] }],
    ['Two options are the same', { kind: 'poll', options: ['a', 'A '] }],
    ['Right answers: there must be 1 to 10', { kind: 'typed', accepted: [] }],
    ['A right answer is longer than 60', { kind: 'typed', accepted: ['x'.repeat(61)] }],
    ['two are the same', { kind: 'typed', accepted: ['Oslo'], refused: ['OSLO'] }],
    ['must be a number', { kind: 'number', value: '7' as unknown as number }],
    ['How far off', { kind: 'number', value: 7, band: -1 }],
    ['The range', { kind: 'number', value: 7, range: { from: 8, to: 9 } }],
    ['The unit is longer', { kind: 'number', value: 7, unit: 'x'.repeat(21) }],
    ['Items: there must be 3 to 8', { kind: 'order', items: ['a', 'b'] }],
    ['Items: two are the same', { kind: 'order', items: ['a', 'b', 'A'] }],
    ['characters that cannot be shown', { kind: 'order', items: ['a', 'b', 'c\u0000'] }],
  ])('are refused with “%s”: %j', async (message, asked) => {
    const { body } = await call('post', '/api/games', {
      questions: [{ question: 'Which?', ...asked }],
    }).expect(400);
    expect(body.message.join(' ')).toContain(message);
  });
});
