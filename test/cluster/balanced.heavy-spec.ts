import { fold, GameId } from '@clockbeat/domain';
import { describeWith } from '../support/describe-with.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { startTestCluster, type TestCluster } from '../support/live/test-cluster.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

describeWith('redis', 'haproxy')('three gateways behind the load balancer', () => {
  let night: Night;
  let cluster: TestCluster;
  beforeAll(async () => {
    night = await Night.begin();
    cluster = await startTestCluster(night.databaseUrl, 3);
  });
  afterAll(async () => {
    await cluster?.stop();
    await night.end();
  });

  const playersOf = (host: TestHost, transports: ('websocket' | 'polling')[], names: string[]) =>
    Promise.all(
      names.map(async (name) => {
        const player = TestPlayer.on(cluster, { transports, reconnects: true });
        return (await player.join(host.joinCode, name)).staysIn();
      }),
    );

  it('play one game with players on WebSockets and on long polling, without a cookie', async () => {
    const host = await TestHost.on(cluster, { questions: quiz(2) });
    const players = [
      ...(await playersOf(host, ['polling'], ['Ada', 'Bo', 'Cleo', 'Dan'])),
      ...(await playersOf(host, ['websocket'], ['Eve', 'Finn', 'Gus', 'Hal'])),
      ...(await playersOf(host, ['polling', 'websocket'], ['Ida', 'Jon'])),
    ];
    await host.start();
    for (const index of [0, 1]) {
      await Promise.all(players.map((player) => player.sees(index)));
      await Promise.all(players.map((player) => player.answer('B')));
      await host.next(index);
    }
    const ends = await Promise.all([host, ...players].map((somebody) => somebody.hears('gameFinished')));
    for (const end of ends) expect(end.finalScores).toEqual(ends[0]?.finalScores);
    expect(ends[0]?.finalScores.map(({ correct }) => correct)).toEqual(players.map(() => 1));
  });

  it('promise nobody to keep a connection for longer than the balancer does', async () => {
    const answer = await fetch(`${cluster.url}/health/live`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('keep-alive')).toBeNull();
  });

  const rollingRestart = async (): Promise<void> => {
    const host = await TestHost.on(cluster, { questions: quiz(4, { timeLimit: 120 }), reconnects: true });
    host.wire.socket.io.on('reconnect', () => void host.connect());
    const players = [
      ...(await playersOf(host, ['websocket'], ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'])),
      ...(await playersOf(host, ['polling'], ['Gus', 'Hal'])),
    ];
    await host.start();
    const told = new Map(players.map((player) => [player.playerId, 0]));
    const answerAll = async (index: number): Promise<void> => {
      await Promise.all(players.map((player) => player.sees(index)));
      for (const player of players)
        told.set(player.playerId, (await player.answerStubbornly('B')).totalScore);
    };
    await answerAll(0);
    const rolled = cluster.roll();
    // Questions go on while gateways come and go; a client that is away for a moment sees them when it is back.
    await answerAll(0);
    await rolled;
    await host.wire.connected();
    await Promise.all(players.map((player) => player.wire.connected()));
    for (const index of [0, 1]) {
      await host.next(index);
      await answerAll(index + 1);
    }
    const { finalScores } = await host.finish();
    expect(new Map(finalScores.map(({ id, score }) => [id as string, score]))).toEqual(told);

    const reader = await night.gateway();
    const log = await logOf(reader, host.gameId);
    expect(eventsOf(log, 'AnswerSubmitted')).toHaveLength(3 * players.length);
    expect(eventsOf(log, 'PlayerJoined')).toHaveLength(players.length);
    expect(fold(GameId(host.gameId), log).status).toBe('finished');
  };
  it('are restarted one after another in mid-game, and nobody is lost', rollingRestart);
});
