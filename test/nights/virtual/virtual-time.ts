import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';
import type { Random } from '../../support/random.js';
import type { Actor, Turn, World } from './world.js';

/** When every night begins, epoch ms. */
export const evening = 1_700_000_000_000;

/** What Node.js gives back for a timer, as far as anybody uses it. */
class VirtualTimer {
  constructor(public turn: Turn | null) {}
  unref(): this {
    return this;
  }
  ref(): this {
    return this;
  }
}

/**
 * Puts the night's time in the place of the machine's, for everything that asks for it: `Date`, `performance`, timers, and
 * chance, also that of which ids and codes are made. The product has no switch for it; it asks where it always asks. A timer is a turn of whoever sets it, so that it
 * stands still and ends with its gateway. Returns what puts the machine's time back.
 */
export const takeOver = (world: World, random: Random): (() => void) => {
  const set = (ms: number, run: () => void): VirtualTimer =>
    new VirtualTimer(world.after(ms, world.current, run));
  const clear = (timer: unknown): void => {
    if (timer instanceof VirtualTimer && timer.turn) timer.turn.cancelled = true;
  };
  const timeouts = {
    setTimeout: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
      set(Math.max(1, ms), () => run(...args)),
    clearTimeout: clear,
    setInterval: (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      const by: Actor | null = world.current;
      const timer = new VirtualTimer(null);
      const again = (): void => {
        timer.turn = world.after(Math.max(1, ms), by, () => {
          again();
          run(...args);
        });
      };
      again();
      return timer;
    },
    clearInterval: clear,
    setImmediate: (run: (...args: unknown[]) => void, ...args: unknown[]) => set(0, () => run(...args)),
    clearImmediate: clear,
  };
  const sleep = <T>(ms = 0, value?: T): Promise<T | undefined> =>
    new Promise((resolve) => set(Math.max(1, ms), () => resolve(value)));

  const undo = [
    replace(globalThis, timeouts),
    replace(timersPromises, { setTimeout: sleep }),
    replace(performance, { now: () => world.now }),
    replace(Date, { now: () => Math.floor(evening + world.now + (world.current?.wallOffset ?? 0)) }),
    replace(Math, { random: random.next }),
    replace(crypto, chanceOfIds(random.branch('ids'))),
  ];
  syncBuiltinESMExports();
  return () => {
    for (const putBack of undo) putBack();
    syncBuiltinESMExports();
  };
};

/** What ids, codes and tokens are drawn from. */
const chanceOfIds = (random: Random) => ({
  randomBytes: (count: number) => Buffer.from(Array.from({ length: count }, () => random.whole(0, 255))),
  randomInt: (least: number, end?: number) =>
    end === undefined ? random.whole(0, least - 1) : random.whole(least, end - 1),
  randomUUID: () =>
    `${random.characters(8, hex)}-${random.characters(4, hex)}-4${random.characters(3, hex)}-8${random.characters(3, hex)}-${random.characters(12, hex)}`,
});
const hex = '0123456789abcdef';

/** Returns what puts the old ones back. */
const replace = (target: object, members: Readonly<Record<string, unknown>>): (() => void) => {
  const before = Object.keys(members).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  );
  for (const [name, value] of Object.entries(members))
    Object.defineProperty(target, name, { value, configurable: true, writable: true, enumerable: true });
  return () => {
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(target, name, descriptor);
      else Reflect.deleteProperty(target, name);
  };
};
