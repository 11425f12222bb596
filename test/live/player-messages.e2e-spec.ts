import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describe('what a player may say', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  it('joinGame: a seat, and who else is in the lobby', async () => {
    const host = await TestHost.on(gateway);
    await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gateway).join(host.joinCode, '  Bo   the  Great ', { teamName: 'Reds' });
    expect(bo.seat).toMatchObject({
      gameId: host.gameId,
      token: bo.token,
      gameState: { status: 'waiting', participantCount: 2, question: null },
      score: 0,
      streak: 0,
      answered: false,
      lastResult: null,
      ready: false,
      teamName: 'Reds',
    });
    expect(bo.seat?.lobby).toMatchObject([
      { isHost: true, connected: true },
      { id: bo.playerId, name: 'Bo the Great', teamName: 'Reds', ready: false, isHost: false },
      { name: 'Ada', connected: true },
    ]);
    expect({ ok: true, ...(await bo.hears('roomJoined')) }).toEqual(bo.seat);
  });

  it('joinGame without a token: the server makes one, and it brings the seat back', async () => {
    const host = await TestHost.on(gateway);
    const ada = TestPlayer.on(gateway);
    const ack = await ada.ask('joinGame', { roomId: host.gameId, playerName: 'Ada' });
    if ('waiting' in ack) throw new Error('there is a game');
    const again = await TestPlayer.on(gateway).join(host.gameId, 'Ada', { token: ack.token });
    expect(again.playerId).toBe(ack.playerId);
  });

  it('joinGame sent twice: one seat', async () => {
    const host = await TestHost.on(gateway);
    const ada = TestPlayer.on(gateway);
    const [first, second] = await Promise.all([
      ada.tryJoin(host.joinCode, 'Ada'),
      ada.tryJoin(host.joinCode, 'Ada'),
    ]);
    expect(first).toMatchObject({ ok: true, playerId: ada.playerId });
    expect(second).toMatchObject({ ok: true, playerId: ada.playerId });
    expect(eventsOf(await logOf(gateway, host.gameId), 'PlayerJoined')).toHaveLength(1);
  });

  it('joinGame without a callback: roomJoined all the same', async () => {
    const host = await TestHost.on(gateway);
    const ada = TestPlayer.on(gateway);
    ada.tell('joinGame', { roomId: host.joinCode, playerName: 'Ada' });
    expect((await ada.hears('roomJoined')).gameId).toBe(host.gameId);
  });

  it('joinGame late: the open question may be answered, what was closed counts as missed', async () => {
    const host = await TestHost.on(gateway, { questions: quiz(2) });
    await host.start();
    await host.next(0);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    expect(ada.seat?.gameState.question?.index).toBe(1);
    expect((await ada.answer('C')).isCorrect).toBe(true);
    expect((await host.finish()).finalScores).toMatchObject([{ correct: 1, total: 2 }]);
  });

  it('submitAnswer: the result as the ack, and only so', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    await ada.sees(0);
    const result = await ada.answer('B');
    expect(result).toMatchObject({
      gameId: host.gameId,
      questionIndex: 0,
      answer: 1,
      isCorrect: true,
      points: 100 + result.speedBonus,
      totalScore: result.points,
      streak: 1,
      correctAnswer: 1,
      correctAnswerText: host.questions[0]?.options[1],
    });
    expect(result.speedBonus % 10).toBe(0);
    await host.next(0);
    await ada.sees(1);
    expect(ada.heard.all('answerResult')).toEqual([]);
  });

  it('submitAnswer without a callback: answerResult is emitted', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    ada.tell('submitAnswer', { roomId: host.gameId, playerId: ada.playerId, questionIndex: 0, answer: 0 });
    expect(await ada.hears('answerResult')).toMatchObject({ answer: 0, isCorrect: false, correctAnswer: 1 });
  });

  it('submitAnswer with null: locks, counts as wrong', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    const outcome = { answer: null, isCorrect: false, points: 0, streak: 0 };
    expect(await ada.answer(null)).toMatchObject(outcome);
    expect(await ada.answer('B', 0)).toMatchObject({ ...outcome, repeated: true });
    await host.next(0);
    await ada.sees(1);
    expect(await ada.answer('B', 0)).toMatchObject({ ...outcome, repeated: true, correctAnswer: 1 });
    expect(await ada.hears('questionClosed')).toMatchObject({ counts: [0, 0, 0, 0], noAnswer: 1 });
  });

  it('submitAnswer twice: the first result again, even after the question closed', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    const first = await ada.answer('B');
    const { version, receipt: _, ...result } = first;
    const second = await ada.answer('C', 0);
    expect(second).toMatchObject({ ...result, repeated: true });
    expect(second.version).toBeGreaterThanOrEqual(version);
    await host.next(0);
    expect(await ada.tryAnswer('B', 0)).toMatchObject({ ...result, repeated: true });
    expect(eventsOf(await logOf(gateway, host.gameId), 'AnswerSubmitted')).toHaveLength(1);
  });

  it('submitAnswer twice at once: one counts, and both are told the same', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    const acks = await Promise.all([ada.answer('B'), ada.answer('C'), ada.answer('D')]);
    expect(acks.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(acks.map(({ answer, totalScore }) => `${answer} ${totalScore}`)).size).toBe(1);
  });

  it('setReady and chooseTeam: everybody in the lobby sees it', async () => {
    const host = await TestHost.on(gateway, { game: { teamMode: true } });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
    const isAda = { id: ada.playerId, name: 'Ada' };
    await ada.ready();
    await ada.chooseTeam('  Blues ');
    for (const somebody of [bo, host]) {
      const { added, participantCount } = await somebody.hears('lobbyUpdated', ({ added }) =>
        added.some(({ id, ready, teamName }) => id === ada.playerId && ready && teamName === 'Blues'),
      );
      expect(added).toEqual(expect.arrayContaining([expect.objectContaining(isAda)]));
      expect(participantCount).toBe(2);
    }
    await ada.ready(false);
    await bo.hears('lobbyUpdated', ({ added }) =>
      added.some(({ id, ready }) => id === ada.playerId && !ready),
    );
    expect((await ada.ready(false)).version).toBeGreaterThan(0);
  });

  it('leaveGame before the start: the seat is gone and its name free', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gateway).join(host.joinCode, 'Bo');
    await ada.leave();
    expect(await ada.hears('removed')).toMatchObject({ gameId: host.gameId, reason: 'left' });
    expect(await host.hears('playerLeft')).toMatchObject({ playerId: ada.playerId, playerName: 'Ada' });
    await bo.hears('lobbyUpdated', ({ removed }) => removed.includes(ada.playerId));
    expect(await host.players()).toMatchObject([{ name: 'Bo' }]);
    const other = await TestPlayer.on(gateway).join(host.joinCode, 'ada');
    expect(other.playerId).not.toBe(ada.playerId);
    expect(await ada.refusal('setReady', { roomId: host.gameId, ready: true })).toBe('not_joined');
  });

  it('leaveGame after the start: stays on the board, its token brings it back', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    const { totalScore } = await ada.answer('B');
    await ada.leave();
    expect(await host.hears('playerLeft')).toMatchObject({ playerId: ada.playerId });
    expect(await host.players()).toMatchObject([{ name: 'Ada', score: totalScore, connected: false }]);
    const stranger = TestPlayer.on(gateway);
    expect(await stranger.tryJoin(host.joinCode, 'Ada')).toMatchObject({ error: { code: 'name_taken' } });
    const again = await ada.comesBack();
    expect(again.seat).toMatchObject({ playerId: ada.playerId, score: totalScore, answered: true });
    expect((await host.hears('playerJoined', ({ player }) => player.score > 0)).player.name).toBe('Ada');
  });

  it('syncClock: its own time back, and the server’s', async () => {
    const anybody = TestPlayer.on(gateway);
    const { t, serverTime } = await anybody.ask('syncClock', { t: 12.5 });
    expect(t).toBe(12.5);
    const later = await anybody.ask('syncClock', { t: 13 });
    expect(later.serverTime).toBeGreaterThanOrEqual(serverTime);
  });

  it('one socket plays several games, one seat in each', async () => {
    const [monday, friday] = await Promise.all([TestHost.on(gateway), TestHost.on(gateway)]);
    const ada = TestPlayer.on(gateway);
    const seats = [];
    for (const host of [monday, friday]) seats.push((await ada.join(host.joinCode, 'Ada')).playerId);
    await monday.start();
    await friday.start();
    for (const [index, host] of [monday, friday].entries()) {
      const body = { roomId: host.joinCode, playerId: seats[index]!, questionIndex: 0, answer: 1 as const };
      expect(await ada.ask('submitAnswer', body)).toMatchObject({ gameId: host.gameId, isCorrect: true });
    }
    const other = { roomId: monday.joinCode, playerName: 'Eve', token: 'another-token-of-the-same-socket' };
    expect(await ada.refusal('joinGame', other)).toBe('wrong_state');
    const asAda = { roomId: monday.gameId, playerId: seats[0]!, questionIndex: 0, answer: 1 as const };
    expect(await ada.ask('submitAnswer', asAda)).toMatchObject({ isCorrect: true, repeated: true });
  });
});
