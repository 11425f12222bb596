import { makeServerClock, offsetOf } from './server-clock.js';

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
