/** Runs to its end what pauses by itself, for whoever has nothing else to do meanwhile. A gateway takes turns (`runtime/in-turns`). */
export const withoutPauses = <Value>(steps: Generator<void, Value>): Value => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
