/** Chance that is the same every time: a stream of numbers in [0, 1) that depends on the seed alone (FNV-1a, mulberry32). */
export const chance = (seed: string): (() => number) => {
  let state = 2_166_136_261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The items in an order that depends on the seed alone. */
export const shuffled = <T>(items: readonly T[], seed: string): T[] => {
  const next = chance(seed);
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
};

/** At most `count` of the items, by chance, in the order in which they were. */
export const some = <T>(items: readonly T[], count: number, seed: string): T[] => {
  const kept = new Set(shuffled([...items.keys()], seed).slice(0, count));
  return items.filter((_, index) => kept.has(index));
};
