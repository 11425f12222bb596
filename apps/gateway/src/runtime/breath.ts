/** Lets everything else that waits have its turn: a running game does not notice an upload. */
export const breath = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
