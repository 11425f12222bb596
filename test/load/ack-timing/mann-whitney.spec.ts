import { seededRandom } from '../../support/random.js';
import { mannWhitney } from './mann-whitney.js';

const sample = (seed: number, count: number, shift = 0): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random() + shift);
};

it('counts pairs, and says what others say of them', () => {
  expect(mannWhitney([1, 5, 6, 10, 14], [2, 3, 4, 7, 8, 9, 11, 12, 13]).share * 45).toBeCloseTo(21, 10);
  // by SciPy 1's mannwhitneyu with method='asymptotic'
  const { share, p } = mannWhitney([12, 5, 4, 3, 2, 1], [11, 10, 9, 8, 7, 6]);
  expect(share * 36).toBeCloseTo(6, 10);
  expect(p).toBeCloseTo(0.0655522, 6);
});

it('tells no sample from itself', () => {
  expect(mannWhitney([1, 1, 1], [1, 1, 1])).toEqual({ share: 0.5, p: 1 });
  expect(mannWhitney(sample(1, 200), sample(1, 200)).p).toBeCloseTo(1, 5);
});

it('takes one distribution for two about as often as p says', () => {
  const runs = Array.from(
    { length: 400 },
    (_, run) => mannWhitney(sample(2 * run, 60), sample(2 * run + 1, 60)).p,
  );
  const share = runs.filter((p) => p < 0.05).length / runs.length;
  expect(share).toBeGreaterThan(0.02);
  expect(share).toBeLessThan(0.09);
});

it('finds a small shift in 200 of each', () => {
  expect(mannWhitney(sample(3, 200), sample(4, 200, 0.2)).p).toBeLessThan(1e-6);
});
