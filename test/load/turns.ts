/** Processor time of this process so far, ms: what the clock says depends on what else the machine does. */
export const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** As long a gateway goes on before others have their turn (`runtime/in-turns.ts`), ms. */
const turnMs = 5;

export interface Turns<Value> {
  readonly value: Value;
  /** Processor time of all of it, ms, collection of garbage and compilation beside it included. */
  readonly ms: number;
  /** The longest turn that nobody else has had, ms. */
  readonly longest: number;
}

/**
 * Runs to its end what pauses by itself, turn by turn as a gateway does it. How long a turn took is the less of what the clock says and of
 * the process's processor time: the one counts what others do on this machine, the other what V8 does in other threads.
 */
export const timedTurns = <Value>(steps: Generator<void, Value>): Turns<Value> => {
  const began = spent();
  let longest = 0;
  for (;;) {
    const [from, since] = [spent(), performance.now()];
    let next = steps.next();
    while (!next.done && performance.now() - since < turnMs) next = steps.next();
    longest = Math.max(longest, Math.min(spent() - from, performance.now() - since));
    if (next.done) return { value: next.value, ms: spent() - began, longest };
  }
};
