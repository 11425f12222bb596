import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** Draws by lot, where nobody may know the outcome before. */
@Injectable()
export class Chance {
  /** `count` of the items, each as likely as any other, in the order of the list; all of them if there are no more. */
  draw<T>(items: readonly T[], count: number): T[] {
    const places = Array.from(items.keys());
    for (let taken = 0; taken < count && taken < places.length; taken += 1) {
      const at = randomInt(taken, places.length);
      [places[taken], places[at]] = [places[at] ?? 0, places[taken] ?? 0];
    }
    const drawn = new Set(places.slice(0, count));
    return items.filter((_, place) => drawn.has(place));
  }
}
