import type { RecordedEvent } from '@clockbeat/domain';
import { advanced, anEvent, answered, created, newGame } from '../../test-support/events.js';
import { outcomesOf, queueOn, versionOf } from '../../test-support/queue.js';
import { appendOn, openTestStore, type TestStore } from '../../test-support/store.js';
import type { AppendQueue } from './append-queue.js';

let test: TestStore;
let queue: AppendQueue;

beforeAll(async () => {
  test = await openTestStore();
  queue = queueOn(test.url);
});
afterAll(async () => {
  await queue.close();
  await test.close();
});

const aGame = async () => {
  const game = newGame();
  versionOf(await queue.append(created(game)));
  return game;
};

it('answers with the event as every read gives it', async () => {
  const game = await aGame();
  const told = await queue.append(anEvent(game, { at: 1_700_000_000_000 + 123.4567, actor: 'clock' }));
  const [, read] = await test.store.events.readStream(game, 0);
  expect(told).toEqual({ outcome: 'stored', event: read });
});

it('knows its own success when it is asked again', async () => {
  const game = await aGame();
  const answer = answered(game, 1, 'ada');
  const first = await queue.append(answer);
  expect(await queue.append(answer)).toEqual(first);
});

it('tells a late success as it was stored, not as it was decided again', async () => {
  const game = await aGame();
  const answer = answered(game, 1, 'ada');
  const first = await queue.append(answer);
  expect(await queue.append({ ...answer, at: answer.at + 5_000, actor: 'system' })).toEqual(first);
});

it('tells the loser of a key the version of the winner', async () => {
  const game = await aGame();
  const version = versionOf(await queue.append(answered(game, 1, 'ada')));
  expect(await queue.append(answered(game, 1, 'ada'))).toEqual({ outcome: 'duplicate', version });
});

it('treats twins in one batch like twins in two', async () => {
  const game = await aGame();
  const answer = answered(game, 1, 'ada');
  const [first, again, rival] = await Promise.all([
    queue.append(answer),
    queue.append(answer),
    queue.append(answered(game, 1, 'ada')),
  ]);
  expect(again).toEqual(first);
  expect(rival).toEqual({ outcome: 'duplicate', version: 2 });
});

it('lets one of many advances of the same round through', async () => {
  const game = await aGame();
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => queue.append(advanced(game, 1))));
  expect(outcomesOf(outcomes).sort()).toEqual(['duplicate', 'duplicate', 'duplicate', 'duplicate', 'stored']);
});

it('tells a stream that is missing from one that has moved on', async () => {
  const game = await aGame();
  const asked = [anEvent(newGame()), anEvent(game, { round: 9 })].map((event) => queue.append(event));
  expect(outcomesOf(await Promise.all(asked))).toEqual(['missing', 'fenced']);
});

it('shares a statement among what arrives meanwhile, within the limits', async () => {
  const small = queueOn(test.url, { batchEvents: 40, batchStreams: 3 });
  const games = await Promise.all(Array.from({ length: 6 }, aGame));
  const rows: number[] = [];
  small.onBatch((report) => rows.push(report.rows));
  const events = games.flatMap((game) => Array.from({ length: 30 }, () => anEvent(game)));
  const outcomes = await Promise.all(events.map((event) => small.append(event)));
  expect(new Set(outcomesOf(outcomes))).toEqual(new Set(['stored']));
  expect(rows).toEqual([40, 40, 40, 40, 20]);
  const streams: number[] = [];
  small.onBatch((report) => streams.push(report.streams));
  await Promise.all(games.map((game) => small.append(anEvent(game))));
  expect(streams).toEqual([3, 3]);
  await small.close();
});

it('tells the listeners once per batch, in version order, before it tells the callers', async () => {
  const game = await aGame();
  const order: string[] = [];
  const batches: (readonly RecordedEvent[])[] = [];
  const stop = queue.onCommitted((events) => {
    order.push('listener');
    batches.push(events);
  });
  const answer = answered(game, 1, 'ada');
  await Promise.all([
    queue.append(anEvent(game)).then(() => order.push('caller')),
    queue.append(answer).then(() => order.push('caller')),
  ]);
  expect(order).toEqual(['listener', 'caller', 'caller']);
  // a late success beside a new event: the older version comes first
  await Promise.all([queue.append(anEvent(game)), queue.append(answer)]);
  stop();
  await queue.append(anEvent(game));
  expect(batches.map((events) => events.map(({ version }) => version))).toEqual([
    [2, 3],
    [3, 4],
  ]);
});

it('goes on when a listener throws', async () => {
  const { emitWarning } = process;
  const warnings: unknown[] = [];
  process.emitWarning = (warning: unknown) => void warnings.push(warning);
  const stop = queue.onCommitted(() => {
    throw new Error('a bug in a listener');
  });
  expect(versionOf(await queue.append(created(newGame())))).toBe(1);
  process.emitWarning = emitWarning;
  expect(warnings).toEqual([expect.stringContaining('a bug in a listener')]);
  stop();
});

it('says how much of a game is still on its way, and when the store last answered', async () => {
  const game = await aGame();
  const before = performance.now();
  const appends = [queue.append(anEvent(game)), queue.append(anEvent(game))];
  expect(queue.waitingFor(game)).toBe(2);
  await Promise.all(appends);
  expect(queue.waitingFor(game)).toBe(0);
  expect(queue.msSinceAnswer()).toBeLessThanOrEqual(performance.now() - before);
  const fresh = queueOn(test.url);
  expect(fresh.msSinceAnswer()).toBeNull();
  await fresh.close();
});

it.each([
  ['U+0000', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
])('refuses %s before it reaches the store, wherever it stands', async (_, text) => {
  const game = await aGame();
  const { data } = anEvent(game);
  const outcomes = await Promise.all([
    queue.append(anEvent(game, { data: Object.assign({}, data, { name: text }) })),
    queue.append(anEvent(game, { data: Object.assign({}, data, { list: [{ [text]: 1 }] }) })),
    queue.append(anEvent(game, { key: text })),
  ]);
  expect(outcomesOf(outcomes)).toEqual(['refused', 'refused', 'refused']);
});

it('stores what only looks like it', async () => {
  const game = await aGame();
  const text = 'C:\\u0000 \\ud800 \\\\u0000 😀 \ufffd';
  const { data } = anEvent(game);
  versionOf(await queue.append(anEvent(game, { data: Object.assign({}, data, { text }) })));
  const [, read] = await test.store.events.readStream(game, 0);
  expect(read?.data).toMatchObject({ text });
});

it('finds the one bad row by halving; its neighbours are stored, in their order', async () => {
  const game = await aGame();
  const far = Array.from({ length: 9_000 }, () => Math.random().toString(36).slice(2)).join('');
  const events = Array.from({ length: 20 }, () => anEvent(game));
  events[13] = anEvent(game, { key: far }); // longer than an index can hold
  events[17] = anEvent(game, { at: Number.NaN });
  const outcomes = await Promise.all(events.map((event) => queue.append(event)));
  expect(outcomes.map(({ outcome }, index) => (outcome === 'stored' ? null : index)).filter(Number)).toEqual([
    13, 17,
  ]);
  expect(outcomes[13]).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('index row') });
  const stored = outcomes.filter(({ outcome }) => outcome === 'stored').map(versionOf);
  expect(stored).toEqual(Array.from({ length: 18 }, (_, index) => index + 2));
});

it('lets the neighbours of a blocked stream through', async () => {
  const [blocked, free] = [await aGame(), await aGame()];
  const impatient = queueOn(test.url, { statementMs: 3_000 });
  const holder = await test.connect();
  await holder.query('begin');
  await appendOn(holder, anEvent(blocked));
  const waiting = impatient.append(anEvent(blocked));
  expect(versionOf(await impatient.append(anEvent(free)))).toBe(2);
  expect(await waiting).toEqual({ outcome: 'unavailable' });
  await holder.query('commit');
  expect(versionOf(await impatient.append(anEvent(blocked)))).toBe(3);
  await impatient.close();
});

it('finishes what it has taken when it closes, and takes nothing more', async () => {
  const game = await aGame();
  const closing = queueOn(test.url);
  const taken = Array.from({ length: 30 }, () => closing.append(anEvent(game)));
  const closed = closing.close();
  expect(await closing.append(anEvent(game))).toEqual({ outcome: 'unavailable' });
  await closed;
  expect(new Set(outcomesOf(await Promise.all(taken)))).toEqual(new Set(['stored']));
});
