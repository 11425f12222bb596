import { newGame } from '../../test-support/events.js';
import { openTestStore, type TestStore } from '../../test-support/store.js';

let test: TestStore;
beforeAll(async () => {
  test = await openTestStore();
});
afterAll(() => test.close());

it('ends in one game when many gateways open the same demo', async () => {
  const { roomClaims } = test.store;
  expect(await roomClaims.current('ALPHA1')).toBeNull();
  const open = async (old: ReturnType<typeof newGame> | null) => {
    const games = Array.from({ length: 8 }, newGame);
    const won = await Promise.all(games.map((game) => roomClaims.replace('ALPHA1', old, game)));
    const winners = games.filter((_, index) => won[index]);
    expect(winners).toEqual([await roomClaims.current('ALPHA1')]);
    return roomClaims.current('ALPHA1');
  };
  const first = await open(null);
  const second = await open(first);
  expect(second).not.toBe(first);
  expect(await roomClaims.replace('ALPHA1', first, newGame())).toBe(false);
  expect(await roomClaims.replace('ALPHA1', null, newGame())).toBe(false);
});
