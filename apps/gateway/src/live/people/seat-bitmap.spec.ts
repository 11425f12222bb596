import fc from 'fast-check';
import { decodeBits, differences, encodeBits, hasSeat, noSeats, toBits } from './seat-bitmap.js';

const orders = fc.uniqueArray(fc.integer({ min: 1, max: 5_000 }));

describe('seats as bits', () => {
  it('hold just the seats that were put in, over the wire too', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 6_000 }), (seats, other) => {
        const bits = decodeBits(encodeBits(toBits(seats)));
        for (const order of seats) expect(hasSeat(bits, order)).toBe(true);
        expect(hasSeat(bits, other)).toBe(seats.includes(other));
      }),
    );
  });

  it('tell who came and who went', () => {
    fc.assert(
      fc.property(orders, orders, (before, after) => {
        const changed = differences(toBits(before), toBits(after));
        const expected = [
          ...before.filter((order) => !after.includes(order)),
          ...after.filter((order) => !before.includes(order)),
        ];
        expect(changed).toEqual(expected.sort((a, b) => a - b));
      }),
    );
  });

  it('of nobody are nothing', () => {
    expect(toBits([])).toEqual(noSeats);
    expect(differences(noSeats, noSeats)).toEqual([]);
  });

  it('of two thousand seats are a few hundred characters', () => {
    const all = Array.from({ length: 2_000 }, (_, index) => index + 1);
    expect(encodeBits(toBits(all)).length).toBeLessThan(340);
  });
});
