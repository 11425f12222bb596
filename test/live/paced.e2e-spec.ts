import type { AnswerResultAck, CreateGameBody, GamePhase, RulesBody } from '@clockbeat/domain';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { endsByItself, quiz } from '../support/live/quiz.js';
import type { TestClient } from '../support/live/test-client.js';
import { TestClock } from '../support/live/test-clock.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

const host = (rules: RulesBody = {}): Omit<CreateGameBody, 'questions'> => ({
  rules: { pacing: 'host', readSeconds: 0, ...rules },
});

describe('a game that its host leads from phase to phase', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterAll(() => night.end());

  /** The newest phase that somebody was told. */
  const phaseTold = ({ heard }: TestPlayer | TestClient | TestHost): GamePhase | undefined =>
    (['gameStarted', 'nextQuestion', 'gameUpdated', 'gamePaused', 'gameResumed'] as const)
      .flatMap((message) => heard.all(message))
      .sort((a, b) => a.version - b.version)
      .at(-1)?.gameState.phase;
  const sees = (who: TestPlayer | TestClient | TestHost, phase: GamePhase): Promise<void> =>
    until(`somebody sees the phase ${phase}`, () => phaseTold(who) === phase);

  it('goes through question, reveal and board to the end, on two gateways', async () => {
    const questions = quiz(2).map((question) => ({ ...question, explanation: 'Because' }));
    const lead = await TestHost.on(gatewayA, { game: host(), questions });
    const screen = await lead.projector(gatewayB);
    const ada = await TestPlayer.on(gatewayB).join(lead.joinCode, 'Ada');
    const bo = await TestPlayer.on(gatewayA).join(lead.joinCode, 'Bo');
    await lead.start();
    await Promise.all([ada.sees(0), bo.sees(0)]);
    expect(await ada.choose('B')).toMatchObject({ answer: 1, stored: true, changesLeft: 0 });
    expect(await bo.choose('A')).toMatchObject({ answer: 0, stored: true });
    // everybody has answered: it closes by itself, once the options have stood for 2 s
    for (const one of [ada, bo, screen, lead]) await sees(one, 'revealed');
    expect(await screen.hears('questionClosed')).toMatchObject({
      reason: 'answered',
      correctAnswer: 1,
      counts: [1, 1, 0, 0],
      correct: 1,
      explanation: 'Because',
      fastest: { name: 'Ada' },
    });
    const told = await ada.hears('answerResult');
    expect(told).toMatchObject({ isCorrect: true, correctAnswer: 1, streak: 1 });
    expect(await bo.hears('answerResult')).toMatchObject({ isCorrect: false, points: 0, streak: 0 });
    const { totalScore } = told as AnswerResultAck;
    await lead.seesScore('Ada', totalScore);

    expect(await lead.next(0, 'revealed')).toMatchObject({ moved: true, gameState: { phase: 'board' } });
    for (const one of [ada, bo, screen]) await sees(one, 'board');
    const board = await screen.hears('liveLeaderboard');
    expect(board.players).toMatchObject([
      { name: 'Ada', position: 1, was: null, streak: 1 },
      { name: 'Bo', position: 2, was: null, streak: 0 },
    ]);
    expect(await ada.hears('standing')).toMatchObject({ position: 1, was: null });
    // the same press again, of whom the board has not reached yet
    expect(await lead.next(0, 'revealed')).toMatchObject({ moved: false });
    expect(await lead.next(0, 'board')).toMatchObject({ moved: true, gameState: { phase: 'question' } });
    await Promise.all([ada.sees(1), bo.sees(1)]);
    expect(await lead.next(1, 'question')).toMatchObject({ gameState: { phase: 'revealed' } });
    // after the last question the end shows the board
    await lead.next(1, 'revealed');
    expect(await ada.hears('gameFinished')).toMatchObject({
      endedBy: 'questions',
      finalScores: [
        { name: 'Ada', score: totalScore },
        { name: 'Bo', score: 0 },
      ],
    });
    const log = await logOf(gatewayB, lead.gameId);
    expect(log.map(({ type }) => type).filter((type) => !/^(Player|Answer)/.test(type))).toEqual([
      'GameCreated',
      'GameStarted',
      'QuestionClosed',
      'BoardShown',
      'QuestionAdvanced',
      'QuestionClosed',
      'GameFinished',
    ]);
    expect(log[0]).toMatchObject({ schema: 4 });
  });

  it('shows a round’s title, lets the question be read, and opens it early when the host says so', async () => {
    const [first, ...others] = quiz(2);
    const questions = [{ ...first!, round: 'Rivers' }, ...others];
    const lead = await TestHost.on(gatewayA, { game: host({ readSeconds: 15 }), questions });
    const ada = await TestPlayer.on(gatewayB).join(lead.joinCode, 'Ada');
    const { gameState } = await lead.start();
    expect(gameState).toMatchObject({
      phase: 'round',
      question: { round: { number: 1, count: 1, title: 'Rivers' } },
    });
    expect((gameState.opensAt ?? 0) - (gameState.readsAt ?? 0)).toBe(15_000);
    await ada.sees(0);
    const answer = { roomId: lead.gameId, playerId: ada.playerId, questionIndex: 0, answer: 1 as const };
    expect(await ada.refusal('submitAnswer', answer)).toBe('not_active');
    // the title gives way to the reading, by hand or by itself, and the reading to the options
    await lead.next(0, 'round');
    expect(await lead.next(0, 'reading')).toMatchObject({ moved: true, gameState: { phase: 'question' } });
    expect(await ada.choose('B')).toMatchObject({ stored: true });
    const opened = eventsOf(await logOf(gatewayA, lead.gameId), 'QuestionOpened').at(-1);
    expect(opened).toMatchObject({ actor: 'host', at: opened!.data.opened.opensAt });
  });

  it('pauses and goes on in every phase, with breaks', async () => {
    const [first, ...others] = quiz(2);
    const questions = [{ ...first!, breakAfter: { minutes: 5, text: 'Soup' } }, ...others];
    const game = host({ closeWhenAllAnswered: false });
    const lead = await TestHost.on(gatewayA, { game, questions });
    const ada = await TestPlayer.on(gatewayB).join(lead.joinCode, 'Ada');
    await lead.start();
    await ada.sees(0);
    await ada.choose('B');
    for (const phase of ['question', 'revealed', 'board', 'break'] as const) {
      await lead.pause();
      expect(
        await ada.refusal('submitAnswer', {
          roomId: lead.gameId,
          playerId: ada.playerId,
          questionIndex: 1,
          answer: 0,
        }),
      ).toBe('not_active');
      expect(await lead.resume()).toMatchObject({ gameState: { phase } });
      await lead.next(0, phase);
    }
    await ada.sees(1);
    const inBreak = ada.heard.all('gameUpdated').find(({ gameState }) => gameState.phase === 'break');
    expect(inBreak?.gameState).toMatchObject({ question: null, stage: { name: 'break', text: 'Soup' } });
  });

  it('lets answers be changed until the close; the last one counts', async () => {
    const game = host({ answers: 'until_close', closeWhenAllAnswered: false });
    const lead = await TestHost.on(gatewayA, { game });
    const ada = await TestPlayer.on(gatewayB).join(lead.joinCode, 'Ada');
    await lead.start();
    await ada.sees(0);
    expect(await ada.choose('A', 0)).toMatchObject({ answer: 0, changesLeft: 5 });
    const change = { roomId: lead.gameId, playerId: ada.playerId, questionIndex: 0, answer: 1 as const };
    const [first] = eventsOf(await logOf(gatewayB, lead.gameId), 'AnswerSubmitted');
    const clock = new TestClock(gatewayB);
    clock.standAt(first!.at + 999);
    expect(await ada.refusal('submitAnswer', change)).toBe('too_many_requests');
    clock.standAt(first!.at + 1_000);
    expect(await ada.choose('B', 0)).toMatchObject({ answer: 1, changesLeft: 4 });
    expect(await ada.choose('B', 0)).toMatchObject({ answer: 1, changesLeft: 4, repeated: true });
    clock.goRight();
    const back = await ada.comesBack(gatewayA);
    expect(back.seat).toMatchObject({
      answered: true,
      pending: { answer: 1, changesLeft: 4 },
      lastResult: null,
    });
    await lead.next(0, 'question');
    expect(await back.hears('answerResult')).toMatchObject({ answer: 1, isCorrect: true });
    expect(
      eventsOf(await logOf(gatewayA, lead.gameId), 'AnswerSubmitted').map(({ data }) => data.change),
    ).toEqual([undefined, 1]);
  });

  it('tells who comes while something is revealed what it is', async () => {
    const lead = await TestHost.on(gatewayA, { game: host({ closeWhenAllAnswered: false }) });
    const ada = await TestPlayer.on(gatewayA).join(lead.joinCode, 'Ada');
    await lead.start();
    await ada.sees(0);
    await ada.choose('B');
    await lead.next(0, 'question');
    const late = await TestPlayer.on(gatewayB).join(lead.joinCode, 'Late');
    expect(late.seat).toMatchObject({ gameState: { phase: 'revealed' }, answered: false });
    expect(await late.hears('questionClosed')).toMatchObject({
      correctAnswer: 1,
      reason: 'host',
      correct: 1,
    });
    const back = await ada.comesBack(gatewayB);
    expect(back.seat).toMatchObject({ answered: true, lastResult: { isCorrect: true } });
    await lead.pause();
    const later = await TestPlayer.on(gatewayB).join(lead.joinCode, 'Later');
    expect(await later.hears('questionClosed')).toMatchObject({ correctAnswer: 1, reason: 'host' });
    await lead.resume();
    await lead.next(0, 'revealed');
    const screen = await lead.projector(gatewayB);
    expect(await screen.hears('liveLeaderboard')).toMatchObject({
      players: [{ name: 'Ada' }, { name: 'Late' }, { name: 'Later' }],
    });
  });

  it('gives a seat more time, and waits for it', async () => {
    const lead = await TestHost.on(gatewayA, {
      game: host(),
      questions: quiz(2, { timeLimit: endsByItself }),
    });
    const ada = await TestPlayer.on(gatewayB).join(lead.joinCode, 'Ada');
    const bo = await TestPlayer.on(gatewayA).join(lead.joinCode, 'Bo');
    await lead.extendTime(ada.playerId, 2);
    expect(await ada.hears('timeExtended')).toMatchObject({ factor: 2 });
    const { gameState } = await lead.start();
    await Promise.all([ada.sees(0), bo.sees(0)]);
    const clock = new TestClock(gatewayA);
    await until("Bo's time is over, Ada's is not", () => clock.now() >= gameState.endsAt!);
    const answer = { roomId: lead.gameId, playerId: bo.playerId, questionIndex: 0, answer: 1 as const };
    expect(await bo.refusal('submitAnswer', answer)).toBe('question_closed');
    expect(await ada.choose('B')).toMatchObject({ stored: true });
    await sees(ada, 'revealed');
    expect(await ada.hears('answerResult')).toMatchObject({ isCorrect: true });
  });

  it('counts a joker double, once, for a round that has not begun', async () => {
    const questions = quiz(2).map((question, index) => ({ ...question, round: `Round ${index}` }));
    const game = host({ scoring: 'rounds', closeWhenAllAnswered: false });
    const lead = await TestHost.on(gatewayA, { game, questions });
    const ada = await TestPlayer.on(gatewayB).join(lead.joinCode, 'Ada');
    expect(ada.seat?.gameState.rounds).toEqual(['Round 0', 'Round 1']);
    await lead.start();
    expect(await ada.refusal('declareJoker', { roomId: lead.gameId, round: 1 })).toBe('wrong_state');
    expect(await ada.declareJoker(2)).toMatchObject({ round: 2 });
    expect(await ada.hears('jokerDeclared')).toMatchObject({ round: 2 });
    for (const [index, points] of [1, 4].entries()) {
      await ada.sees(index);
      await lead.next(index, 'round');
      await ada.choose(index === 0 ? 'B' : 'C', index);
      await lead.next(index, 'question');
      const result = await ada.hears('answerResult', ({ questionIndex }) => questionIndex === index);
      expect(result).toMatchObject({ points });
      await lead.next(index, 'revealed');
      if (index === 0) await lead.next(index, 'board');
    }
  });
});

describe('a game that time leads', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  it('runs through with no answer at all, and with its host away', async () => {
    const rules = { pacing: 'timed', readSeconds: 1, revealSeconds: 3, boardSeconds: 3 } as const;
    const lead = await TestHost.on(gateway, { game: { rules }, questions: quiz(2, { timeLimit: 5 }) });
    const ada = await TestPlayer.on(gateway).join(lead.joinCode, 'Ada');
    await lead.start();
    lead.close();
    expect(await ada.hears('gameFinished')).toMatchObject({ endedBy: 'questions' });
    const log = await logOf(gateway, lead.gameId);
    expect(log.filter(({ actor }) => actor === 'clock').map(({ type }) => type)).toEqual([
      'QuestionClosed',
      'BoardShown',
      'QuestionAdvanced',
      'QuestionClosed',
      'GameFinished',
    ]);
  });

  it('tells a player nine things of a question with all that can follow it, and no more', async () => {
    const [first, ...others] = quiz(2);
    const questions = [{ ...first!, round: 'Rivers', breakAfter: { minutes: 5, text: 'Soup' } }, ...others];
    const rules = { pacing: 'timed', readSeconds: 1, revealSeconds: 3, boardSeconds: 3 } as const;
    const lead = await TestHost.on(gateway, { game: { rules }, questions });
    const ada = await TestPlayer.on(gateway).join(lead.joinCode, 'Ada');
    const bo = await TestPlayer.on(gateway).join(lead.joinCode, 'Bo');
    const { gameState } = await lead.start();
    const clock = new TestClock(gateway);
    await until('it is open', () => clock.now() >= gameState.opensAt!);
    await Promise.all([ada.choose('B', 0), bo.choose('A', 0)]);
    const isBreak = ({ gameState: { phase } }: { gameState: { phase: GamePhase } }): boolean =>
      phase === 'break';
    await lead.hears('gameUpdated', isBreak);
    await lead.next(0, 'break');
    await ada.hears('nextQuestion');
    const told = ada.heard.frames.filter(({ kind }) => kind !== 'sent').map(({ name }) => name);
    expect(told.slice(told.indexOf('gameStarted'), told.indexOf('nextQuestion'))).toEqual([
      'gameStarted',
      'submitAnswer',
      'answerResult',
      'questionClosed',
      'gameUpdated',
      'liveLeaderboard',
      'standing',
      'gameUpdated',
      'gameUpdated',
    ]);
  });
});
