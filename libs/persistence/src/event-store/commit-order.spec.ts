import { GameId } from '@clockbeat/domain';
import type { Client } from 'pg';
import { anEvent, created, newGame } from '../../test-support/events.js';
import {
  appendOn,
  backendOf,
  eventually,
  openTestStore,
  type TestStore,
  untilWaiting,
} from '../../test-support/store.js';
import { beginning, type Position } from './event-store.js';

let test: TestStore;
let one: Client;
let other: Client;
let observer: Client;

beforeAll(async () => {
  test = await openTestStore();
  [one, other, observer] = [await test.connect(), await test.connect(), await test.connect()];
});
afterAll(() => test.close());

const aGame = async () => {
  const game = newGame();
  await appendOn(one, created(game));
  return game;
};

/** Reads on from a position until `count` events came, and says which streams they belong to. */
const readFrom = async (position: Position, count: number) => {
  const events = await eventually(async () => {
    const page = await test.store.events.readAll(position, 1_000);
    if (page.events.length < count) throw new Error(`${page.events.length} of ${count}`);
    return page.events;
  });
  return events.map(({ gameId, version }) => [gameId, version]);
};

/** The end of the log, once nothing is held back. */
const theEnd = () =>
  eventually(async () => {
    const page = await test.store.events.readAll(beginning, 1_000_000);
    if (page.horizonAgeMs > 0) throw new Error('events are held back');
    return page.position;
  });

it('a late commit delays reading all streams, it is never skipped', async () => {
  const [early, late] = [await aGame(), await aGame()];
  const end = await theEnd();
  await one.query('begin');
  await appendOn(one, anEvent(late)); // writes first …
  await appendOn(other, anEvent(early)); // … commits last
  const page = await test.store.events.readAll(end, 1_000);
  expect(page.events).toEqual([]);
  expect(page.position).toEqual(end);
  expect(page.horizonAgeMs).toBeGreaterThan(0);
  await one.query('commit');
  expect(await readFrom(end, 2)).toEqual([
    [late, 2],
    [early, 2],
  ]);
});

it('a batch that waits for a stream has no transaction id yet, so ids agree with versions', async () => {
  const [a, b] = [await aGame(), await aGame()];
  const end = await theEnd();
  await one.query('begin');
  await appendOn(one, anEvent(a));
  const waiting = appendOn(other, anEvent(b), anEvent(a));
  await untilWaiting(observer, other);
  const { rows } = await observer.query<{ id: string | null }>(
    'select backend_xid::text as id from pg_stat_activity where pid = $1',
    [backendOf(other)],
  );
  expect(rows).toEqual([{ id: null }]);
  await one.query('commit');
  await waiting;
  const order = await readFrom(end, 3);
  expect(order).toEqual([
    [a, 2],
    [b, 2],
    [a, 3],
  ]);
});

it('a position between two events of one transaction loses and repeats nothing', async () => {
  const game = await aGame();
  let position = await theEnd();
  await appendOn(one, anEvent(game), anEvent(game), anEvent(game));
  const seen: number[] = [];
  for (let page = 0; page < 3; page += 1) {
    const { events, position: next } = await eventually(async () => {
      const read = await test.store.events.readAll(position, 1);
      if (read.events.length === 0) throw new Error('held back');
      return read;
    });
    seen.push(...events.map(({ version }) => version));
    position = next;
  }
  expect(seen).toEqual([2, 3, 4]);
});

it('batches over the same streams in any order never deadlock, and leave no hole and no inversion', async () => {
  const games: string[] = [];
  while (games.length < 8) games.push(await aGame());
  const end = await theEnd();
  const clients = await Promise.all(Array.from({ length: 4 }, () => test.connect()));
  const until = Date.now() + 1_500;
  const pick = () => GameId(games[Math.floor(Math.random() * games.length)] ?? '');
  const work = clients.map(async (client) => {
    let stored = 0;
    while (Date.now() < until) {
      const batch = Array.from({ length: 12 }, () => anEvent(pick()));
      stored += (await appendOn(client, ...batch)).filter(([verdict]) => verdict === 'stored').length;
    }
    return stored;
  });
  const stored = (await Promise.all(work)).reduce((sum, count) => sum + count, 0);
  const seen = new Map<string, number>();
  let position = end;
  for (let count = 0; count < stored; ) {
    const page = await test.store.events.readAll(position, 2_000);
    for (const { gameId, version } of page.events) {
      expect(version).toBe((seen.get(gameId) ?? 1) + 1);
      seen.set(gameId, version);
    }
    count += page.events.length;
    position = page.position;
  }
  expect(stored).toBeGreaterThan(100);
});
