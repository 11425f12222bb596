import { breath } from './breath.js';

/** Long enough to get on, and short enough that no answer waits for it. */
const turnMs = 5;

/** Runs to its end what pauses by itself; after each few ms of it everything else that waits has its turn. */
export const inTurns = async <Value>(steps: Generator<void, Value>): Promise<Value> => {
  for (let since = performance.now(); ; ) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - since < turnMs) continue;
    await breath();
    since = performance.now();
  }
};
