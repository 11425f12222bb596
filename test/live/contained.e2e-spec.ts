import type { Type } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ServerClock } from '../../apps/gateway/src/live/clock/server-clock.js';
import { GameTimers } from '../../apps/gateway/src/live/game/game-timers.js';
import { SnapshotKeeper } from '../../apps/gateway/src/live/game/snapshot-keeper.js';
import { Presence } from '../../apps/gateway/src/live/people/presence.js';
import { PresenceExchange } from '../../apps/gateway/src/live/people/presence-exchange.js';
import { GameTeller } from '../../apps/gateway/src/live/tell/game-teller.js';
import { HostBoards } from '../../apps/gateway/src/live/tell/host-boards.js';
import { readMetrics } from '../abuse/soak/metrics-text.js';
import type { TestGateway } from '../support/app.js';
import { describeWith } from '../support/describe-with.js';
import { Night } from '../support/live/night.js';
import { TestHost } from '../support/live/test-host.js';
import { TestPlayer } from '../support/live/test-player.js';
import { until } from '../support/live/until.js';

/** The steps that follow an event, in their order, and what each of them is called with. */
const steps = {
  clock: [ServerClock, 'saw'],
  timers: [GameTimers, 'arm'],
  presence: [Presence, 'applied'],
  telling: [GameTeller, 'applied'],
  boards: [HostBoards, 'applied'],
  snapshots: [SnapshotKeeper, 'applied'],
} as const satisfies Readonly<Record<string, readonly [Type<unknown>, string]>>;
type Step = keyof typeof steps;
const names = Object.keys(steps) as Step[];

/** A bug in one of them: it throws whenever it is called. Tells which of them were called. */
const breakStep = (gateway: TestGateway, broken: Step) => {
  const called = new Set<Step>();
  const spies = names.map((name) => {
    const [part, method] = steps[name];
    const step = gateway.app.get<Record<string, (...news: unknown[]) => unknown>>(part);
    const real = step[method]?.bind(step);
    return jest.spyOn(step, method).mockImplementation((...news) => {
      called.add(name);
      if (name === broken) throw new Error('a bug in a step');
      return real?.(...news);
    });
  });
  return { called, mend: () => spies.forEach((spy) => void spy.mockRestore()) };
};

const failures = async ({ url }: TestGateway, step: string): Promise<number> => {
  const text = await (await fetch(new URL('/metrics', url))).text();
  return readMetrics(text).get(`clockbeat_failed_steps_total{step="${step}"}`) ?? 0;
};

describe('a bug in what follows an event', () => {
  let night: Night;
  let gateway: TestGateway;
  beforeAll(async () => {
    night = await Night.begin();
    gateway = await night.gateway();
  });
  afterAll(() => night.end());

  it.each(names)('(%s) costs no other step, nor who waits for the event, and is counted', async (broken) => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const before = await failures(gateway, broken);
    const { called, mend } = breakStep(gateway, broken);
    try {
      await host.start();
      expect([...called].sort()).toEqual([...names].sort());
      expect((await ada.answer('B', 0)).isCorrect).toBe(true);
      expect(await failures(gateway, broken)).toBeGreaterThan(before);
    } finally {
      mend();
    }
    await host.finish();
    await ada.hears('gameFinished');
  });

  it.each([
    ['telling', GameTeller, 'presenceChanged'],
    ['exchange', PresenceExchange, 'tellSoon'],
    ['presence', Presence, 'update'],
  ] as const)(
    '(%s, of who comes and goes) costs neither the seat nor the socket',
    async (step, part, method) => {
      const host = await TestHost.on(gateway);
      const before = await failures(gateway, step);
      const broken = jest
        .spyOn(gateway.app.get<Record<string, () => void>>(part), method)
        .mockImplementation(() => {
          throw new Error('a bug in a step');
        });
      try {
        const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
        await host.start();
        await ada.sees(0);
        expect((await ada.answer('B')).isCorrect).toBe(true);
        expect(await failures(gateway, step)).toBeGreaterThan(before);
      } finally {
        broken.mockRestore();
      }
    },
  );

  it('is none of the other games of its batch', async () => {
    const hosts = await Promise.all(Array.from({ length: 8 }, () => TestHost.on(gateway)));
    const players = await Promise.all(
      hosts.map(({ joinCode }) => TestPlayer.on(gateway).join(joinCode, 'Ada')),
    );
    const { mend } = breakStep(gateway, 'timers');
    try {
      await Promise.all(hosts.map((host) => host.start()));
      await Promise.all(players.map((player) => player.sees(0)));
    } finally {
      mend();
    }
  });

  it('is told as a bug where nothing was answered yet, and once', async () => {
    const host = await TestHost.on(gateway);
    const ada = await TestPlayer.on(gateway).join(host.joinCode, 'Ada');
    const broken = jest.spyOn(gateway.app.get(CommandBus), 'execute').mockImplementationOnce(() => {
      throw new Error('a bug in a command');
    });
    expect(await ada.refusal('setReady', { roomId: host.gameId, ready: true })).toBe('internal');
    expect(await ada.refusal('setReady', { roomId: host.gameId, ready: true })).toBe('accepted');
    broken.mockRestore();
  });

  it('leaves a message that was answered with one answer', async () => {
    const host = await TestHost.on(gateway);
    const ada = TestPlayer.on(gateway);
    const tellStage = jest.spyOn(gateway.app.get(GameTeller), 'tellStage').mockImplementationOnce(() => {
      throw new Error('a bug after the acknowledgement');
    });
    ada.tell('joinGame', { roomId: host.joinCode, playerName: 'Ada' });
    const { gameId } = await ada.hears('roomJoined');
    await until('what follows was tried', () => tellStage.mock.calls.length === 1);
    await ada.ask('syncClock', { t: 1 });
    expect(gameId).toBe(host.gameId);
    expect(ada.heard.all('problem')).toEqual([]);
    tellStage.mockRestore();
  });
});

describeWith('redis')('a bug in what follows an event of another gateway', () => {
  let night: Night;
  beforeAll(async () => {
    night = await Night.beginWithRedis();
  });
  afterAll(() => night.end());

  it('does not leave the handler of Redis: the next ones are heard', async () => {
    const [gatewayA, gatewayB] = [await night.gateway(), await night.gateway()];
    const host = await TestHost.on(gatewayA);
    const ada = await TestPlayer.on(gatewayB).join(host.joinCode, 'Ada');
    const { called, mend } = breakStep(gatewayB, 'timers');
    await host.start();
    await ada.sees(0);
    expect((await ada.answer('B')).isCorrect).toBe(true);
    await host.next(0);
    await ada.sees(1);
    expect([...called].sort()).toEqual([...names].sort());
    mend();
  });
});
