import { PlayerId } from '@clockbeat/domain';
import { newGame } from '../../test-support/events.js';
import { aUser } from '../../test-support/people.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';
import { connectPersistence } from '../index.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

const seat = (gameId: ReturnType<typeof newGame>, who: string) => ({
  gameId,
  playerId: PlayerId(`p_${who}`),
  tokenHash: `hash of ${who}`,
  userId: null,
});

it('brings a token back to its seat, in its game only', async () => {
  const [game, other] = [newGame(), newGame()];
  const { id: userId } = await aUser(test.store);
  await test.store.seats.remember({ ...seat(game, 'ada'), userId });
  expect(await test.store.seats.find(game, 'hash of ada')).toEqual({ playerId: 'p_ada', userId });
  expect(await test.store.seats.find(other, 'hash of ada')).toBeNull();
});

it('knows the seats that a browser took, in that game only', async () => {
  const [game, other] = [newGame(), newGame()];
  await test.store.seats.remember({ ...seat(game, 'ada'), browserHash: 'a phone' });
  await test.store.seats.remember({ ...seat(game, 'bo'), browserHash: 'a phone' });
  await test.store.seats.remember(seat(game, 'cleo'));
  await test.store.seats.remember({ ...seat(other, 'dan'), browserHash: 'a phone' });
  expect((await test.store.seats.ofBrowser(game, 'a phone')).sort()).toEqual(['p_ada', 'p_bo']);
  expect(await test.store.seats.ofBrowser(game, 'a tablet')).toEqual([]);
});

it('keeps the first seat when it is remembered again', async () => {
  const game = newGame();
  await test.store.seats.remember(seat(game, 'ada'));
  await test.store.seats.remember({ ...seat(game, 'ada'), tokenHash: 'another' });
  expect(await test.store.seats.find(game, 'hash of ada')).toMatchObject({ playerId: 'p_ada' });
  expect(await test.store.seats.find(game, 'another')).toBeNull();
});

it('moves a seat to another token and browser: the old ones have none any more', async () => {
  const [game, other] = [newGame(), newGame()];
  const { id: userId } = await aUser(test.store);
  const ada = { ...seat(game, 'ada'), userId, browserHash: 'a phone' };
  await test.store.seats.remember(ada);
  await test.store.seats.remember({ ...seat(other, 'ada'), browserHash: 'a phone' });
  // Before the start somebody sat down with the token and gave that seat back.
  await test.store.seats.remember({ ...seat(game, 'tablet'), tokenHash: 'hash of the tablet' });
  await test.store.seats.move({ ...ada, tokenHash: 'hash of the tablet', browserHash: 'a tablet' });
  expect(await test.store.seats.find(game, 'hash of ada')).toBeNull();
  expect(await test.store.seats.find(game, 'hash of the tablet')).toEqual({ playerId: 'p_ada', userId });
  expect(await test.store.seats.ofBrowser(game, 'a phone')).toEqual([]);
  expect(await test.store.seats.ofBrowser(game, 'a tablet')).toEqual(['p_ada']);
  expect(await test.store.seats.find(other, 'hash of ada')).toMatchObject({ playerId: 'p_ada' });
  await test.store.seats.remember(ada); // a join of the old phone that was on its way
  expect(await test.store.seats.find(game, 'hash of ada')).toBeNull();
});

it('knows a token by the seat that it takes after it gave another one back', async () => {
  const game = newGame();
  await test.store.seats.remember({ ...seat(game, 'ada'), browserHash: 'a phone' });
  const moved = { gameId: game, playerId: PlayerId('p_ada'), tokenHash: 'hash of the tablet' };
  await test.store.seats.move({ ...moved, browserHash: 'a tablet' });
  await test.store.seats.remember({
    ...seat(game, 'tablet'),
    tokenHash: moved.tokenHash,
    browserHash: 'a tablet',
  });
  expect(await test.store.seats.find(game, moved.tokenHash)).toMatchObject({ playerId: 'p_tablet' });
  expect(await test.store.seats.ofBrowser(game, 'a tablet')).toEqual(['p_tablet']);
});

it('remembers a thousand at once in a few statements', async () => {
  const game = newGame();
  const before = await statements();
  await Promise.all(
    Array.from({ length: 1_000 }, (_, n) => test.store.seats.remember(seat(game, String(n)))),
  );
  expect((await statements()) - before).toBeLessThanOrEqual(6);
  expect(await test.store.seats.find(game, 'hash of 999')).toMatchObject({ playerId: 'p_999' });
});

it('waits for no other gateway that remembers the same seats in another order', async () => {
  const other = await connectPersistence({ url: test.url, poolSize: 4 });
  try {
    for (let round = 0; round < 30; round += 1) {
      const game = newGame();
      const seats = Array.from({ length: 300 }, (_, n) => seat(game, String(n)));
      const remembered = [test.store, other].flatMap((store, index) =>
        (index === 0 ? seats : seats.toReversed()).map((one) => store.seats.remember(one)),
      );
      await Promise.all(remembered);
    }
  } finally {
    await other.close();
  }
});

it('fails the bad one of a group alone', async () => {
  const game = newGame();
  const good = test.store.seats.remember(seat(game, 'ada'));
  const bad = test.store.seats.remember({ ...seat(game, 'bob'), tokenHash: 'a\u0000b' });
  await expect(bad).rejects.toThrow();
  await good;
  expect(await test.store.seats.find(game, 'hash of ada')).not.toBeNull();
});

/** Committed transactions that inserted seats, by the rows' own transaction ids. */
const statements = async (): Promise<number> => {
  const { rows } = await test.store.pool.query<{ count: string }>(
    'select count(distinct xmin::text) from seats',
  );
  return Number(rows[0]?.count);
};
