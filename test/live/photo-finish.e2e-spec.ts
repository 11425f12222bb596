import { GameId } from '@clockbeat/domain';
import type { TestGateway } from '../support/app.js';
import { eventsOf, logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { TestClock } from '../support/live/test-clock.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';

/** More than round trips that are measured of who takes a seat: each of these lets one of those through. */
const measuredBy = 8;

describe('a photo finish', () => {
  let night: Night;
  let gateway: TestGateway;
  let clock: TestClock;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
    clock = new TestClock(gateway);
  });
  afterEach(() => clock.goRight());
  afterAll(() => night.end());

  /** At once, or on the host's word. */
  const comesIn = async (host: TestHost, name: string): Promise<TestPlayer> => {
    const player = TestPlayer.on(gateway);
    const ack = await player.tryJoin(host.joinCode, name);
    if (!('waiting' in ack)) return player;
    await host.admit(await host.knockOf(name));
    await player.hears('roomJoined');
    return player;
  };

  /** Ada and Bo are right, Bo a millisecond later: less than any way through a network takes. */
  const finish = async (rules: object) => {
    const host = await TestHost.on(gateway, { questions: quiz(1), game: { rules } });
    const [ada, bo] = [await comesIn(host, 'Ada'), await comesIn(host, 'Bo')];
    for (let nth = 0; nth < measuredBy; nth += 1)
      await Promise.all([ada, bo].map((player) => player.ask('syncClock', { t: nth })));
    const { endsAt } = (await host.start()).gameState;
    await Promise.all([ada.sees(0), bo.sees(0)]);
    clock.standAt(endsAt! - 5_500);
    await ada.answer('B');
    clock.standAt(endsAt! - 5_499);
    await bo.answer('B');
    clock.goRight();
    const { finalScores } = await host.finish();
    const answers = eventsOf(await logOf(gateway, GameId(host.gameId)), 'AnswerSubmitted');
    return { host, finalScores, answers };
  };

  it('shares the place in the end, in the results and in the log’s own words', async () => {
    const { host, finalScores, answers } = await finish({ photoFinish: true });
    expect(finalScores.map(({ name, position }) => [name, position])).toEqual([
      ['Ada', 1],
      ['Bo', 1],
    ]);
    const [ms] = finalScores.map(({ deadHeatMs }) => deadHeatMs);
    expect(ms).toBeGreaterThan(0);
    expect(answers.map(({ data }) => data.doubt)).toEqual(
      [0, 1].map(() => ({
        tripMs: expect.any(Number),
        jitterMs: expect.any(Number),
        points: expect.any(Number),
      })),
    );
    const response = await fetch(`${gateway.url}/api/games/${host.gameId}/results`, {
      headers: { cookie: host.cookie },
    });
    expect(await response.json()).toMatchObject({
      scores: [
        { name: 'Ada', position: 1, deadHeatMs: ms },
        { name: 'Bo', position: 1, deadHeatMs: ms },
      ],
    });
  });

  it('measures those as well who waited for the host’s word', async () => {
    const { finalScores } = await finish({ photoFinish: true, approval: true });
    expect(finalScores.map(({ name, position }) => [name, position])).toEqual([
      ['Ada', 1],
      ['Bo', 1],
    ]);
  });

  it('is none where the host has not asked for it, and nothing is measured', async () => {
    const { finalScores, answers } = await finish({});
    expect(finalScores.map(({ name, position }) => [name, position])).toEqual([
      ['Ada', 1],
      ['Bo', 2],
    ]);
    expect(finalScores.some((entry) => 'deadHeatMs' in entry)).toBe(false);
    expect(answers.some(({ data }) => 'doubt' in data)).toBe(false);
  });
});
