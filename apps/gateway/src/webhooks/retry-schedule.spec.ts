import { jitter, pauseAfter, pauses } from './retry-schedule.js';

it('tries ten times in a little over three days, each time later by up to a tenth', () => {
  let [time, attempt] = [0, 1];
  const times = [time];
  for (let pause = pauseAfter(attempt, 0); pause !== null; pause = pauseAfter(attempt, 0)) {
    expect(pauseAfter(attempt, 1)).toBe(Math.round(pause * (1 + jitter)));
    time += pause;
    times.push(time / 1_000);
    attempt += 1;
  }
  expect(times).toEqual([0, 5, 305, 2_105, 9_305, 27_305, 63_305, 113_705, 185_705, 272_105]);
  expect(pauseAfter(pauses.length + 1, 0.5)).toBeNull();
});
