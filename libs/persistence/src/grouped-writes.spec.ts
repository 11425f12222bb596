import pg from 'pg';
import { GroupedWrites } from './grouped-writes.js';

const outcomesOf = async (write: (items: readonly string[]) => Promise<void>): Promise<string[]> => {
  const writes = new GroupedWrites(write);
  const settled = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((item) => writes.write(item)));
  return settled.map(({ status }) => status);
};

it('lets a bad item fail alone', async () => {
  const bad = Object.assign(new pg.DatabaseError('bad', 3, 'error'), { code: '22021' });
  const outcomes = await outcomesOf(async (items) => {
    if (items.includes('d')) throw bad;
  });
  expect(outcomes).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
});

it('does not ask again, in parts, a store that is away', async () => {
  const asked: (readonly string[])[] = [];
  const outcomes = await outcomesOf(async (items) => {
    asked.push(items);
    throw new Error('Connection terminated unexpectedly');
  });
  expect(outcomes).toEqual(Array(5).fill('rejected'));
  expect(asked).toEqual([['a', 'b', 'c', 'd', 'e']]);
});
