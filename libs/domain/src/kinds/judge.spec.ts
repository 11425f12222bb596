import { judge, longestRun } from './judge.js';

const options = ['Rhine', 'Rhône', 'Danube', 'Seine', 'Po', 'Elbe'];

describe('one of several', () => {
  it('is right or not', () => {
    const task = { kind: 'single', options, answer: 2 } as const;
    expect([0, 1, 2].map((choice) => judge(task, { kind: 'single', choice }))).toEqual([0, 0, 1]);
  });
});

describe('some of several', () => {
  const share = (right: readonly number[], choices: readonly number[], exactOnly = false): number | null =>
    judge({ kind: 'multi', options, right, exactOnly }, { kind: 'multi', choices });

  it.each([
    [[0, 1], [0, 1], 1],
    [[0, 1], [1], 0.5],
    [[0, 1], [1, 2], 0],
    [[0, 1], [0, 1, 2], 0.5],
    [[0, 1, 2], [0, 1, 3], 1 / 3],
    [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], 1],
    [[0, 1, 2, 3, 4], [0, 1, 2, 3], 0.8],
    [[0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5], 0],
    [[0, 1, 2, 3], [0, 1, 2, 3, 4], 0.5],
  ])('of which %j are right, %j earn %d', (right, choices, fraction) => {
    expect(share(right, choices)).toBe(fraction);
  });

  it('earn all or nothing where the author wants it exact', () => {
    expect(share([0, 1], [1, 0], true)).toBe(1);
    expect(share([0, 1], [0], true)).toBe(0);
    expect(share([0, 1], [0, 1, 2], true)).toBe(0);
  });
});

describe('a number', () => {
  const share = (value: number, band: number, given: number): number | null =>
    judge({ kind: 'number', value, unit: 'm', band }, { kind: 'number', value: given });

  it.each([
    [100, 10, 100, 1],
    [100, 10, 105, 0.775],
    [100, 10, 95, 0.775],
    [100, 10, 110, 0.1],
    [100, 10, 110.001, 0],
    [100, 10, 100.001, 0.999],
    [100, 0, 100, 1],
    [100, 0, 101, 0],
    [-40, 5, 40, 0],
    [0, 0, -0, 1],
  ])('%d within %d: %d earns %d', (value, band, given, fraction) => {
    expect(share(value, band, given)).toBeCloseTo(fraction ?? 0, 12);
  });

  it('is the same however it came about in binary', () => {
    expect(share(0.3, 0, 0.1 + 0.2)).toBe(1);
    expect(share(0.3, 0.1, 0.4)).toBeCloseTo(0.1, 12); // 0.4 - 0.3 is a little more than 0.1
    expect(share(0.3, 0.1, 0.2)).toBeCloseTo(0.1, 12);
    expect(share(3, 0.1, 3.1)).toBeCloseTo(0.1, 12);
    expect(share(1.1, 0.1, 1.2)).toBeCloseTo(0.1, 12);
    expect(share(1_000_000.3, 0.1, 1_000_000.4)).toBeCloseTo(0.1, 9);
  });

  it('is another one if only the last digit differs', () => {
    expect(share(9_007_199_254_740_991, 0, 9_007_199_254_740_990)).toBe(0);
    expect(share(0.123456789012345, 0, 0.123456789012344)).toBe(0);
  });

  it('may be as large as numbers are', () => {
    expect(share(Number.MAX_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE)).toBe(0);
    expect(share(Number.MAX_VALUE, Number.MAX_VALUE, 0)).toBe(0.1);
    expect(share(0, Number.MIN_VALUE, Number.MIN_VALUE)).toBe(0.1);
  });
});

describe('an order', () => {
  it.each([
    [[0, 1, 2, 3], 1],
    [[3, 2, 1, 0], 0],
    [[1, 2, 3, 0], 2 / 3],
    [[1, 0, 3, 2], 1 / 3],
    [[0, 2, 1, 3], 2 / 3],
  ])('%j earns %d', (order, fraction) => {
    const task = { kind: 'order', items: ['a', 'b', 'c', 'd'] } as const;
    expect(judge(task, { kind: 'order', order })).toBe(fraction);
  });
});

it.each([
  [
    [0, 1, 2, 3],
    [0, 1, 2, 3],
  ],
  [
    [1, 2, 3, 0],
    [1, 2, 3],
  ],
  [
    [3, 0, 2, 1],
    [0, 2],
  ],
  [[3, 2, 1, 0], [3]],
])('of the order %j the items %j stand in order', (order, run) => {
  expect(longestRun(order)).toEqual(run);
});

it('polls and clouds are not judged', () => {
  expect(judge({ kind: 'poll', options }, { kind: 'poll', choice: 0 })).toBeNull();
  expect(judge({ kind: 'cloud' }, { kind: 'cloud', entries: ['joy'] })).toBeNull();
});
