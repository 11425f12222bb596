import pg from 'pg';
import { until } from '../../../../test/support/live/until.js';
import { appendTo, beginCounting, countedIn, counting } from '../../test-support/counting.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { TcpProxy } from '../../test-support/tcp-proxy.js';
import type { Projection } from './projection.js';
import { ProjectionLoop } from './projection-loop.js';
import { type FollowingPace, ProjectionRunner } from './projection-runner.js';

let test: TestStore;
const ends: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  test = await openTestStore();
  await beginCounting(test);
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await test.close();
});

const append = (events: number) => appendTo(test, events);
const untilCounted = (events: number) =>
  until(`${events} events are counted`, async () => (await countedIn(test)) === events);

/** A gateway's follower, with a pool of its own, of which is told how often it was used. */
const followerOn = (url: string, projection = counting(), pace: Partial<FollowingPace> = {}) => {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  let asked = 0;
  pool.on('acquire', () => {
    asked += 1;
  });
  const quick = { lookMs: 20, standMs: 20, aliveMs: 60_000, ...pace };
  const runner = new ProjectionRunner(pool, { connectionString: url }, [projection], quick);
  ends.push(async () => {
    await runner.stop();
    await pool.end();
  });
  return Object.assign(runner, { timesAsked: () => asked });
};
const follower = (projection?: Projection, pace?: Partial<FollowingPace>) =>
  followerOn(test.url, projection, pace);

const elected = async (...followers: ProjectionRunner[]): Promise<ProjectionRunner> => {
  await until('one is elected', () => followers.some(({ isElected }) => isElected));
  return followers.find(({ isElected }) => isElected) as ProjectionRunner;
};

/** Between a follower and the server, for what may happen to its connections. */
const behindProxy = async (projection?: Projection, pace?: Partial<FollowingPace>) => {
  const proxy = await TcpProxy.before(test.url);
  ends.push(() => proxy.close());
  return { proxy, runner: followerOn(proxy.url, projection, pace) };
};

it('one follows the log, however many there are, and the others ask for nothing', async () => {
  const all = Array.from({ length: 5 }, () => follower());
  for (const one of all) one.start();
  const first = await elected(...all);
  for (let times = 1; times <= 5; times += 1) {
    await append(20);
    await untilCounted(times * 20);
  }
  expect(all.filter(({ isElected }) => isElected)).toEqual([first]);
  for (const one of all) expect(one.timesAsked() > 0).toBe(one === first);
});

it('hands over when it is stopped', async () => {
  const [first, second] = [follower(), follower()];
  first.start();
  await elected(first);
  second.start();
  await append(5);
  await untilCounted(5);
  await first.stop();
  await append(5);
  await untilCounted(10);
  expect([first.isElected, second.isElected]).toEqual([false, true]);
});

it('is replaced when it loses its connection, and knows that it is', async () => {
  const { proxy, runner: first } = await behindProxy();
  const second = follower();
  first.start();
  await elected(first);
  second.start();
  proxy.cut({ refuse: true });
  await append(5);
  await untilCounted(5);
  await until('the first one knows', () => !first.isElected);
  proxy.heal();
  await append(5);
  await untilCounted(10);
  expect([first.isElected, second.isElected]).toEqual([false, true]);
});

it('stands again after the server has ended its session', async () => {
  const only = follower();
  only.start();
  await elected(only);
  await append(3);
  await untilCounted(3);
  await test.store.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()`,
  );
  await append(3);
  await untilCounted(6);
});

it('is replaced when it stands still with its connections open', async () => {
  const { proxy, runner: first } = await behindProxy(counting(), { aliveMs: 300 });
  const second = follower();
  first.start();
  await elected(first);
  second.start();
  // what the server says reaches it no more, so it asks no more; the server still holds its session
  proxy.freeze();
  await append(5);
  await untilCounted(5);
  expect(second.isElected).toBe(true);
});

it('counts nothing twice when it wakes in the middle of a batch, and still believes to be elected', async () => {
  let wake = () => {};
  let paused = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const isPaused = new Promise<void>((resolve) => {
    paused = resolve;
  });
  const sleepy = counting({
    handle: async (batch, transaction) => {
      // as the pool of a gateway has it, where it is 10 s
      await transaction.query(`set idle_in_transaction_session_timeout = 200`);
      await counting().handle(batch, transaction);
      paused();
      await awake;
    },
  });
  const { proxy, runner: first } = await behindProxy(sleepy, { aliveMs: 300 });
  const failed = new Promise((resolve) =>
    first.onFailure(({ name }) => name === 'counting' && resolve(name)),
  );
  const second = follower();
  await append(5);
  first.start();
  await isPaused;
  second.start();
  proxy.freeze();
  await until('another one is elected', () => second.isElected);
  await untilCounted(5);
  proxy.heal();
  wake();
  await failed;
  await append(5);
  await untilCounted(10);
  expect([first.isElected, second.isElected]).toEqual([false, true]);
});

it('is helped when it is elected and gets nowhere', async () => {
  const stuck = follower(counting({ handle: () => Promise.reject(new Error('stuck')) }));
  const sleeper = follower(counting(), { helpMs: 50 });
  stuck.start();
  await elected(stuck);
  sleeper.start();
  await append(5);
  await untilCounted(5);
  expect([stuck.isElected, sleeper.isElected]).toEqual([true, false]);
});

describe('while two releases run side by side', () => {
  it('counts once beside gateways of the release before, which elect nobody and all follow', async () => {
    let isOver = false;
    const asBefore = async () => {
      const loop = new ProjectionLoop(test.store.pool, counting());
      while (!isOver) {
        if (!(await loop.step())) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const before = [asBefore(), asBefore(), asBefore()];
    const today = [follower(), follower()];
    for (const one of today) one.start();
    await elected(...today);
    for (let times = 1; times <= 10; times += 1) await append(10);
    await untilCounted(100);
    isOver = true;
    await Promise.all(before);
    await append(10);
    await untilCounted(110);
  });

  it('each elects its own, so that the newer one can build what the older one cannot', async () => {
    const [older, newer] = [follower(), follower(counting({ version: 2 }))];
    older.start();
    await elected(older);
    await append(10);
    newer.start();
    await elected(newer);
    await until('the newer rows are read', async () => {
      const { rows } = await test.store.pool.query('select build, version from projections');
      return JSON.stringify(rows) === JSON.stringify([{ build: 'live', version: 2 }]);
    });
    await append(10);
    await untilCounted(20);
    expect([older.isElected, newer.isElected]).toEqual([true, true]);
  });
});
