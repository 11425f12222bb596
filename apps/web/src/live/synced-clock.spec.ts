import type { Ack } from '@clockbeat/domain/contract';
import type { LiveSocket } from './socket.js';
import { syncedClock } from './synced-clock.js';

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
