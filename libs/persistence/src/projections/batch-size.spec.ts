import { BatchSize } from './batch-size.js';

/** Statements that take longer are given up, ms. */
const limitMs = 1_000;

/** The sizes of 100 full batches, where one of n events takes so long, ms. */
const sizesWhere = (msOf: (events: number) => number): number[] => {
  const size = new BatchSize();
  return Array.from({ length: 100 }, () => {
    const { events } = size;
    const ms = msOf(events);
    if (ms > limitMs && !size.isLeast) size.tookTooLong(limitMs);
    else size.took(ms);
    return events;
  });
};

describe('the size of a batch', () => {
  it('grows as far as it may where events take hardly any time', () => {
    expect(sizesWhere((events) => events / 1_000).at(-1)).toBe(10_000);
  });

  it('is what takes about its time where each event takes some', () => {
    for (const events of sizesWhere((count) => count * 2).slice(10)) {
      expect(events).toBeGreaterThanOrEqual(50);
      expect(events).toBeLessThanOrEqual(150);
    }
  });

  it('goes down to one event where each takes longer than a batch may', () => {
    expect(new Set(sizesWhere((count) => count * 400).slice(10))).toEqual(new Set([1, 2]));
  });

  it.each([350, 600, 900])('stays large where a batch takes %s ms, whatever is in it', (ms) => {
    const sizes = sizesWhere((count) => ms + count / 100);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(100);
  });

  it('grows again once a machine that was busy is not', () => {
    const size = new BatchSize();
    for (let nth = 0; nth < 20; nth += 1) size.tookTooLong(limitMs);
    expect(size.isLeast).toBe(true);
    // still slow, but no more for one event than for many
    for (let nth = 0; nth < 20; nth += 1) size.took(500);
    const { events } = size;
    expect(events).toBeGreaterThan(1);
    for (let nth = 0; nth < 20; nth += 1) size.took(20);
    expect(size.events).toBe(10_000);
  });
});
