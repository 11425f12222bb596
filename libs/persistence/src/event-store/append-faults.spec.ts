import type { RecordedEvent } from '@clockbeat/domain';
import { anEvent, answered, created, newGame } from '../../test-support/events.js';
import { outcomesOf, queueOn, versionOf } from '../../test-support/queue.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';
import { TcpProxy } from '../../test-support/tcp-proxy.js';
import type { AppendQueue } from './append-queue.js';
import type { AppendLimits } from './limits.js';

let test: TestStore;
let proxy: TcpProxy;
let queue: AppendQueue;

beforeAll(async () => {
  test = await openTestStore();
  proxy = await TcpProxy.before(test.url);
});
afterEach(async () => {
  proxy.heal();
  await queue.close();
});
afterAll(async () => {
  await proxy.close();
  await test.close();
});

/** A game whose appends go through the proxy, over a connection that is up. */
const aGame = (limits: Partial<AppendLimits> = {}) => {
  queue = queueOn(proxy.url, limits);
  // A busy machine may take longer than a short limit allows; whatever became of that game, the next one is new.
  return eventually(async () => {
    const game = newGame();
    versionOf(await queue.append(created(game)));
    return game;
  });
};

const stored = async (game: ReturnType<typeof newGame>) =>
  (await test.store.events.readStream(game, 1)).map(
    ({ key: _, ...event }: RecordedEvent & { key?: string }) => event,
  );

it('an append whose reply was lost counts once, and its caller and listeners hear of it', async () => {
  const game = await aGame();
  const heard: RecordedEvent[] = [];
  queue.onCommitted((events) => heard.push(...events));
  const lost = proxy.loseNextReply();
  const appends = ['ada', 'bob'].map((who) => queue.append(answered(game, 1, who)));
  await lost;
  await eventually(async () => expect(await stored(game)).toHaveLength(2)); // it is in the log, and nobody knows
  proxy.cut();
  expect((await Promise.all(appends)).map(versionOf)).toEqual([2, 3]);
  expect(await stored(game)).toEqual(heard);
});

it('an append that never reached the store is sent again', async () => {
  const game = await aGame();
  proxy.cut({ refuse: true });
  const append = queue.append(anEvent(game));
  setTimeout(() => proxy.heal(), 200);
  expect(versionOf(await append)).toBe(2);
});

it('a store that froze is given up on, and asked again over another connection', async () => {
  // long enough for a busy machine to answer the second time, before the queue gives up
  const game = await aGame({ answerMs: 2_000 });
  const givenUp = proxy.freeze();
  const append = queue.append(anEvent(game));
  await givenUp;
  proxy.heal();
  expect(versionOf(await append)).toBe(2);
  expect(await stored(game)).toHaveLength(1);
});

it('a writer that the server throws out comes back', async () => {
  const game = await aGame();
  const admin = await test.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like '%append_events%' and pid <> pg_backend_pid()`,
  );
  expect(versionOf(await queue.append(anEvent(game)))).toBe(2);
});

it('the queue is bounded in number: beyond it callers are turned away at once', async () => {
  const game = await aGame({ queuedEvents: 5 });
  proxy.cut({ refuse: true });
  const taken = Array.from({ length: 5 }, () => queue.append(anEvent(game)));
  expect(await queue.append(anEvent(game))).toEqual({ outcome: 'unavailable' });
  proxy.heal();
  expect(new Set(outcomesOf(await Promise.all(taken)))).toEqual(new Set(['stored']));
});

it('the queue is bounded in time: who waited long enough is told to ask again, and is not stored later', async () => {
  const game = await aGame({ queuedMs: 300 });
  proxy.cut({ refuse: true });
  const waiting = [queue.append(anEvent(game)), queue.append(anEvent(game))];
  expect(outcomesOf(await Promise.all(waiting))).toEqual(['unavailable', 'unavailable']);
  await eventually(async () => expect(queue.depth).toBe(0));
  proxy.heal();
  // by a queue that waits longer: the short limit may turn this one away too
  expect(versionOf(await test.store.appends.append(anEvent(game)))).toBe(2);
});

it('a commit that comes to light after its caller gave up is still told to the listeners', async () => {
  const game = await aGame({ queuedMs: 300, statementMs: 5_000 });
  const heard: number[] = [];
  queue.onCommitted((events) => heard.push(...events.map(({ version }) => version)));
  const holder = await test.connect();
  await holder.query('begin');
  await holder.query(`select pg_advisory_xact_lock(hashtextextended($1, 7))`, [game]);
  expect(await queue.append(anEvent(game))).toEqual({ outcome: 'unavailable' });
  expect(queue.waitingFor(game)).toBe(1);
  await holder.query('commit');
  await eventually(async () => expect(heard).toEqual([2]));
  expect(queue.waitingFor(game)).toBe(0);
});
