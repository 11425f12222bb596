import { isDeeperThan } from './body-depth.js';

const nested = (levels: number): unknown =>
  JSON.parse(`${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`);

describe('how deep a body is', () => {
  it('is as many objects and lists as stand in one another', () => {
    expect(isDeeperThan(0, 'text')).toBe(false);
    expect(isDeeperThan(0, {})).toBe(false);
    expect(isDeeperThan(0, { a: 1 })).toBe(true);
    expect(isDeeperThan(2, { a: [1, 2], b: { c: null } })).toBe(false);
    expect(isDeeperThan(1, { a: [1, 2], b: { c: null } })).toBe(true);
  });

  it('is known of a body of a hundred thousand levels, and of a wide one', () => {
    expect(isDeeperThan(20, nested(100_000))).toBe(true);
    expect(isDeeperThan(2, { rows: Array(100_000).fill({ text: 'x' }) })).toBe(true);
    expect(isDeeperThan(3, { rows: Array(100_000).fill({ text: 'x' }) })).toBe(false);
  });
});
