import type { RecordedEvent } from '@clockbeat/domain';
import type { INestApplication } from '@nestjs/common';
import { ServerClock } from '../../apps/gateway/src/live/clock/server-clock.js';
import { logOf, Night } from '../support/live/night.js';
import { endsByItself, quiz } from '../support/live/quiz.js';
import { SettableClock } from '../support/live/set-clock.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

const clockOf = ({ app }: { readonly app: INestApplication }): ServerClock => app.get(ServerClock);

/** By how much it is set, in ms, and how that is called. */
const settings = {
  'forth by 5 s': 5_000,
  'back by 5 s': -5_000,
  'back by an hour': -3_600_000,
  'forth by a minute': 60_000,
  'forth by an hour': 3_600_000,
} as const;
type Setting = keyof typeof settings;

interface Played {
  readonly clock: SettableClock;
  readonly log: readonly RecordedEvent[];
  /** How far the gateways' clock went on while it was set, ms. */
  readonly passed: number;
}

describe("the clock of PostgreSQL's machine is set in mid-game", () => {
  const nights: Night[] = [];
  /** They wait for their questions most of the time: so all are played at once. */
  const played = new Map<string, Promise<Played>>();
  beforeAll(() => {
    for (const [how, byMs] of Object.entries(settings)) {
      const game = setInMidGame(byMs);
      game.catch(() => undefined); // its own test tells of it
      played.set(how, game);
    }
  });
  afterAll(async () => {
    await Promise.allSettled(played.values());
    await Promise.all(nights.map((night) => night.end()));
  });
  const gameSet = async (how: Setting): Promise<Played> => {
    const game = await played.get(how);
    if (!game) throw new Error(`No game was played ${how}`);
    return game;
  };

  /**
   * A question is open, then the clock is set and another gateway starts, which takes as long as it takes: the host ends the
   * second question when somebody has come in there. The first and the last one end by themselves.
   */
  const setInMidGame = async (byMs: number): Promise<Played> => {
    const night = await Night.begin();
    nights.push(night);
    const clock = await SettableClock.install((sql, values) => night.query(sql, values));
    const gatewayA = await night.gateway();
    const questions = quiz(3).map((asked, nth) =>
      nth === 1 ? asked : { ...asked, timeLimit: endsByItself },
    );
    const host = await TestHost.on(gatewayA, { questions });
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
    await ada.sees(1);
    await host.next(1);
    await ada.hears('gameFinished');
    return { clock, passed, log: await logOf(gatewayA, host.gameId) };
  };

  /** How long each question was really open that time has ended. */
  const openFor = ({ clock, log }: Played): number[] => {
    const turns = log.filter(({ type }) =>
      ['GameStarted', 'QuestionAdvanced', 'GameFinished'].includes(type),
    );
    const at = turns.map(({ recordedAt }) => clock.realTime(recordedAt));
    return turns.flatMap(({ data }, index) =>
      'closed' in data && data.closed?.reason === 'deadline' ? [(at[index] ?? 0) - (at[index - 1] ?? 0)] : [],
    );
  };

  it.each(['forth by 5 s', 'back by 5 s', 'back by an hour'] as const)(
    '%s: everybody goes on as if nothing had been, also who starts just then',
    async (how) => {
      const game = await gameSet(how);
      // all of its time and what is waited for the slow, less what storing the opening took
      expect(openFor(game)).toHaveLength(2);
      for (const ms of openFor(game)) expect(ms).toBeGreaterThan(endsByItself * 1_000 - 4_500);
      // what Eve sends may come before a turn of the game and be stored after it, but she came while it ran
      const eve = game.log.findLast(({ type }) => type === 'PlayerJoined');
      const start = game.log.find(({ type }) => type === 'GameStarted');
      expect(eve?.at).toBeGreaterThan(start?.at ?? Number.POSITIVE_INFINITY);
      const times = game.log.filter((event) => event !== eve).map(({ at }) => at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    },
  );

  it.each(['forth by a minute', 'forth by an hour'] as const)(
    '%s: games go by the new time at once, and lose no more than the open question',
    async (how) => {
      const game = await gameSet(how);
      expect(game.passed).toBeGreaterThan(settings[how] - 1_000);
      const [, ...later] = openFor(game);
      expect(later).toHaveLength(1);
      for (const ms of later) expect(ms).toBeGreaterThan(endsByItself * 1_000 - 4_500);
    },
  );
});
