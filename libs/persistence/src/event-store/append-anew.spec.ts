import { setTimeout as sleep } from 'node:timers/promises';
import type { GameId, RecordedEvent } from '@clockbeat/domain';
import { advanced, created, newGame } from '../../test-support/events.js';
import { queueOn, versionOf } from '../../test-support/queue.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';
import { TcpProxy } from '../../test-support/tcp-proxy.js';
import type { AppendOutcome, NewEvent } from './append.types.js';
import type { AppendQueue } from './append-queue.js';
import { StoreClock } from './store-clock.js';

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

const aGame = async (): Promise<GameId> => {
  const game = newGame();
  versionOf(await queue.append(created(game)));
  return game;
};

/** Opens a question; `at` counts how often that was decided. */
const opening = (game: GameId): { append: () => Promise<AppendOutcome>; decided: () => number } => {
  let at = 1;
  const first = advanced(game, 1, { at });
  const decide = (): NewEvent => {
    at += 1;
    return { ...first, at };
  };
  return { append: () => queue.append(first, decide), decided: () => at };
};

const only = async (game: GameId): Promise<RecordedEvent | undefined> => {
  const events = await test.store.events.readStream(game, 1);
  expect(events).toHaveLength(1);
  return events[0];
};

it('a question that waited opens as of when it is sent, under its own key', async () => {
  queue = queueOn(proxy.url);
  const game = await aGame();
  proxy.cut({ refuse: true });
  const { append, decided } = opening(game);
  const outcome = append();
  await eventually(async () => expect(decided()).toBeGreaterThan(3));
  proxy.heal();
  expect(versionOf(await outcome)).toBe(2);
  expect((await only(game))?.at).toBe(decided());
});

it('one whose reply was lost stands as it was stored, whatever was decided since', async () => {
  queue = queueOn(proxy.url);
  const game = await aGame();
  const heard: RecordedEvent[] = [];
  queue.onCommitted((events) => heard.push(...events));
  const lost = proxy.loseNextReply();
  const { append, decided } = opening(game);
  const outcome = append();
  await lost;
  const stored = await eventually(() => only(game));
  const { at } = stored ?? {};
  proxy.cut();
  expect(versionOf(await outcome)).toBe(2);
  expect(at).toBeLessThan(decided());
  expect(heard.map((event) => event.at)).toEqual([at]);
  expect((await only(game))?.at).toBe(at);
});

it('one that nobody would open any more, once it is sent, opens nothing', async () => {
  queue = queueOn(test.url);
  const game = await aGame();
  expect(await queue.append(advanced(game, 1, { at: 1 }), () => null)).toEqual({ outcome: 'fenced' });
  const other = (): NewEvent => ({ ...advanced(game, 1, { at: 2 }), key: 'another' });
  expect(await queue.append(advanced(game, 1, { at: 1 }), other)).toEqual({ outcome: 'fenced' });
  expect(await test.store.events.readStream(game, 1)).toEqual([]);
});

it('one that nobody would open any more has opened all the same, where its reply alone was lost', async () => {
  queue = queueOn(proxy.url);
  const game = await aGame();
  const lost = proxy.loseNextReply();
  const first = advanced(game, 1, { at: 1 });
  let isOver = false;
  const outcome = queue.append(first, () => (isOver ? null : first));
  await lost;
  await eventually(() => only(game));
  isOver = true;
  proxy.cut();
  expect(versionOf(await outcome)).toBe(2);
  expect((await only(game))?.at).toBe(1);
});

it('a statement that the server comes to too late opens nothing: it is decided anew', async () => {
  const clock = new StoreClock(test.store.pool);
  clock.take((await clock.look()).offset);
  queue = queueOn(test.url, { freshMs: 50 }, clock);
  const faults: string[] = [];
  queue.onFault(({ fault }) => faults.push(fault));
  const game = await aGame();
  const holder = await test.connect();
  await holder.query('begin');
  await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [game]);
  const { append } = opening(game);
  const outcome = append();
  const held = 'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))';
  await eventually(async () => expect((await holder.query(held)).rowCount).toBe(1));
  await sleep(100); // what it was sent with is stale by now
  await holder.query('commit');
  expect(versionOf(await outcome)).toBe(2);
  expect(faults).toContain('stale');
  expect((await only(game))?.at).toBeGreaterThan(2);
});
