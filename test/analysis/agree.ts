import type { Cell, Row } from './duck.js';

type Reckoned = Readonly<Record<string, Cell>>;

/** Half of the last figure that queries show, and a little for what adding up in another order does. */
const usual = 0.05 + 1e-9;

/** The same rows with the same columns in the same order; numbers as they are after rounding. */
export const agree = (
  rows: readonly Row[],
  reckoned: readonly Reckoned[],
  finer: Readonly<Record<string, number>> = {},
): void => {
  expect(rows.length).toBe(reckoned.length);
  for (const [index, row] of rows.entries()) {
    const wanted = reckoned[index] ?? {};
    expect(Object.keys(row)).toEqual(Object.keys(wanted));
    for (const [column, value] of Object.entries(wanted)) {
      const told = row[column];
      const close =
        typeof value === 'number' &&
        typeof told === 'number' &&
        Math.abs(told - value) <= (finer[column] ?? usual);
      if (!close) expect({ index, column, value: told }).toEqual({ index, column, value });
    }
  }
};
