import { chanceOfAtLeast, chanceOfCount } from './tails.js';

describe('the chance of independent events', () => {
  it('is that of the binomial distribution where all are alike', () => {
    // 8 or more of 10 heads: (45 + 10 + 1) of 1,024
    expect(chanceOfCount(Array<number>(10).fill(0.5), 8)).toBeCloseTo(56 / 1_024, 12);
  });

  it('is that of every way to so many where they differ', () => {
    const [a, b, c] = [0.1, 0.2, 0.7];
    const two = a * b * (1 - c) + a * (1 - b) * c + (1 - a) * b * c;
    expect(chanceOfCount([a, b, c], 2)).toBeCloseTo(two + a * b * c, 12);
  });

  it('adds up what counts differently, below nought too', () => {
    const question = [
      { chance: 0.25, counts: 3 },
      { chance: 0.75, counts: -1 },
    ];
    expect(chanceOfAtLeast([question, question], 2)).toBeCloseTo(1 - 0.75 ** 2, 12);
    expect(chanceOfAtLeast([question, question], 3)).toBeCloseTo(0.25 ** 2, 12);
    expect(chanceOfAtLeast([question, question], -2)).toBeCloseTo(1, 12);
    expect(chanceOfAtLeast([question, question], 7)).toBe(0);
  });
});
