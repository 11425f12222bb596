import { appendTo, beginCounting, countedIn, counting } from '../../test-support/counting.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';
import type { Projection } from './projection.js';
import { ProjectionLoop } from './projection-loop.js';
import { ProjectionRunner } from './projection-runner.js';
import { beginRebuild } from './rebuild.js';
import { runBatch } from './run-batch.js';

let test: TestStore;
let runners: ProjectionRunner[] = [];

beforeEach(async () => {
  test = await openTestStore();
  await beginCounting(test);
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await test.close();
});

const append = (events: number) => appendTo(test, events);
const counted = () => countedIn(test);

/** Stopped at the end of the test. */
const runnerOf = (projection: Projection, lookMs = 100) => {
  const pace = { lookMs, standMs: lookMs };
  const runner = new ProjectionRunner(test.store.pool, { connectionString: test.url }, [projection], pace);
  runners.push(runner);
  return runner;
};

/** Runs `limit` events; waits where another test's transaction holds the horizon back. */
const run = (projection: Projection, limit: number) =>
  eventually(async () => {
    const result = await runBatch(test.store.pool, projection, 'live', limit);
    if (result.result === 'idle') throw new Error('nothing to do yet');
    return result;
  });

/** Runs until so many are counted: of what was appended in two transactions, the horizon may lie between. */
const runUntil = (events: number) =>
  eventually(async () => {
    await runBatch(test.store.pool, counting(), 'live', 100);
    expect(await counted()).toBe(events);
  });

it('counts every event exactly once, though it is killed in the middle of a batch', async () => {
  await append(10);
  await run(counting(), 4);
  const killed = counting({
    async handle(batch, transaction) {
      await counting().handle(batch, transaction);
      const { rows } = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid');
      await (await test.connect()).query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await transaction.query('select 1');
    },
  });
  await expect(runBatch(test.store.pool, killed, 'live', 4)).rejects.toThrow();
  expect(await counted()).toBe(4);
  await runUntil(10);
});

it('has one runner at a time', async () => {
  await append(2);
  let others: unknown;
  const slow = counting({
    async handle(batch, transaction) {
      others = await runBatch(test.store.pool, counting(), 'live', 100);
      await counting().handle(batch, transaction);
    },
  });
  await run(slow, 100);
  expect(others).toEqual({ result: 'busy' });
  expect(await counted()).toBe(2);
});

it('never skips an event that is committed late', async () => {
  await append(1);
  await run(counting(), 100);
  const holder = await test.connect();
  await holder.query('begin; select pg_current_xact_id()');
  await append(3);
  expect(await runBatch(test.store.pool, counting(), 'live', 100)).toEqual({ result: 'idle' });
  await holder.query('commit');
  await runUntil(4);
});

it('looks soon after events of this process, not only by the clock', async () => {
  await append(1);
  const runner = runnerOf(counting(), 600_000);
  runner.start();
  await eventually(async () => expect(await counted()).toBe(1));
  await append(1);
  runner.nudge();
  await eventually(async () => expect(await counted()).toBe(2));
});

it('reads what somebody waits for, though another one is elected that does not look', async () => {
  await append(1);
  const elected = runnerOf(counting(), 600_000);
  elected.start();
  await eventually(async () => expect(await counted()).toBe(1));
  const other = runnerOf(counting(), 600_000);
  other.start();
  await append(1);
  other.nudge(true);
  await eventually(async () => expect(await counted()).toBe(2));
  expect([elected.isElected, other.isElected]).toEqual([true, false]);
});

it('looks again for what somebody waits for, where it lies behind the horizon', async () => {
  await append(1);
  const runner = runnerOf(counting(), 600_000);
  runner.start();
  await eventually(async () => expect(await counted()).toBe(1));
  const holder = await test.connect();
  await holder.query('begin; select pg_current_xact_id()');
  await append(1);
  const looks = jest.spyOn(Reflect.get(runner, 'election'), 'look');
  runner.nudge(true);
  await eventually(async () => expect(looks.mock.calls.length).toBeGreaterThan(1));
  expect(await counted()).toBe(1);
  await holder.query('commit');
  await eventually(async () => expect(await counted()).toBe(2));
});

it('tells of a projection that fails, and goes on when it no longer does', async () => {
  let broken = true;
  const flaky = counting({
    async handle(batch, transaction) {
      if (broken) throw new Error('not today');
      await counting().handle(batch, transaction);
    },
  });
  const runner = runnerOf(flaky);
  const failed = new Promise((resolve) => runner.onFailure(resolve));
  await append(3);
  runner.start();
  expect(await failed).toMatchObject({
    name: 'counting',
    error: expect.objectContaining({ message: 'not today' }),
  });
  expect((await runner.lag())[0]?.behindMs).toBeGreaterThan(0);
  broken = false;
  await eventually(async () => expect(await counted()).toBe(3));
});

it('takes smaller bites when a batch would write for too long', async () => {
  await append(40);
  const sizes: number[] = [];
  const heavy = counting({
    async handle(batch, transaction) {
      if (batch.events > 20) await transaction.query('select pg_sleep(2)');
      sizes.push(batch.events);
      await counting().handle(batch, transaction);
    },
  });
  const runner = runnerOf(heavy);
  runner.start();
  await eventually(async () => expect(await counted()).toBe(40));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
});

describe('a rebuild', () => {
  it('fills a new table beside the old one and takes its place, while events arrive', async () => {
    await append(30);
    await run(counting(), 1_000);
    await test.store.pool.query('update counted set events = 0'); // as if by a bug
    const runner = runnerOf(counting());
    runner.start();
    await Promise.all([runner.rebuild('counting'), append(30)]);
    await eventually(async () => expect(await counted()).toBe(60));
    const { rows } = await test.store.pool.query('select build from projections');
    expect(rows).toEqual([{ build: 'live' }]);
  });

  it('comes by itself with a new version; an old gateway leaves the new one alone', async () => {
    await append(10);
    const doubling = counting({
      version: 2,
      async handle(batch, transaction) {
        await counting().handle(batch, transaction);
        await counting().handle(batch, transaction);
      },
    });
    const [old, young] = [runnerOf(counting()), runnerOf(doubling)];
    old.start();
    young.start();
    await eventually(async () => expect(await counted()).toBe(20));
    await append(5);
    await eventually(async () => expect(await counted()).toBe(30));
  });

  it('is finished by another gateway when the first one dies', async () => {
    await append(20);
    await run(counting(), 1_000);
    const dying = runnerOf(counting({ handle: () => Promise.reject(new Error('dead')) }));
    await expect(dying.rebuild('counting')).rejects.toThrow('dead');
    await test.store.pool.query('update counted set events = 0');
    const runner = runnerOf(counting());
    runner.start();
    await eventually(async () => expect(await counted()).toBe(20));
  });

  describe('for a raised version', () => {
    /** Version 2, whose rebuild comes to nothing until it is let go; `ofTheLive` is done before a batch of the rows that are read. */
    const held = async (change: Partial<Projection> = {}, ofTheLive: () => void = () => undefined) => {
      await append(10);
      await run(counting(), 1_000);
      let rebuilding = true;
      const projection = counting({
        version: 2,
        ...change,
        async handle(batch, transaction) {
          const { rows } = await transaction.query<{ schema: string }>('select current_schema() as schema');
          if (rows[0]?.schema === 'public') ofTheLive();
          else if (rebuilding) throw new Error('held');
          await counting().handle(batch, transaction);
        },
      });
      await beginRebuild(test.store.pool, projection);
      const letGo = () => {
        rebuilding = false;
      };
      return { projection, letGo };
    };
    const builds = async () =>
      (await test.store.pool.query('select build, version from projections order by build')).rows;
    const both = [
      { build: 'live', version: 1 },
      { build: 'next', version: 2 },
    ];
    const swapped = () =>
      eventually(async () => expect(await builds()).toEqual([{ build: 'live', version: 2 }]));

    it('leaves the rows that are read to follow the log meanwhile, with no older gateway about', async () => {
      const { projection, letGo } = await held();
      const runner = runnerOf(projection, 10);
      runner.start();
      await append(5);
      await eventually(async () => expect(await counted()).toBe(15));
      expect(await runner.lag()).toEqual([{ name: 'counting', behindMs: 0 }]);
      expect(await builds()).toEqual(both);
      letGo();
      await swapped();
      await append(5);
      await eventually(async () => expect(await counted()).toBe(20));
    });

    it('counts nothing twice beside a gateway of the release before', async () => {
      const { projection, letGo } = await held();
      for (const each of [counting(), projection]) runnerOf(each, 10).start();
      for (let times = 0; times < 5; times += 1) await append(20);
      await eventually(async () => expect(await counted()).toBe(110));
      expect(await builds()).toEqual(both);
      letGo();
      await swapped();
      await eventually(async () => expect(await counted()).toBe(110));
    });

    it('comes to its end though the rows that are read cannot be carried on', async () => {
      let live = 'not to be carried on';
      const { projection, letGo } = await held({}, () => {
        if (live !== 'rebuilt') throw new Error(live);
      });
      const runner = runnerOf(projection, 10);
      const failed = new Promise<void>((resolve) => {
        runner.onFailure(({ error }) => {
          if (String(error).includes(live)) resolve();
        });
      });
      await append(5);
      runner.start();
      await failed;
      expect(await counted()).toBe(10);
      letGo();
      await swapped();
      live = 'rebuilt';
      await eventually(async () => expect(await counted()).toBe(15));
    });

    it.each([
      ['that says so', 1, { standsStill: true }],
      ['that was restored', 0, {}],
    ] as const)('leaves the rows of one %s as they are until then', async (_, version, change) => {
      const { projection, letGo } = await held(change);
      await test.store.pool.query(`update projections set version = $1 where build = 'live'`, [version]);
      await append(5);
      const loop = new ProjectionLoop(test.store.pool, projection);
      await eventually(async () => await expect(loop.step()).rejects.toThrow('held'));
      expect(await counted()).toBe(10);
      letGo();
      runnerOf(projection, 10).start();
      await swapped();
      await eventually(async () => expect(await counted()).toBe(15));
    });
  });
});
