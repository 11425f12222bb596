/** Numbers from 0 to 1 that come out the same for the same seed (mulberry32). */
export const seededRandom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Chance that comes out the same for the same seed; each thing that needs some has a branch of its own. */
export class Random {
  readonly next: () => number;

  constructor(private readonly seed: number) {
    this.next = seededRandom(seed);
  }

  branch(name: string): Random {
    let hash = this.seed | 0;
    for (const letter of name) hash = (Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) + 0x9e37) | 0;
    return new Random(hash);
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  of<T>(things: readonly T[]): T {
    const thing = things[Math.floor(this.next() * things.length)];
    if (thing === undefined) throw new Error('There is nothing to choose from');
    return thing;
  }

  /** In another order, all orders alike. */
  shuffled<T>(things: readonly T[]): T[] {
    const order = things.map((thing) => ({ thing, place: this.next() }));
    return order.sort((a, b) => a.place - b.place).map(({ thing }) => thing);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Characters of an alphabet, for ids, codes and tokens. */
  characters(length: number, alphabet: string): string {
    return Array.from({ length }, () => alphabet.charAt(Math.floor(this.next() * alphabet.length))).join('');
  }
}
