import { lineOf } from './line-shape.js';

const guesses = (...values: number[]) => values.map((value) => ({ value, count: 1, fraction: 0 }));
const options = { key: 330, band: 60, columns: 41 };

it('ends at round numbers that have all that is near on it', () => {
  expect(lineOf(guesses(95, 300, 410), options)).toMatchObject({ from: 70, to: 430, below: 0, above: 0 });
});

it('leaves out who is so far off that nobody else could be told apart, and says how many', () => {
  const line = lineOf(guesses(1, 250, 300, 320, 340, 1_000_000), options);
  expect(line).toMatchObject({ below: 0, above: 1 });
  expect(line.to).toBeLessThan(2_000);
});

it('goes from end to end of the range that was said', () => {
  const line = lineOf(guesses(-5, 500), { ...options, range: { from: 0, to: 1_000 } });
  expect(line).toMatchObject({ from: 0, to: 1_000, below: 1, above: 0, key: 0.33 });
  expect(line.band).toEqual({ from: 0.27, to: 0.39 });
});

it('stands the right ones on the right value, and those beside them that find no room on them', () => {
  const line = lineOf(
    [
      { value: 330, count: 2, fraction: 1 },
      { value: 331, count: 1, fraction: 0.999 },
      { value: 500, count: 3, fraction: 0 },
    ],
    { key: 330, band: 60, columns: 20 },
  );
  expect(line.columns).toHaveLength(2);
  expect(line.columns[0]).toMatchObject({ at: line.key, right: 2, part: 1, wrong: 0, count: 3 });
  expect(line).toMatchObject({ most: 3, middle: 331 });
});

it.each([
  [[], 5, 0],
  [[0], 0, 0],
  [[5, 5, 5], 5, 0],
  [[1.5, 1.25], 1.25, 0.1],
  [[-3, 2], -1, 1],
  [[1e15], 1, 0],
])('is a line whatever is on it: %j', (values, key, band) => {
  const line = lineOf(guesses(...values), { key, band, columns: 25 });
  expect(line.to).toBeGreaterThan(line.from);
  expect(line.key).toBeGreaterThanOrEqual(0);
  expect(line.key).toBeLessThanOrEqual(1);
  for (const { at } of line.columns) expect(at >= 0 && at <= 1).toBe(true);
});

it('has no middle where nobody has guessed', () => {
  expect(lineOf([], options)).toMatchObject({ middle: null, columns: [], most: 1 });
});
