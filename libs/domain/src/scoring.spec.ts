import { question } from '../test-support/index.js';
import { score } from './scoring.js';

const asked = question('rivers');

describe('scoring, version 1', () => {
  it.each([
    [12_900, 220],
    [1000, 110],
    [999, 100],
    [400, 100],
    [1, 100],
    [120_000, 1300],
  ])('a correct answer with %i ms left gives %i', (msLeft, points) => {
    expect(score(asked, 2, msLeft)).toEqual({ isCorrect: true, points, speedBonus: points - 100 });
  });

  it.each([0, 1, 3, null] as const)('choosing %s of a question whose answer is 2 gives nothing', (choice) => {
    expect(score(asked, choice, 9000)).toEqual({ isCorrect: false, points: 0, speedBonus: 0 });
  });
});
