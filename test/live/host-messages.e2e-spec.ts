import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

/** Every field of every frame is checked by the recording; here it is what the messages say. */
describe('what a host may say', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  it('hostConnect: the whole game, its questions with their answers, and the players', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(2, { timeLimit: 12 }) });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const ack = await host.connect();
    expect(ack.gameState).toMatchObject({
      gameId: host.gameId,
      gameCode: host.joinCode,
      kind: 'live',
      title: 'Quiz night',
      status: 'waiting',
      phase: 'lobby',
      currentQuestionIndex: 0,
      questionCount: 2,
      participantCount: 1,
      timeLeft: 0,
      opensAt: null,
      endsAt: null,
      teamMode: false,
      joining: 'open',
      endedBy: null,
      question: null,
    });
    expect(ack.gameState.questions).toMatchObject(
      host.questions.map(({ question, options, answer }, index) => ({ index, question, options, answer })),
    );
    expect(ack.players).toMatchObject([{ id: ada.playerId, name: 'Ada', connected: true, current: null }]);
    const emitted = await host.hears('hostConnected', ({ players }) => players.length === 1);
    expect(emitted).toMatchObject({ roomId: host.gameId, gameState: ack.gameState, players: ack.players });
  });

  it('hostConnect with since, by code and in lower case: the same', async () => {
    const host = await TestHost.on(gateway);
    for (const roomId of [host.gameId, host.joinCode, host.joinCode.toLowerCase()]) {
      const { gameState } = await host.ask('hostConnect', { roomId, since: 1 });
      expect(gameState.gameId).toBe(host.gameId);
    }
  });

  it('startGame: the first question opens for everybody, with the server’s times', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(2, { timeLimit: 12 }) });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const { gameState, version } = await host.start();
    expect(gameState).toMatchObject({
      status: 'active',
      phase: 'question',
      currentQuestionIndex: 0,
      version,
    });
    expect(gameState.endsAt! - gameState.opensAt!).toBe(12_000);
    expect(gameState.timeLeft).toBeCloseTo((gameState.endsAt! - gameState.serverTime) / 1000, 3);
    const { gameState: seen } = await ada.hears('gameStarted');
    expect(seen).toMatchObject({ version, opensAt: gameState.opensAt, endsAt: gameState.endsAt });
    expect(seen.question).toEqual({
      index: 0,
      question: host.questions[0]?.question,
      options: host.questions[0]?.options,
      timeLimit: 12,
      category: expect.any(String),
      points: 100,
    });
    expect((await host.hears('gameStarted')).gameState.questions).toHaveLength(2);
  });

  it('pauseGame and resumeGame: the clock stops, and goes on with what was left', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    const paused = (await host.pause()).gameState;
    expect(paused).toMatchObject({ status: 'paused', phase: 'paused', endsAt: null });
    expect(paused.question?.index).toBe(0);
    expect((await ada.hears('gamePaused')).gameState).toMatchObject({
      timeLeft: paused.timeLeft,
      endsAt: null,
      question: { index: 0 },
    });
    const { gameState: resumed } = await host.resume();
    expect(resumed.status).toBe('active');
    expect((await ada.hears('gameResumed')).gameState.endsAt).toBe(resumed.endsAt);
    expect(resumed.timeLeft).toBeLessThanOrEqual(paused.timeLeft);
    expect((await ada.answer('B')).isCorrect).toBe(true);
  });

  it('nextQuestion: closes the question it names, opens the next, and ends the game after the last', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(2) });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    expect(await host.next(0)).toMatchObject({ moved: true, gameState: { currentQuestionIndex: 1 } });
    const closed = await ada.hears('questionClosed');
    expect(closed).toMatchObject({
      questionIndex: 0,
      reason: 'host',
      correctAnswer: 1,
      correctAnswerText: host.questions[0]?.options[1],
      counts: [0, 0, 0, 0],
      noAnswer: 1,
    });
    expect((await ada.hears('nextQuestion')).gameState.question?.index).toBe(1);
    expect(await ada.hears('standing')).toMatchObject({ total: 1, correct: 0, next: null });
    expect(await host.next(0)).toMatchObject({ moved: false, gameState: { currentQuestionIndex: 1 } });
    const last = await host.next(1);
    expect(last).toMatchObject({
      moved: true,
      gameState: { status: 'finished', phase: 'final', question: null },
    });
    expect(last.gameState).toMatchObject({ currentQuestionIndex: 1, endedBy: 'questions' });
    expect(await ada.hears('gameFinished')).toMatchObject({ endedBy: 'questions', participantCount: 1 });
  });

  it('questionClosed comes before nextQuestion, and before gameFinished', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(2) });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    await host.next(0);
    await host.next(1);
    await ada.hears('gameFinished');
    const told = ada.heard.frames
      .map(({ name }) => name)
      .filter((name) => ['gameStarted', 'questionClosed', 'nextQuestion', 'gameFinished'].includes(name));
    expect(told).toEqual(['gameStarted', 'questionClosed', 'nextQuestion', 'questionClosed', 'gameFinished']);
  });

  it('finishGame: the final scores, from active and from paused', async () => {
    for (const pausedFirst of [false, true]) {
      const host = await TestHost.on(gateway);
      const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
      await host.start();
      const { points } = await ada.answer('B');
      if (pausedFirst) await host.pause();
      const { finalScores } = await host.finish();
      expect(finalScores).toEqual([
        {
          id: ada.playerId,
          name: 'Ada',
          teamName: null,
          score: points,
          position: 1,
          correct: 1,
          total: 1,
          averageSeconds: expect.any(Number),
        },
      ]);
      expect(await ada.hears('gameFinished')).toMatchObject({ finalScores, endedBy: 'host', teams: [] });
      expect(await ada.hears('standing')).toMatchObject({ position: 1, score: points, correct: 1, total: 1 });
    }
  });

  it('finishGame before the start: abandoned', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.finish();
    expect((await ada.hears('gameFinished')).endedBy).toBe('abandoned');
    expect((await host.state()).endedBy).toBe('abandoned');
  });

  it('updateScores, liveLeaderboard: what an answer changes', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
    await host.start();
    const { points } = await ada.answer('B');
    const scores = await host.hears('updateScores', ({ answeredNow }) => answeredNow === 1);
    expect(scores.participantCount).toBe(2);
    expect(scores.players.filter(({ name }) => name === 'Ada')).toMatchObject([
      {
        score: points,
        correct: 1,
        answeredCount: 1,
        streak: 1,
        current: { answer: 1, isCorrect: true, points },
      },
    ]);
    for (const somebody of [bo, host]) {
      const board = await somebody.hears('liveLeaderboard');
      expect(board).toMatchObject({ participantCount: 2, teams: [] });
      expect(board.players).toMatchObject([
        { id: ada.playerId, name: 'Ada', score: points, position: 1, correct: 1 },
        { id: bo.playerId, name: 'Bo', score: 0, position: 2, correct: 0 },
      ]);
    }
  });

  it('unknown fields are ignored, and what is claimed of scores, time and state with them', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const claims = {
      status: 'finished',
      timeLeft: 999,
      questions: [],
      players: [{ id: ada.playerId, score: 9 }],
    };
    const started = { roomId: host.gameId, mood: 'good', gameState: { ...claims, currentQuestionIndex: 2 } };
    expect((await host.ask('startGame', started)).gameState).toMatchObject({
      status: 'active',
      currentQuestionIndex: 0,
    });
    expect((await host.players())[0]).toMatchObject({ score: 0 });
  });
});
