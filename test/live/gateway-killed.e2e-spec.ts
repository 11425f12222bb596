import type { Ack, AnswerAck } from '@clockbeat/domain';
import type { TestGateway } from '../support/app.js';
import { GatewayProcess } from '../support/live/gateway-process.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

/** A process that starts on a busy machine takes its time. */
const patience = 90_000;

describe('a gateway that is killed in mid-question', () => {
  let night: Night;
  let killed: GatewayProcess;
  /** Only to look into the log; it runs no game. */
  let reader: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    reader = await night.gateway();
    killed = await GatewayProcess.start(night.databaseUrl);
  }, patience);
  afterAll(async () => {
    await killed?.kill();
    await night.end();
  });

  it(
    'loses no answer that it acknowledged; the game goes on, everybody is back with the same score',
    async () => {
      const host = await TestHost.on(killed, { questions: quiz(2, { timeLimit: 60 }), reconnects: true });
      const players = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          TestPlayer.on(killed, { reconnects: true }).join(host.joinCode, `Player ${index}`),
        ),
      );
      await host.start();
      await Promise.all(players.map((player) => player.sees(0)));

      // all answer at once; it is killed while it acknowledges the first of them
      const acks = new Map<TestPlayer, Ack<AnswerAck>>();
      const first = new Promise<void>((resolve) => {
        for (const player of players)
          void player.tryAnswer('B').then((ack) => {
            acks.set(player, ack);
            resolve();
          });
      });
      await first;
      await killed.kill();
      await Promise.all([host, ...players].map((client) => client.disconnected()));
      const told = new Map(acks);
      expect(told.size).toBeGreaterThan(0);

      await killed.start();
      await Promise.all([host, ...players].map((client) => client.connected()));
      await Promise.all(players.map((player) => player.join(host.gameId, player.name)));
      const stored = new Map(
        eventsOf(await logOf(reader, host.gameId), 'AnswerSubmitted').map(({ data }) => [
          data.playerId as string,
          data,
        ]),
      );
      for (const [player, ack] of told) {
        if (!ack.ok) throw new Error(`${player.name} was refused: ${ack.error.code}`);
        expect(stored.get(player.playerId)).toMatchObject({ points: ack.points, total: ack.totalScore });
        expect(player.seat).toMatchObject({
          answered: true,
          score: ack.totalScore,
          lastResult: { points: ack.points },
        });
      }

      // who was told nothing sends again: counted once, whether it had been stored or not
      for (const player of players) if (!told.has(player)) await player.answer('B');
      expect(await host.state()).toMatchObject({ status: 'active', currentQuestionIndex: 0 });
      await host.next(0);
      await Promise.all(players.map((player) => player.sees(1)));
      await Promise.all(players.map((player) => player.answer('C')));
      const { finalScores } = await host.finish();
      expect(finalScores).toHaveLength(players.length);
      for (const entry of finalScores) expect(entry.correct).toBe(2);
      const answers = eventsOf(await logOf(reader, host.gameId), 'AnswerSubmitted');
      expect(answers).toHaveLength(2 * players.length);
      expect(eventsOf(await logOf(reader, host.gameId), 'PlayerJoined')).toHaveLength(players.length);
    },
    patience,
  );

  it('and comes back after the deadline: the question ends, and the game goes on by itself', async () => {
    const host = await TestHost.on(killed, { questions: quiz(2, { timeLimit: 5 }) });
    const ada = await TestPlayer.on(killed, { reconnects: true }).join(host.joinCode, 'Ada');
    await host.start();
    const { totalScore } = await ada.answer('B');
    await killed.kill();
    await killed.start();
    await ada.connected();
    await ada.join(host.gameId, 'Ada');
    expect(ada.seat?.score).toBe(totalScore);
    const { finalScores, endedBy } = await ada.hears('gameFinished');
    expect({ finalScores, endedBy }).toMatchObject({
      finalScores: [{ score: totalScore }],
      endedBy: 'questions',
    });
  });
});
