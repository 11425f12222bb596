import { RecurringTask } from './recurring-task.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A task that counts its runs and how often it looked whether to rest, with something to do while `work` is above 0. */
const counting = () => {
  const seen = { runs: 0, looks: 0, work: 0 };
  const run = async () => {
    seen.runs += 1;
  };
  const task = new RecurringTask(run, {
    everyMs: 1_000,
    restsWhile: () => {
      seen.looks += 1;
      return seen.work === 0;
    },
  });
  return { seen, task };
};

it('does nothing at all while it rests, and runs a while after it was woken', async () => {
  const { seen, task } = counting();
  task.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual({ runs: 0, looks: 1, work: 0 });
  seen.work = 1;
  task.wake();
  await jest.advanceTimersByTimeAsync(999);
  expect(seen.runs).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen.runs).toBe(1);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(seen.runs).toBe(3);
});

it('goes to rest after the run that leaves nothing to do', async () => {
  const { seen, task } = counting();
  seen.work = 1;
  task.start();
  seen.work = 0;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual({ runs: 1, looks: 2, work: 0 });
});

it('is not put off by being woken again and again', async () => {
  const { seen, task } = counting();
  seen.work = 1;
  task.start();
  for (let tenth = 0; tenth < 10; tenth += 1) {
    task.wake();
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(seen.runs).toBe(1);
});

it('does not miss being woken while it runs', async () => {
  let finish = (): void => undefined;
  let work = 1;
  let runs = 0;
  const run = () => {
    runs += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const task = new RecurringTask(run, { everyMs: 1_000, restsWhile: () => work === 0 });
  task.start();
  await jest.advanceTimersByTimeAsync(1_000);
  work = 0;
  work = 1;
  task.wake();
  finish();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(runs).toBe(2);
});

it('is hurried out of its rest, and never wakes once it was stopped', async () => {
  const { seen, task } = counting();
  task.start();
  task.hurry();
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.runs).toBe(1);
  task.stop();
  seen.work = 1;
  task.wake();
  task.hurry();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(seen.runs).toBe(1);
});
