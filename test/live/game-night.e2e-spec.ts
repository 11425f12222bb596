import { makeGame, makeTeam } from '../people/api.js';
import { clientMessages, serverMessages } from '../people/contract-shapes.js';
import { Host } from '../people/host.js';
import type { TestGateway } from '../support/app.js';
import { Night } from '../support/live/night.js';
import { kindsQuiz, quiz } from '../support/live/quiz.js';
import { openWire } from '../support/live/test-client.js';
import { coHostCall, TestCoHost } from '../support/live/test-co-host.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { TestTv } from '../support/live/test-tv.js';
import { until } from '../support/live/until.js';

describe('a game night on two gateways that share only PostgreSQL', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterAll(() => night.end());

  it('is played from the lobby to the final scores', async () => {
    const host = await TestHost.on(gatewayA, { questions: quiz(2) });
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    const bo = await TestPlayer.on(gatewayA).join(host.joinCode.toLowerCase(), 'Bo');
    expect((await host.hears('playerJoined')).player.name).toBe('Ada');

    await host.start();
    await ada.sees(0);
    const first = await ada.answer('B');
    expect(first).toMatchObject({ isCorrect: true, totalScore: first.points, streak: 1, correctAnswer: 1 });
    expect(await bo.answer('D')).toMatchObject({ isCorrect: false, points: 0, correctAnswer: 1 });
    await host.seesScore('Ada', first.points);

    await host.next(0);
    expect(await ada.hears('questionClosed')).toMatchObject({
      questionIndex: 0,
      reason: 'host',
      correctAnswer: 1,
      counts: [0, 1, 0, 1],
      noAnswer: 0,
    });
    await ada.sees(1);
    await bo.sees(1);
    const second = await ada.answer('C');
    expect(second.streak).toBe(2);
    await host.next(1);

    const ends = await Promise.all([ada, bo, host].map((somebody) => somebody.hears('gameFinished')));
    for (const end of ends) expect(end).toEqual(ends[0]);
    expect(ends[0]).toMatchObject({ endedBy: 'questions', participantCount: 2 });
    expect(ends[0]?.finalScores).toMatchObject([
      { name: 'Ada', score: second.totalScore, correct: 2, total: 2, position: 1 },
      { name: 'Bo', score: 0, correct: 0, total: 2, position: 2 },
    ]);
    expect(await bo.hears('standing', ({ total }) => total === 2)).toMatchObject({
      position: 2,
      score: 0,
      next: { name: 'Ada', points: second.totalScore },
    });
  });

  it('is told in every message of the contract', async () => {
    const game = { teamMode: true, rules: { scoring: 'rounds', approval: true } } as const;
    const host = await TestHost.on(gatewayA, { game });
    const room = { roomId: host.gameId };
    const screen = await host.projector();
    const { games } = await host.ask('watchGames', {});
    const isOurs = ({ gameId }: { gameId: string }) => gameId === host.gameId;
    if (!games.some(isOurs)) await host.hears('gameCard', isOurs);
    const { teamId, code } = await makeTeam(gatewayA.url, host.cookie, 'The Owls');
    await screen.ask('watchTeam', { roomId: code });
    await makeGame(gatewayB.url, host.cookie, { teamId, questions: quiz(1) });
    await host.setTeamMode(false);
    await host.setJoining('open');
    expect((await host.removeAbsent()).removed).toBe(0);
    const [ada, bo, cleo] = [TestPlayer.on(gatewayA), TestPlayer.on(gatewayB), TestPlayer.on(gatewayB)];
    for (const [index, player] of [ada, bo, cleo].entries()) {
      await player.join(host.joinCode, `Player ${index}`);
      const { knocks } = await host.hears(
        'knocksUpdated',
        ({ knocks: [first] }) => first?.name === player.name,
      );
      for (const knock of knocks) await host.admit(knock);
      await player.hears('roomJoined');
    }
    await host.rename(ada, 'The Countess');
    const coHost = await TestCoHost.on(gatewayB, host, 'mia@example.org');
    await coHostCall(host, 'delete').expect(200);
    await coHost.hears('dismissed');
    const { tv } = await TestTv.of(host, gatewayB);
    await tv.ask('releaseTv', { token: tv.token });
    await ada.ask('syncClock', { t: 1 });
    await ada.ready();
    await ada.chooseTeam('Reds');
    await ada.declareJoker(1);
    await host.extendTime(ada.playerId, 1.5);
    await bo.hears('lobbyUpdated');
    await host.start();
    await bo.sees(0);
    await bo.answer('B');
    ada.tell('submitAnswer', { ...room, playerId: ada.playerId, questionIndex: 0, answer: 1 });
    await ada.hears('answerResult');
    ada.tell('submitAnswer', { ...room, playerId: bo.playerId, questionIndex: 0, answer: 1 });
    await host.remove(cleo);
    await host.pause();
    await host.resume();
    await host.next(0);
    await bo.leave();
    await host.finish();
    const typed = kindsQuiz().filter(({ kind }) => kind === 'typed');
    const led = await makeGame(gatewayA.url, host.cookie, {
      questions: typed,
      rules: { pacing: 'host', readSeconds: 0 },
    });
    const leader = new Host(openWire(gatewayA, 'host', { cookie: host.cookie }), led.id);
    await leader.connect();
    await leader.start();
    await leader.next(0, 'question');
    await leader.ask('judgeAnswer', { roomId: led.id, questionIndex: 0, text: 'Wilno', accepted: true });
    await leader.finish();
    const everybody = [host, screen, ada, bo, cleo, coHost, tv, leader];
    const heard = (kind: 'message' | 'ack'): string[] =>
      everybody
        .flatMap(({ heard }) => heard.frames.filter((frame) => frame.kind === kind))
        .map(({ name }) => name);
    await host.hears('gameCard', (card) => isOurs(card) && card.status === 'finished');
    await until('every message was heard', () =>
      serverMessages.every((name) => heard('message').includes(name)),
    );
    expect([...new Set(heard('message'))].sort()).toEqual([...serverMessages].sort());
    expect([...new Set(heard('ack'))].sort()).toEqual([...clientMessages].sort());
  });
});
