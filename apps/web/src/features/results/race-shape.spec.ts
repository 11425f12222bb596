import { levelsOf, race, racersOf } from './race-shape.js';

const { width, height, left, right, top, bottom } = race;

describe('the race of the scores', () => {
  it('starts at nothing and ends at the total, the best at the top', () => {
    const [ada, bo] = racersOf([
      { id: 'a', name: 'Ada', totals: [100, 200] },
      { id: 'b', name: 'Bo', totals: [0, 100] },
    ]);
    expect(ada?.points).toEqual([
      { x: left, y: height - bottom },
      { x: width / 2, y: height / 2 },
      { x: width - right, y: top },
    ]);
    expect(bo?.points.at(-1)).toEqual({ x: width - right, y: height / 2 });
    expect(bo?.total).toBe(100);
  });

  it('stays on the ground where nobody scored, and stands where nothing was asked', () => {
    const [ada] = racersOf([{ id: 'a', name: 'Ada', totals: [0] }]);
    expect(ada?.points.map(({ y }) => y)).toEqual([height - bottom, height - bottom]);
    expect(racersOf([{ id: 'a', name: 'Ada', totals: [] }])[0]).toMatchObject({ total: 0 });
  });

  it.each([
    [0, [0, 1]],
    [10, [0, 2, 4, 6, 8, 10]],
    [290, [0, 100, 200]],
    [1_000, [0, 200, 400, 600, 800, 1_000]],
    [2_540, [0, 1_000, 2_000]],
    [9_990, [0, 2_000, 4_000, 6_000, 8_000]],
  ])('of at most %i points has lines at round numbers', (most, points) => {
    const levels = levelsOf([{ id: 'a', name: 'Ada', totals: [0, most] }]);
    expect(levels.map((level) => level.points)).toEqual(points);
    expect(levels[0]?.y).toBe(height - bottom);
    for (const { y } of levels) expect(y).toBeGreaterThanOrEqual(top);
  });
});
