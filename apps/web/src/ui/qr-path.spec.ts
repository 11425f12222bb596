import { qrPath } from './qr-path.js';

const { size, path } = qrPath('http://192.168.0.17:3000/join/AB12CD');
const isDark = (column: number, row: number): boolean => path.includes(`M${column} ${row}h1v1h-1z`);

it('draws a square with its three finders', () => {
  expect(size).toBe(29);
  for (const [column, row] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    expect([0, 1, 2, 3, 4, 5, 6].map((step) => isDark(column + step, row))).toEqual(Array(7).fill(true));
    expect([0, 1, 2, 3, 4, 5, 6].map((step) => isDark(column + step, row + 1))).toEqual([
      true,
      ...Array(5).fill(false),
      true,
    ]);
  }
});

it('can be read with 15 % of it hidden: level M, as the first two bits of its format tell (ISO/IEC 18004)', () => {
  expect([isDark(0, 8), isDark(1, 8)]).toEqual([true, false]);
});
