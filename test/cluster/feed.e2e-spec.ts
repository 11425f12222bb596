import { finalScores, fold, GameId, standings } from '@clockbeat/domain';
import request from 'supertest';
import { GameFeed } from '../../apps/gateway/src/live/feed/game-feed.js';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClock } from '../support/live/test-clock.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { type Fate, makeUnreliable } from '../support/live/unreliable-feed.js';
import { until } from '../support/live/until.js';

/** Deterministic, so that a failure can be played again. */
const dice = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
};

describeWith('redis')('the feed between gateways', () => {
  let night: Night;
  let gatewayA: TestGateway;
  let gatewayB: TestGateway;
  beforeEach(async () => {
    night = await Night.beginWithRedis();
    gatewayA = await night.gateway();
    gatewayB = await night.gateway();
  });
  afterEach(() => night.end());

  /** Six players on two gateways; `leads` are right and the others wrong, question by question. */
  const seat = async (host: TestHost): Promise<TestPlayer[]> =>
    Promise.all(
      ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn'].map((name, index) =>
        TestPlayer.on(index % 2 === 0 ? gatewayA : gatewayB).join(host.joinCode, name),
      ),
    );

  const playToTheEnd = async (host: TestHost, players: TestPlayer[], questions: number): Promise<void> => {
    await host.start();
    for (let index = 0; index < questions; index += 1) {
      await Promise.all(players.map((player) => player.sees(index)));
      await Promise.all(players.map((player, at) => player.answer(at % 3 === 0 ? 'D' : 'B')));
      await host.next(index);
    }
  };

  const allEndAlike = async (host: TestHost, players: TestPlayer[]): Promise<void> => {
    const ends = await Promise.all([host, ...players].map((somebody) => somebody.hears('gameFinished')));
    const game = fold(GameId(host.gameId), await logOf(gatewayA, host.gameId));
    if (game.status === 'unborn') throw new Error('There is no game');
    for (const end of ends) expect(end.finalScores).toEqual(finalScores(game, standings(game)));
  };

  it('carries what is committed on one to the players of the other, without asking the log', async () => {
    const host = await TestHost.on(gatewayA, { questions: quiz(2) });
    const players = await seat(host);
    const told: string[] = [];
    gatewayB.app.get(GameFeed).onNews(() => told.push('news'));
    await until('the feed of B is listened to', () => told.length === 0);
    await playToTheEnd(host, players, 2);
    await allEndAlike(host, players);
  });

  it('may lose, repeat and reorder: everybody ends on the same standings', async () => {
    const roll = dice(20_261_121);
    const fates: Fate[] = ['passes', 'is lost', 'comes twice', 'comes after the next'];
    const anyFate = (): Fate => fates[Math.floor(roll() * fates.length)] ?? 'passes';
    const unreliable = [gatewayA, gatewayB].map((gateway) => makeUnreliable(gateway, anyFate));
    const host = await TestHost.on(gatewayA, { questions: quiz(6) });
    const players = await seat(host);
    await playToTheEnd(host, players, 6);
    await allEndAlike(host, players);
    expect(new Set(unreliable.flatMap(({ met }) => [...met]))).toEqual(new Set(fates));
  });

  it('may lose the last message of a phase, and then be silent', async () => {
    makeUnreliable(gatewayA, (events) =>
      events.some(
        ({ type }) => type === 'GameStarted' || type === 'QuestionAdvanced' || type === 'GameFinished',
      )
        ? 'is lost'
        : 'passes',
    );
    const host = await TestHost.on(gatewayA, { questions: quiz(2) });
    const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
    await host.start();
    await bo.sees(0);
    await host.next(0);
    await bo.sees(1);
    await host.next(1);
    expect((await bo.hears('gameFinished')).endedBy).toBe('questions');
  });

  it('may lose what the host corrects after the end', async () => {
    makeUnreliable(gatewayA, (events) =>
      events.some(({ type }) => type === 'QuestionCorrected' || type === 'CorrectionUndone')
        ? 'is lost'
        : 'passes',
    );
    const host = await TestHost.on(gatewayA, { questions: quiz(1) });
    const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
    await host.start();
    await bo.sees(0);
    await bo.answer('B');
    await host.next(0);
    await bo.hears('gameFinished', ({ finalScores }) => finalScores[0]?.correct === 1);
    const api = request(gatewayA.url);
    const path = `/api/games/${host.gameId}/corrections`;
    const { body } = await api
      .post(path)
      .set('cookie', host.cookie)
      .send({ questionIndex: 0, change: 'void', reason: 'Two were right' })
      .expect(201);
    await bo.hears('gameFinished', ({ finalScores }) => finalScores[0]?.total === 0);
    expect(await bo.hears('standing', ({ total }) => total === 0)).toMatchObject({ score: 0, correct: 0 });
    await api.delete(`${path}/${body.correction.correctionId}`).set('cookie', host.cookie).expect(204);
    await until('the undo is told', () => bo.heard.all('gameFinished').length === 3);
    expect(bo.heard.all('gameFinished')[2]?.finalScores[0]).toMatchObject({ correct: 1, total: 1 });
  });

  it('brings the time along: a gateway whose clock is a little behind takes answers at once', async () => {
    new TestClock(gatewayA).goAheadBy(400);
    const host = await TestHost.on(gatewayA, { questions: quiz(2) });
    const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
    await host.start();
    await bo.sees(0);
    const first = await bo.answer('B');
    expect(first.isCorrect).toBe(true);
    // the question's whole time, never more
    expect(first.speedBonus).toBeLessThanOrEqual(10 * host.questions[0]!.timeLimit);
    await host.next(0);
    await bo.sees(1);
    expect(await bo.answer('C')).toMatchObject({ isCorrect: true, streak: 2 });
  });

  it('stops and starts with Redis: nothing is missing', async () => {
    const health = async (): Promise<{ status: string; degraded: string[] }> =>
      (await fetch(`${gatewayB.url}/health/ready`)).json() as Promise<{ status: string; degraded: string[] }>;
    const host = await TestHost.on(gatewayA, { questions: quiz(3) });
    const players = await seat(host);
    await host.start();
    await Promise.all(players.map((player) => player.sees(0)));

    await night.redis.stop();
    await until('health is degraded', async () => (await health()).degraded.includes('redis'));
    await Promise.all(players.map((player) => player.answer('B')));
    await host.next(0);
    await Promise.all(players.map((player) => player.sees(1)));
    await Promise.all(players.map((player) => player.answer('B')));
    const late = await TestPlayer.on(gatewayB).join(host.joinCode, 'Late');
    await until('the host sees the late one', () => host.newestOf('Late') !== undefined);

    await night.redis.restart();
    await until('health is good', async () => (await health()).status === 'ok');
    await host.next(1);
    const everybody = [...players, late];
    await Promise.all(everybody.map((player) => player.sees(2)));
    await Promise.all(everybody.map((player) => player.answer('B')));
    await host.next(2);
    await allEndAlike(host, everybody);
    const log = await logOf(gatewayA, host.gameId);
    expect(log.filter(({ type }) => type === 'AnswerSubmitted')).toHaveLength(6 + 6 + 7);
  });

  it('is found silent when Redis stands still with its connections open', async () => {
    const feed = gatewayB.app.get(GameFeed);
    const host = await TestHost.on(gatewayA, { questions: quiz(2) });
    const bo = await TestPlayer.on(gatewayB).join(host.joinCode, 'Bo');
    night.redis.pause();
    await until('the silence is noticed', () => !feed.isHealthy);
    await host.start();
    await bo.sees(0);
    await bo.answer('B');
    night.redis.resume();
    await until('the feed is healthy again', () => feed.isHealthy);
    await host.next(0);
    await bo.sees(1);
  });
});
