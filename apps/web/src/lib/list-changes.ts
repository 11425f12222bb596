/** The list with one put in the place of its older self, or at the end. */
export const withOne = <T extends { readonly id: string }>(list: readonly T[], one: T): readonly T[] =>
  list.some(({ id }) => id === one.id)
    ? list.map((other) => (other.id === one.id ? one : other))
    : [...list, one];

/** The list with one at another place, from 0; beyond its ends it stays as it was. */
export const withMoved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return list;
  return withInserted(list.toSpliced(from, 1), moved, to);
};

export const withoutAt = <T>(list: readonly T[], place: number): readonly T[] => list.toSpliced(place, 1);

export const withInserted = <T>(list: readonly T[], one: T, place: number): readonly T[] =>
  list.toSpliced(place, 0, one);
