import fc from 'fast-check';
import { question, questionOfKind } from '../test-support/index.js';
import { type Scoring, scorings } from './contract/rules.js';
import { standardRules } from './rules.js';
import { mostFor, type Scored, score, usualPoints } from './scoring.js';

const right = 1;
/** A question of 20 s, all of its time left, no streak, in the first round; worth what is usual, unless the test says more. */
const scored = (
  scoring: Scoring,
  says: Partial<Scored> & { points?: number; limit?: number } = {},
): Scored => {
  const { points = usualPoints[scoring], limit = 20, ...rest } = says;
  return {
    rules: { scoring, streakBonus: false },
    question: question('rivers', { points, timeLimit: limit }),
    msLeft: limit * 1000,
    round: 1,
    streak: 0,
    ...rest,
  };
};
const pointsOf = (...of: Parameters<typeof scored>): number => score(scored(...of), right).points;

const nothing = { isCorrect: false, points: 0, speedBonus: 0 };
const bonus = { streakBonus: true };

describe.each(scorings)('in the scoring %s', (scoring) => {
  it.each([0, null])('what is right by %s gives nothing', (share) => {
    const most = { joker: true, streak: 9, rules: { scoring, ...bonus } };
    expect(score(scored(scoring, most), share)).toEqual(nothing);
  });

  it('half of it gives half of what is not for speed, in whole points, and nothing for a streak', () => {
    const base = { classic: 100, balanced: 500, accuracy: 100, rounds: 1 }[scoring];
    const most = { joker: true, streak: 9, rules: { scoring, ...bonus } };
    expect(score(scored(scoring, most), 0.5)).toEqual({
      isCorrect: false,
      fraction: 0.5,
      points: base,
      speedBonus: 0,
    });
    expect(score(scored(scoring), 0.5).points).toBe(Math.floor(base / 2));
    expect(score(scored(scoring, { points: 100 }), 0.29).points).toBe(scoring === 'balanced' ? 14 : 29);
  });

  it('a question without points only warms up: right all the same', () => {
    const warmUp = score(scored(scoring, { points: 0, streak: 3, rules: { scoring, ...bonus } }), right);
    expect(warmUp).toEqual({ isCorrect: true, points: 0, speedBonus: 0 });
  });
});

describe('classic', () => {
  it.each([
    [20_000, 300], // at once
    [12_900, 220],
    [10_000, 200], // half of it
    [1_000, 110],
    [999, 100], // in the last second
    [1, 100],
  ])('a right answer with %i ms left gives %i', (msLeft, points) => {
    expect(score(scored('classic', { msLeft }), right)).toEqual({
      isCorrect: true,
      points,
      speedBonus: points - 100,
    });
  });

  it.each([
    [500, 20_000, 700],
    [10, 999, 10],
    [3_000, 5_500, 3_050],
  ])('of a question worth %i with %i ms left gives %i', (points, msLeft, total) => {
    expect(pointsOf('classic', { points, msLeft })).toBe(total);
  });

  it.each([
    [1.25, 25_000, 300],
    [1.5, 15_000, 200],
    [2, 1_999, 100],
    [2, 2_000, 110],
  ])('with %f times the time and %i ms left gives %i', (timeFactor, msLeft, points) => {
    expect(pointsOf('classic', { timeFactor, msLeft })).toBe(points);
  });
});

describe('balanced', () => {
  it.each([
    [20_000, 1_000, 500], // at once
    [10_000, 750, 250], // half of it
    [999, 525, 25], // in the last second
    [1, 500, 0],
    [0, 500, 0],
  ])('a right answer with %i of 20,000 ms left gives %i', (msLeft, points, speedBonus) => {
    expect(score(scored('balanced', { msLeft }), right)).toEqual({ isCorrect: true, points, speedBonus });
  });

  it.each([
    [10, 5, 5_000, 10],
    [10, 5, 2_500, 8], // 7.5
    [3_000, 120, 60_000, 2_250],
  ])('of a question worth %i, of %i s with %i ms left, gives %i', (points, limit, msLeft, total) => {
    expect(pointsOf('balanced', { points, limit, msLeft })).toBe(total);
  });

  it.each([
    [1.25, 25_000, 1_000],
    [1.5, 15_000, 750],
    [2, 20_000, 750], // half of it is half of the others’
    [2, 1_998, 525],
    [2, 0, 500],
  ])('with %d times the time and %i ms left gives %i', (timeFactor, msLeft, points) => {
    expect(pointsOf('balanced', { timeFactor, msLeft })).toBe(points);
  });
});

describe('accuracy', () => {
  it.each([
    [20_000, 1],
    [10_000, 1],
    [999, 1], // in the last second
    [0, 1],
    [40_000, 2],
    [1, 1.5],
  ])('a right answer with %i ms left of %d times the time gives its points', (msLeft, timeFactor) => {
    expect(score(scored('accuracy', { msLeft, timeFactor }), right)).toEqual({
      isCorrect: true,
      points: 100,
      speedBonus: 0,
    });
  });

  it.each([
    [500, 5, 750],
    [10, 1, 11],
    [3_000, 0, 3_000],
  ])(
    'of a question worth %i, after %i right ones with a bonus for them, gives %i',
    (points, streak, total) => {
      expect(pointsOf('accuracy', { points, streak, rules: { scoring: 'accuracy', ...bonus } })).toBe(total);
    },
  );
});

describe('rounds', () => {
  it.each([
    [1, false, 1],
    [3, false, 3],
    [3, true, 6],
  ])('in round %i, with a joker: %s, a right answer gives %i', (round, joker, points) => {
    expect(score(scored('rounds', { round, joker, msLeft: 5_000 }), right)).toEqual({
      isCorrect: true,
      points,
      speedBonus: 0,
    });
  });

  it.each([20_000, 10_000, 999, 0, 40_000])('it gives as much with %i ms left', (msLeft) => {
    expect(pointsOf('rounds', { round: 3, msLeft, timeFactor: msLeft > 20_000 ? 2 : 1 })).toBe(3);
  });

  it('is that often the points of the question', () => {
    expect(pointsOf('rounds', { round: 4, points: 20 })).toBe(80);
  });
});

describe('a streak', () => {
  it.each([
    [0, 100, undefined], // the first right one
    [1, 110, 10],
    [2, 120, 20],
    [3, 130, 30],
    [4, 140, 40],
    [5, 150, 50], // the sixth
    [49, 150, 50],
  ])('of %i right answers before makes 100 points %i', (streak, points, streakBonus) => {
    const { isCorrect, ...earned } = score(
      scored('accuracy', { streak, rules: { scoring: 'accuracy', ...bonus } }),
      right,
    );
    expect(earned).toEqual({ points, speedBonus: 0, ...(streakBonus && { streakBonus }) });
  });

  it('adds its share of speed and joker too', () => {
    const fast = { streak: 2, msLeft: 10_000, rules: { scoring: 'classic', ...bonus } } as const;
    expect(score(scored('classic', fast), right)).toMatchObject({ points: 240, streakBonus: 40 });
    const doubled = { streak: 5, joker: true, round: 2, points: 10, rules: { scoring: 'rounds', ...bonus } };
    expect(score(scored('rounds', doubled as Partial<Scored>), right)).toMatchObject({
      points: 60,
      streakBonus: 20,
    });
  });

  it('adds nothing where the rules do not say so', () => {
    expect(score(scored('accuracy', { streak: 5 }), right)).not.toHaveProperty('streakBonus');
  });
});

it('the most that a question offers leaves streaks out', () => {
  const rules = { ...standardRules, ...bonus };
  expect(mostFor(rules, question('rivers'), 1)).toBe(200);
  expect(mostFor({ ...rules, scoring: 'balanced' }, question('rivers', { points: 1_000 }), 1)).toBe(1_000);
  expect(mostFor({ ...rules, scoring: 'rounds' }, question('rivers', { points: 1 }), 3)).toBe(3);
  expect(mostFor(rules, questionOfKind('poll'), 1)).toBe(0);
});

describe('by any rules', () => {
  const anyScored = fc
    .record({
      scoring: fc.constantFrom(...scorings),
      streakBonus: fc.boolean(),
      points: fc.integer({ min: 0, max: 300 }).map((tens) => tens * 10),
      limit: fc.integer({ min: 5, max: 120 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      timeFactor: fc.constantFrom(1, 1.25, 1.5, 2),
      round: fc.integer({ min: 1, max: 20 }),
      streak: fc.nat({ max: 50 }),
      joker: fc.boolean(),
    })
    .map(({ scoring, streakBonus, share, ...says }) =>
      scored(scoring, {
        ...says,
        rules: { scoring, streakBonus },
        msLeft: Math.round(share * says.limit * 1000 * says.timeFactor),
      }),
    );
  const holds = (property: (one: Scored) => void) => fc.assert(fc.property(anyScored, property));
  const worth = (one: Scored) => score(one, right).points;

  it('points are whole, and what speed and streaks add is a part of them', () => {
    holds((one) => {
      const { points, speedBonus, streakBonus = 0 } = score(one, right);
      expect(Number.isInteger(points) && Number.isInteger(speedBonus)).toBe(true);
      expect(Math.min(speedBonus, streakBonus, points - speedBonus - streakBonus)).toBeGreaterThanOrEqual(0);
    });
  });

  it('right is never worth less than wrong, nor more right answers before it less', () => {
    holds((one) => {
      expect(worth(one)).toBeGreaterThanOrEqual(score(one, 0).points);
      expect(worth({ ...one, streak: one.streak + 1 })).toBeGreaterThanOrEqual(worth(one));
      expect(worth({ ...one, joker: true })).toBeGreaterThanOrEqual(worth({ ...one, joker: false }));
    });
  });

  it('a share is never worth more than a larger one, nor as much as all of it where that is worth anything', () => {
    const anyShare = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(anyScored, anyShare, anyShare, (one, some, other) => {
        const [less, more] = [Math.min(some, other), Math.max(some, other)];
        expect(score(one, less).points).toBeLessThanOrEqual(score(one, more).points);
        if (more < 1 && worth(one) > 0) expect(score(one, more).points).toBeLessThan(worth(one));
      }),
    );
  });

  it('faster is never worth less', () => {
    fc.assert(
      fc.property(anyScored, fc.nat({ max: 240_000 }), (one, sooner) => {
        const all = one.question.timeLimit * 1000 * (one.timeFactor ?? 1);
        const faster = { ...one, msLeft: Math.min(all, one.msLeft + sooner) };
        expect(worth(faster)).toBeGreaterThanOrEqual(worth(one));
      }),
    );
  });

  it('accuracy and rounds ignore time', () => {
    holds((one) => {
      if (one.rules.scoring === 'classic' || one.rules.scoring === 'balanced') return;
      expect(worth({ ...one, msLeft: 0 })).toBe(worth(one));
    });
  });

  it('balanced gives the same for the same share of any time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 120 }), fc.nat({ max: 100 }), (limit, percent) => {
        const share = (of: number) => pointsOf('balanced', { limit: of, msLeft: of * 10 * percent });
        expect(share(limit)).toBe(share(10));
      }),
    );
  });

  it('more time changes nothing for who uses the same share of it', () => {
    holds((one) => {
      const factor = one.timeFactor ?? 1;
      const { timeFactor: _, ...without } = { ...one, msLeft: Math.floor(one.msLeft / factor) };
      expect(worth({ ...without, timeFactor: factor, msLeft: without.msLeft * factor })).toBe(worth(without));
    });
  });
});
