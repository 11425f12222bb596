import { setTimeout as sleep } from 'node:timers/promises';
import type { Ack, AnswerAck } from '@clockbeat/domain';
import { ServerClock } from '../../apps/gateway/src/live/clock/server-clock.js';
import { startDurablePostgres } from '../../scripts/postgres/temporary.mjs';
import { Refused } from '../people/wire.js';
import { startGateway, type TestGateway } from '../support/app.js';
import { eventsOf, logOf } from '../support/live/night.js';
import { endsByItself, quiz } from '../support/live/quiz.js';
import { closeClients } from '../support/live/test-client.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

/** How long it is away; nothing is expected of how long anything takes. */
const awayMs = 10_000;

describe('PostgreSQL goes away in mid-game', () => {
  let postgres: Awaited<ReturnType<typeof startDurablePostgres>>;
  let gateway: TestGateway;
  beforeAll(async () => {
    postgres = await startDurablePostgres();
    gateway = await startGateway({ databaseUrl: postgres.url });
  });
  afterAll(async () => {
    closeClients();
    await gateway?.close();
    await postgres?.dispose();
  });

  const seated = async (timeLimit: number) => {
    const host = await TestHost.on(gateway, { questions: quiz(2, { timeLimit }) });
    const players = await Promise.all(
      Array.from({ length: 6 }, (_, index) => TestPlayer.on(gateway).join(host.joinCode, `Player ${index}`)),
    );
    const [early, ...others] = players;
    await host.start();
    await Promise.all(players.map((player) => player.sees(0)));
    return { host, early: early!, others };
  };

  /** Each was told something; who was told it counts is in the log with those points, and nobody else is. */
  const expectTold = async (host: TestHost, acks: [TestPlayer, Ack<AnswerAck>][]): Promise<void> => {
    const stored = eventsOf(await logOf(gateway, host.gameId), 'AnswerSubmitted').filter(
      ({ data }) => data.questionIndex === 0,
    );
    const points = new Map(stored.map(({ data }) => [data.playerId as string, data.points]));
    for (const [player, ack] of acks) {
      if (ack.ok) expect(ack).toMatchObject({ points: points.get(player.playerId) });
      else expect(['unavailable', 'question_closed']).toContain(ack.error.code);
    }
  };

  const goesOn = async (host: TestHost, players: TestPlayer[]): Promise<void> => {
    await host.next(0);
    await Promise.all(players.map((player) => player.sees(1)));
    for (const player of players) expect((await player.answer('C')).isCorrect).toBe(true);
    const { finalScores } = await host.finish();
    expect(finalScores).toHaveLength(players.length);
    const answers = eventsOf(await logOf(gateway, host.gameId), 'AnswerSubmitted');
    for (const player of players) {
      const own = answers.filter(({ data }) => data.playerId === player.playerId);
      const { score } = finalScores.find(({ id }) => id === player.playerId)!;
      expect(score).toBe(own.reduce((sum, { data }) => sum + data.points, 0));
    }
  };

  it.each([
    ['stands still for 10 s', () => postgres.pause(), () => postgres.resume()],
    ['crashes and is back after 10 s', () => postgres.crash(), () => postgres.restart()],
  ])('it %s: answers of that time count or are refused, none is lost', async (_how, goAway, comeBack) => {
    const { host, early, others } = await seated(120);
    const first = await early.answer('B');
    await goAway();
    const waiting = others.map(
      async (player): Promise<[TestPlayer, Ack<AnswerAck>]> => [player, await player.tryAnswer('B')],
    );
    const again = early.tryAnswer('B');
    await sleep(awayMs);
    await comeBack();
    const acks = await Promise.all(waiting);
    expect(await again).toMatchObject({ ok: true, points: first.points, repeated: true });
    await expectTold(host, acks);
    // to send again is harmless
    for (const [player, ack] of acks) {
      const { points, repeated } = await player.answer('B');
      if (ack.ok) expect(ack).toMatchObject({ points });
      if (ack.ok) expect(repeated).toBe(true);
    }
    await goesOn(host, [early, ...others]);
  });

  /** A host who hears that the store is away asks again: what is sent twice happens once. */
  const insistOnNext = async (host: TestHost): Promise<void> => {
    for (;;) {
      try {
        await host.next(0);
        return;
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'unavailable') throw error;
      }
    }
  };

  it.each([
    ['stands still, and the host asks for the next one', 120, 6_500, insistOnNext],
    ['stands still, and the time is up', endsByItself, endsByItself * 1_000 + 1_500, async () => undefined],
  ])('a question that opens after it %s has its whole time', async (_how, timeLimit, goneMs, ask) => {
    const host = await TestHost.on(gateway, { questions: quiz(3, { timeLimit }) });
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    await host.start();
    await ada.sees(0);
    postgres.pause();
    const asked = ask(host);
    await sleep(goneMs);
    const backAt = gateway.app.get(ServerClock).now();
    postgres.resume();
    await asked;
    await ada.hears('nextQuestion');
    const [advanced] = eventsOf(await logOf(gateway, host.gameId), 'QuestionAdvanced');
    const { opensAt, closesAt } = advanced!.data.opened;
    expect(opensAt).toBeGreaterThanOrEqual(backAt);
    expect(closesAt - opensAt).toBe(timeLimit * 1_000);
    expect(advanced!.recordedAt - opensAt).toBeLessThan(1_000); // else the store would not have taken it
    await host.finish();
  });
});
