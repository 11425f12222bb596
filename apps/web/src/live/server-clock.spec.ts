import type { Ack } from '@clockbeat/domain/contract';
import { makeServerClock, offsetOf, syncedClock } from './server-clock.js';
import type { LiveSocket } from './socket.js';

it('believes the shortest round trip', () => {
  const slow = { sentAt: 0, serverTime: 5_900, receivedAt: 1_000 };
  const quick = { sentAt: 2_000, serverTime: 7_010, receivedAt: 2_020 };
  expect(offsetOf([slow, quick])).toBe(5_000);
});

it('knows nothing without an answer', () => {
  expect(offsetOf([])).toBeNull();
});

it('takes a hint from a message until it has measured', async () => {
  let local = 0;
  const clock = makeServerClock(() => local);
  clock.hint(9_000);
  expect(clock.now()).toBe(9_000);
  await clock.sync(async () => {
    local += 10;
    return 10_000 + local;
  });
  clock.hint(1);
  expect(Math.abs(clock.now() - (10_000 + local))).toBeLessThanOrEqual(10);
});

it('sees by a message from later than now that this device has slept', async () => {
  const clock = makeServerClock(() => 0);
  await clock.sync(async () => 10_000);
  clock.hint(40_000);
  expect(clock.now()).toBe(40_000);
});

it('keeps what it knew when no answer came', async () => {
  const clock = makeServerClock(() => 0);
  clock.hint(9_000);
  await clock.sync(async () => null);
  expect(clock.now()).toBe(9_000);
});

/** A page that can be looked away from, and a wire on which the test says what time it is. */
const lookedAt = () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  Object.assign(globalThis, { document: page });
  let serverTime = 1_000_000;
  const socket: LiveSocket = {
    send: async <T>() => ({ ok: true, t: 0, serverTime }) as Ack<T>,
    on: () => undefined,
    onConnection: () => undefined,
    close: () => undefined,
  };
  const clock = syncedClock(socket);
  return {
    clock,
    /** The server's minutes since the start, as this device tells them. */
    minutes: () => Math.floor((clock.now() - 1_000_000) / 60_000),
    sleep: (minutes: number) => {
      serverTime += minutes * 60_000;
    },
    turn: async (to: 'visible' | 'hidden') => {
      page.hidden = to === 'hidden';
      page.dispatchEvent(new Event('visibilitychange'));
      for (let wait = 0; wait < 30; wait += 1) await Promise.resolve();
    },
  };
};

afterEach(() => void Reflect.deleteProperty(globalThis, 'document'));

it('measures again when the page is looked at after a sleep in which this device’s clock stood still', async () => {
  const { clock, minutes, sleep, turn } = lookedAt();
  await clock.sync();
  await turn('hidden');
  sleep(5);
  expect(minutes()).toBe(0);
  await turn('visible');
  expect(minutes()).toBe(5);
});

it('asks nothing more once it is stopped', async () => {
  const { clock, minutes, sleep, turn } = lookedAt();
  await clock.sync();
  clock.stop();
  sleep(5);
  await turn('visible');
  expect(minutes()).toBe(0);
});
