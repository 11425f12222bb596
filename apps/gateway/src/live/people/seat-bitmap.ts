/**
 * The seats of a game as bits, by the order in which they were made (1, 2, 3 …): two thousand of them take 334 characters.
 */
export type SeatBits = Uint8Array;

export const noSeats: SeatBits = new Uint8Array();

export const toBits = (orders: Iterable<number>): SeatBits => {
  const all = [...orders];
  const bits = new Uint8Array(all.reduce((most, order) => Math.max(most, (order >> 3) + 1), 0));
  for (const order of all) set(bits, order);
  return bits;
};

export const withSeat = (bits: SeatBits, order: number): SeatBits => {
  const more = new Uint8Array(Math.max(bits.length, (order >> 3) + 1));
  more.set(bits);
  set(more, order);
  return more;
};

const set = (bits: SeatBits, order: number): void => {
  bits[order >> 3] = (bits[order >> 3] ?? 0) | (1 << (order & 7));
};

export const hasSeat = (bits: SeatBits, order: number): boolean =>
  ((bits[order >> 3] ?? 0) & (1 << (order & 7))) !== 0;

/** The seats that are in one of the two and not in the other. */
export const differences = (a: SeatBits, b: SeatBits): number[] => {
  const orders: number[] = [];
  for (let byte = 0; byte < Math.max(a.length, b.length); byte += 1) {
    const changed = (a[byte] ?? 0) ^ (b[byte] ?? 0);
    for (let bit = 0; changed >> bit > 0; bit += 1) if ((changed >> bit) & 1) orders.push(byte * 8 + bit);
  }
  return orders;
};

export const encodeBits = (bits: SeatBits): string => Buffer.from(bits).toString('base64');
export const decodeBits = (text: string): SeatBits => new Uint8Array(Buffer.from(text, 'base64'));
