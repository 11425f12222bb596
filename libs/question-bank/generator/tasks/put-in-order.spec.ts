import { byFactor, byGap, putInOrder } from './put-in-order.js';

const items = [3, 1, 4, 12, 5, 9, 2, 6].map((value) => ({ label: `${value}`, value }));
const orders = {
  name: 'x',
  category: 'Science',
  difficulty: 'Easy',
  questions: ['First?', 'Then?'],
  items,
  sizes: [3, 4],
  count: 6,
  apart: byGap(2),
} as const;
const itemsOf = (over: Partial<Parameters<typeof putInOrder>[0]> = {}): number[][] =>
  putInOrder({ ...orders, ...over }).tasks.map(({ task }) => task.items.map(Number));

it('puts items in their order, never two that are too near to each other', () => {
  for (const values of itemsOf())
    values.forEach((value, index) => {
      if (index > 0) expect(value - (values[index - 1] ?? 0)).toBeGreaterThanOrEqual(2);
    });
});

it('has no ties, however near items may be', () => {
  const twins = [...items, { label: '7', value: 6 }, { label: '8', value: 6 }];
  const made = putInOrder({ ...orders, items: twins, sizes: [3], count: 20, apart: byGap(1) });
  for (const { task } of made.tasks)
    expect(task.items.filter((label) => ['6', '7', '8'].includes(label)).length).toBeLessThanOrEqual(1);
});

it('takes sizes and sentences in turn, and each item about as often', () => {
  const { tasks } = putInOrder(orders);
  expect(tasks.map(({ id }) => id)).toEqual(['x-1', 'x-2', 'x-3', 'x-4', 'x-5', 'x-6']);
  expect(tasks.map(({ question }) => question)).toEqual([
    'First?',
    'Then?',
    'First?',
    'Then?',
    'First?',
    'Then?',
  ]);
  expect(itemsOf().map(({ length }) => length)).toEqual([3, 4, 3, 4, 3, 4]);
  expect(new Set(itemsOf().flat()).size).toBe(items.length);
});

it('puts the largest first where it is asked to, and makes the same every time', () => {
  expect(itemsOf({ falling: true })).toEqual(itemsOf().map((values) => values.toReversed()));
  expect(itemsOf()).toEqual(itemsOf());
});

it('refuses to make what nobody could put in order', () => {
  expect(() => itemsOf({ apart: byFactor(20) })).toThrow('Too few items that are clearly apart: x 0');
});
