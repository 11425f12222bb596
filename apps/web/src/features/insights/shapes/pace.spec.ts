import { paceShapeOf } from './pace.js';

/** Answers by the half second in which they came, of a clock of `timeLimit` seconds. */
const shapeOf = (timeLimit: number, came: Record<number, number>, missed = 0) => {
  const bins = Array.from({ length: 2 * timeLimit }, (_, bin) => came[bin] ?? 0);
  const answers = bins.reduce((sum, count) => sum + count, 0);
  return paceShapeOf({ timeLimit, questions: 1, answers, missed, bins });
};

describe('the pace of the answers', () => {
  it('is the share that had come, from nothing to all of it', () => {
    const { shares, half, most, missed } = shapeOf(5, { 0: 1, 3: 4, 5: 4, 9: 1 }, 10);
    expect(shares).toEqual([0, 0.1, 0.1, 0.1, 0.5, 0.5, 0.9, 0.9, 0.9, 0.9, 1]);
    expect([half, most]).toEqual([2, 3]);
    expect(missed).toBe(0.5);
  });

  it('finds half of the answers where the curve is at half, not at the next whole second', () => {
    // 30 % at 1 s and 80 % at 1.5 s: a line between them is at half after two fifths of the way
    const { half, most } = shapeOf(10, { 1: 30, 2: 50, 3: 20 });
    expect(half).toBeCloseTo(1.2);
    expect(most).toBeCloseTo(1.75);
  });

  it('calls a clock generous by the shortest one that would do', () => {
    expect(shapeOf(30, { 4: 50, 18: 46, 40: 4 }).verdict).toEqual({
      kind: 'generous',
      seconds: 10,
      share: 0.96,
    });
  });

  it('finds that nothing shorter would do', () => {
    expect(shapeOf(20, { 10: 60, 30: 34, 34: 6 }).verdict).toEqual({ kind: 'fits' });
  });

  it('calls a clock tight when many come in its last tenth', () => {
    expect(shapeOf(10, { 4: 80, 18: 20 }).verdict).toEqual({ kind: 'tight', share: expect.closeTo(0.2) });
  });

  it('says nothing from a handful of answers, nor from none', () => {
    expect(shapeOf(30, { 1: 19 }).verdict).toBeNull();
    expect(shapeOf(30, {}, 3)).toMatchObject({ half: 0, most: 0, missed: 1, verdict: null });
  });
});
