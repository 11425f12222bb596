import { advanced, anEvent, created, newGame } from '../../test-support/events.js';
import { eventually, openTestStore, type TestStore } from '../../test-support/store.js';
import { beginning } from './event-store.js';

let test: TestStore;

beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const aGame = async (events = 0) => {
  const { appends } = test.store;
  const game = newGame();
  await Promise.all([created(game)].map((event) => appends.append(event)));
  await Promise.all(Array.from({ length: events }, () => appends.append(anEvent(game))));
  return game;
};

it('reads one stream from a version on, in pages', async () => {
  const game = await aGame(5);
  const { events } = test.store;
  expect((await events.readStream(game, 0, 4)).map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  expect((await events.readStream(game, 4, 4)).map(({ version }) => version)).toEqual([5, 6]);
  expect(await events.readStream(game, 6)).toEqual([]);
});

it('reads all streams in pages: every event once, every stream in the order of its versions', async () => {
  const games = await Promise.all([aGame(7), aGame(7), aGame(7)]);
  const pages = await eventually(async () => {
    const versions = new Map<string, number[]>(games.map((game) => [game, []]));
    let position = beginning;
    for (;;) {
      const page = await test.store.events.readAll(position, 5);
      for (const { gameId, version } of page.events) versions.get(gameId)?.push(version);
      position = page.position;
      if (page.events.length === 0) break;
    }
    const read = [...versions.values()];
    if (read.some(({ length }) => length < 8)) throw new Error('some are held back');
    return read;
  });
  expect(pages).toEqual([1, 2, 3].map(() => [1, 2, 3, 4, 5, 6, 7, 8]));
});

it('tells where streams stand, in one query, and leaves unknown ones out', async () => {
  const game = await aGame(2);
  const heads = await test.store.events.heads([game, newGame()], 2);
  const events = await test.store.events.readStream(game, 0);
  const commandIds = [events[2], events[1]].map((event) => event?.data.commandId);
  expect([...heads]).toEqual([[game, { version: 3, round: 1, dueAt: 1_700_000_100_000, commandIds }]]);
  expect(await test.store.events.heads([])).toEqual(new Map());
});

it('finds games that are overdue, the longest first; a finished one is never due', async () => {
  const due = async (dueAt: number | null) => {
    const game = await aGame();
    await test.store.appends.append(advanced(game, 1, { transition: { dueAt } }));
    return game;
  };
  const [late, later, never, notYet] = [
    await due(2_000),
    await due(1_000),
    await due(null),
    await due(9_000),
  ];
  const overdue = await test.store.events.overdue(5_000, 10);
  expect(overdue).toEqual([
    { gameId: later, round: 2 },
    { gameId: late, round: 2 },
  ]);
  expect(await test.store.events.overdue(5_000, 1)).toHaveLength(1);
  expect([never, notYet]).toHaveLength(2);
});
