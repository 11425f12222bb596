import type { RecordedEvent } from '@clockbeat/domain';
import type { INestApplication } from '@nestjs/common';
import { ServerClock } from '../../apps/gateway/src/live/clock/server-clock.js';
import type { TestGateway } from '../support/app.js';
import { logOf, Night } from '../support/live/night.js';
import { quiz } from '../support/live/quiz.js';
import { SettableClock } from '../support/live/set-clock.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

const clockOf = ({ app }: { readonly app: INestApplication }): ServerClock => app.get(ServerClock);

describe("the clock of PostgreSQL's machine is set in mid-game", () => {
  let night: Night;
  let clock: SettableClock;
  let gatewayA: TestGateway;
  beforeEach(async () => {
    night = await Night.begin();
    clock = await SettableClock.install((sql, values) => night.query(sql, values));
    gatewayA = await night.gateway();
  });
  afterEach(() => night.end());

  /** A question of 6 s is open, then the clock is set and another gateway starts; two more questions follow. */
  const setInMidGame = async (byMs: number) => {
    const host = await TestHost.on(gatewayA, { questions: quiz(3, { timeLimit: 6 }) });
    const ada = await TestPlayer.on(gatewayA).join(host.joinCode, 'Ada');
    await host.start();
    await ada.sees(0);
    const before = clockOf(gatewayA).now();
    await clock.step(byMs);
    const gatewayB = await night.gateway();
    await until(
      'the gateways agree',
      () => Math.abs(clockOf(gatewayA).now() - clockOf(gatewayB).now()) < 300,
    );
    const passed = clockOf(gatewayA).now() - before;
    await TestPlayer.on(gatewayB).join(host.joinCode, 'Eve');
    await ada.hears('gameFinished');
    const log = await logOf(gatewayA, host.gameId);
    return { passed, log };
  };

  /** How long each question was really open. */
  const openFor = (log: readonly RecordedEvent[]): number[] => {
    const turns = log.filter(({ type }) =>
      ['GameStarted', 'QuestionAdvanced', 'GameFinished'].includes(type),
    );
    const at = turns.map(({ recordedAt }) => clock.realTime(recordedAt));
    return at.slice(1).map((closed, index) => closed - (at[index] ?? 0));
  };

  it.each([
    ['forth by 5 s', 5_000],
    ['back by 5 s', -5_000],
    ['back by an hour', -3_600_000],
  ])('%s: everybody goes on as if nothing had been, also who starts just then', async (_how, byMs) => {
    const { log } = await setInMidGame(byMs);
    // 6.3 s with what is waited for the slow, less what storing the opening took, a second at most
    for (const ms of openFor(log)) expect(ms).toBeGreaterThan(5_000);
    const times = log.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it.each([
    ['a minute', 60_000],
    ['an hour', 3_600_000],
  ])(
    'forth by %s: games go by the new time at once, and lose no more than the open question',
    async (_how, byMs) => {
      const { log, passed } = await setInMidGame(byMs);
      expect(passed).toBeGreaterThan(byMs - 1_000);
      const [, ...later] = openFor(log);
      expect(later).toHaveLength(2);
      for (const ms of later) expect(ms).toBeGreaterThan(5_000);
    },
  );
});
