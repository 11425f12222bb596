const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;

/**
 * How many letters are wrong, missing, too many or swapped with their neighbour (optimal string alignment); Infinity where
 * it is more than `most`. It looks at those cells alone that may still be within, so it costs the length times `most`, not
 * the one length times the other.
 */
export const slipsBetween = (a: readonly string[], b: readonly string[], most: number): number => {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let before: number[] = [];
  let above = [...b.keys(), b.length];
  for (let i = 1; i <= a.length; i += 1) {
    const row: number[] = i <= most ? [i] : [];
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        at(above, j) + 1,
        at(row, j - 1) + 1,
        isSwapped ? at(before, j - 2) + 1 : Infinity,
      );
    }
    [before, above] = [above, row];
  }
  const slips = at(above, b.length);
  return slips > most ? Infinity : slips;
};
