import { seededRandom } from '../../load/seeded-random.js';

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

  chance(share: number): boolean {
    return this.next() < share;
  }
}
