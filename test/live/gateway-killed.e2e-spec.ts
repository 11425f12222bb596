import type { Ack, AnswerAck } from '@clockbeat/domain';
import { GatewayProcess } from '../support/live/gateway-process.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { endsByItself, quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

describe('a gateway that is killed in mid-question', () => {
  let night: Night;
  let killed: GatewayProcess;
  beforeAll(async () => {
    night = await Night.begin();
    killed = await GatewayProcess.start(night.databaseUrl);
  });
  afterAll(async () => {
    await killed?.kill();
    await night.end();
  });

  const comesBackLate = async (): Promise<void> => {
    const [first, last] = quiz(2, { timeLimit: endsByItself });
    const host = await TestHost.on(killed, { questions: [first!, { ...last!, timeLimit: 5 }] });
    const ada = await TestPlayer.on(killed, { reconnects: true }).join(host.joinCode, 'Ada');
    const { endsAt } = (await host.start()).gameState;
    const { totalScore } = await ada.answer('B');
    await killed.kill();
    await ada.wire.disconnected();
    await until('the time is up, and the settling time', () => Date.now() > endsAt! + 300);
    await killed.start();
    await ada.wire.connected();
    await ada.join(host.gameId, 'Ada');
    expect(ada.seat?.score).toBe(totalScore);
    const { finalScores, endedBy } = await ada.hears('gameFinished');
    expect(endedBy).toBe('questions');
    expect(finalScores).toMatchObject([{ name: 'Ada', score: totalScore, correct: 1, total: 2 }]);
  };
  it('and comes back after the deadline: the game goes on by itself, to its end', comesBackLate);

  /** All answer at once; it is killed while it acknowledges the first of them. Answers who was told what by then. */
  const killAmongAnswers = async (players: TestPlayer[]): Promise<Map<TestPlayer, Ack<AnswerAck>>> => {
    const acks = new Map<TestPlayer, Ack<AnswerAck>>();
    await new Promise<void>((resolve) => {
      for (const player of players)
        void player.tryAnswer('B').then((ack) => {
          acks.set(player, ack);
          resolve();
        });
    });
    await killed.kill();
    await Promise.all(players.map((player) => player.wire.disconnected()));
    return new Map(acks);
  };

  const losesNothing = async (): Promise<void> => {
    const host = await TestHost.on(killed, { questions: quiz(2, { timeLimit: 120 }), reconnects: true });
    const players = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        TestPlayer.on(killed, { reconnects: true }).join(host.joinCode, `Player ${index}`),
      ),
    );
    await host.start();
    await Promise.all(players.map((player) => player.sees(0)));
    const told = await killAmongAnswers(players);
    expect(told.size).toBeGreaterThan(0);

    await killed.start();
    const reader = await night.gateway();
    await Promise.all([host, ...players].map((client) => client.wire.connected()));
    await Promise.all(players.map((player) => player.join(host.gameId, player.name)));
    const stored = eventsOf(await logOf(reader, host.gameId), 'AnswerSubmitted').map(({ data }) => data);
    for (const [player, ack] of told) {
      if (!ack.ok || 'stored' in ack) throw new Error(`${player.name} was told ${JSON.stringify(ack)}`);
      const { points, totalScore: total } = ack;
      expect(stored).toContainEqual(expect.objectContaining({ playerId: player.playerId, points, total }));
      expect(player.seat).toMatchObject({ answered: true, score: total, lastResult: { points } });
    }

    // who was told nothing sends again: counted once, whether it had been stored or not
    for (const player of players) if (!told.has(player)) await player.answer('B');
    expect(await host.state()).toMatchObject({ status: 'active', currentQuestionIndex: 0 });
    await host.next(0);
    await Promise.all(players.map((player) => player.sees(1)));
    await Promise.all(players.map((player) => player.answer('C')));
    const { finalScores } = await host.finish();
    expect(finalScores.map(({ correct }) => correct)).toEqual(players.map(() => 2));
    const log = await logOf(reader, host.gameId);
    expect(eventsOf(log, 'AnswerSubmitted')).toHaveLength(2 * players.length);
    expect(eventsOf(log, 'PlayerJoined')).toHaveLength(players.length);
  };
  it('loses no answer it acknowledged; everybody is back with the same score', losesNothing);
});
