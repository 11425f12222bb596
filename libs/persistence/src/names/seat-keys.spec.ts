import type { PlayerId } from '@clockbeat/domain';
import { newRoot, seatKeyOf, seatKeysOf } from './seat-keys.js';

it('makes the keys of a whole hall in turns that hold nobody up', async () => {
  const root = newRoot();
  const seats = Array.from({ length: 1_000 }, (_, nth) => `p_${nth}` as PlayerId);
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const keys = await seatKeysOf(root, seats);
  clearImmediate(next);
  expect(keys).toEqual(seats.map((seat) => seatKeyOf(root, seat)));
  expect(turns).toBeGreaterThanOrEqual(9);
});
