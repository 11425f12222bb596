import { faultOf } from './event-store/faults.js';

interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Writes that come close together share a statement: one is in flight, what arrives meanwhile goes with the next.
 * For idempotent writes: a group that holds a bad item is halved and tried again, so that this one fails alone. Where the
 * store is away, or slow, halves would only wait as the whole did.
 */
export class GroupedWrites<T> {
  private waiting: Waiting<T>[] = [];
  private running = false;

  constructor(
    private readonly writeAll: (items: readonly T[]) => Promise<void>,
    private readonly most = 500,
  ) {}

  /** Resolves when the item is written, rejects when it could not be. */
  write(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.running) void this.run();
    });
  }

  private async run(): Promise<void> {
    this.running = true;
    await new Promise(setImmediate);
    while (this.waiting.length > 0) await this.writeGroup(this.waiting.splice(0, this.most));
    this.running = false;
  }

  private async writeGroup(group: readonly Waiting<T>[]): Promise<void> {
    try {
      await this.writeAll(group.map(({ item }) => item));
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length === 1 || faultOf(error) !== 'row') {
        for (const { reject } of group) reject(error);
        return;
      }
      const middle = Math.ceil(group.length / 2);
      await this.writeGroup(group.slice(0, middle));
      await this.writeGroup(group.slice(middle));
    }
  }
}
