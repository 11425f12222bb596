/** So many people come in at a time. */
const inFlight = 64;

/** Has everybody come in, 64 at a time in their order; each is told its place in it, from 0. */
export const comeIn = async <T>(
  people: readonly T[],
  enter: (one: T, index: number) => Promise<void>,
): Promise<void> => {
  const waiting = people.entries();
  const oneByOne = async (): Promise<void> => {
    for (const [index, one] of waiting) await enter(one, index);
  };
  await Promise.all(Array.from({ length: inFlight }, oneByOne));
};
