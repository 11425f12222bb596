/** Whose turn it is: a gateway or a person, which may stand still or end. What belongs to nobody is the world's own. */
export interface Actor {
  readonly name: string;
  state: 'running' | 'paused' | 'ended';
  /** What came due while it stood still. */
  readonly backlog: Turn[];
  /** By how much its time of day is wrong, ms. */
  wallOffset: number;
}

export const actor = (name: string): Actor => ({ name, state: 'running', backlog: [], wallOffset: 0 });

/** Something that happens at a moment. */
export interface Turn {
  at: number;
  order: number;
  readonly by: Actor | null;
  readonly run: () => void;
  cancelled: boolean;
}

/** Real turns of the event loop at once: between two of them Node.js runs what was promised, and asks the system once for all. */
const turnsAtOnce = 32;
/** A night that has more turns goes in circles. */
const mostTurns = 3_000_000;

const realSetImmediate = globalThis.setImmediate;

/**
 * One night's time: turns in the order of their moments, one at a time, and between two of them everything that was promised.
 * Nothing here waits, and nothing happens at once, so the same script is the same night to the last bit.
 */
export class World {
  /** Monotonic ms since the night began. */
  now = 0;
  /** Whose turn it is. */
  current: Actor | null = null;
  turns = 0;
  private readonly heap: Turn[] = [];
  private orders = 0;

  /** `ms` from now, as the turn of whoever is named. */
  after(ms: number, by: Actor | null, run: () => void): Turn {
    this.orders += 1;
    const turn = { at: this.now + Math.max(0, ms), order: this.orders, by, run, cancelled: false };
    push(this.heap, turn);
    return turn;
  }

  pause(who: Actor): void {
    if (who.state === 'running') who.state = 'paused';
  }

  /** What came due meanwhile happens now, in its order. */
  resume(who: Actor): void {
    if (who.state !== 'paused') return;
    who.state = 'running';
    for (const turn of who.backlog.splice(0)) {
      this.orders += 1;
      Object.assign(turn, { at: this.now, order: this.orders });
      push(this.heap, turn);
    }
  }

  /** Nothing of it happens any more. */
  end(who: Actor): void {
    who.state = 'ended';
    who.backlog.splice(0);
  }

  /** Lets time go by until the work is done. Rejects with what a turn threw, or where nothing is left to happen. */
  run<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      let over = false;
      const finish = (settle: () => void): void => {
        over = true;
        settle();
      };
      const turn = (): void => {
        if (over) return;
        try {
          this.take();
        } catch (error) {
          finish(() => reject(error));
          return;
        }
        realSetImmediate(turn);
      };
      work().then(
        (result) => finish(() => resolve(result)),
        (error: unknown) => finish(() => reject(error)),
      );
      for (let count = 0; count < turnsAtOnce; count += 1) realSetImmediate(turn);
    });
  }

  private take(): void {
    for (;;) {
      const turn = pop(this.heap);
      if (!turn) throw new Error('Nothing is left to happen, and the night is not over');
      if (turn.cancelled || turn.by?.state === 'ended') continue;
      this.now = Math.max(this.now, turn.at);
      if (turn.by?.state === 'paused') {
        turn.by.backlog.push(turn);
        continue;
      }
      this.turns += 1;
      if (this.turns > mostTurns) throw new Error('The night goes in circles');
      this.current = turn.by;
      turn.run();
      return;
    }
  }
}

const isBefore = (a: Turn, b: Turn): boolean => (a.at === b.at ? a.order < b.order : a.at < b.at);

/** A binary heap: the next turn stands first. */
const push = (heap: Turn[], turn: Turn): void => {
  let place = heap.length;
  heap.push(turn);
  while (place > 0) {
    const parent = (place - 1) >> 1;
    const above = heap[parent];
    if (!above || !isBefore(turn, above)) break;
    heap[place] = above;
    place = parent;
  }
  heap[place] = turn;
};

const pop = (heap: Turn[]): Turn | undefined => {
  const [first] = heap;
  const last = heap.pop();
  if (!first || !last || heap.length === 0) return first;
  let place = 0;
  for (;;) {
    const left = 2 * place + 1;
    const [one, other] = [heap[left], heap[left + 1]];
    if (!one) break;
    const isRight = other !== undefined && isBefore(other, one);
    const below = isRight && other ? other : one;
    if (!isBefore(below, last)) break;
    heap[place] = below;
    place = isRight ? left + 1 : left;
  }
  heap[place] = last;
  return first;
};
