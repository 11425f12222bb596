/** Equal guesses. */
interface Guesses {
  readonly value: number;
  readonly count: number;
  readonly fraction: number | null;
}

interface LineOptions {
  /** What was right. */
  readonly key: number;
  /** How far off still earned a share; 0: not at all. */
  readonly band: number;
  /** Where it was to be looked for, where that was said. */
  readonly range?: { readonly from: number; readonly to: number } | undefined;
  /** Columns that find room. */
  readonly columns: number;
}

/** Guesses that stand on one place of the line. Places are shares of its length. */
interface Column {
  readonly at: number;
  readonly right: number;
  readonly part: number;
  readonly wrong: number;
  readonly count: number;
}

export interface LineShape {
  readonly from: number;
  readonly to: number;
  readonly key: number;
  readonly band: { readonly from: number; readonly to: number } | null;
  readonly columns: readonly Column[];
  /** In the highest column. */
  readonly most: number;
  /** Guesses beyond the ends. */
  readonly below: number;
  readonly above: number;
  /** As many guesses below it as above; null: nobody has guessed. */
  readonly middle: number | null;
}

/** The value below which this share of the guesses lies. */
const quantile = (guesses: readonly Guesses[], share: number): number | null => {
  const all = guesses.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of guesses) {
    passed += count;
    if (passed >= share * all) return value;
  }
  return null;
};

/** From where to where the line goes: all that is near enough to be told apart. Somebody always guesses a million. */
const ends = (guesses: readonly Guesses[], { key, band, range }: LineOptions): [number, number] => {
  if (range) return [range.from, range.to];
  const offs = guesses
    .map(({ value, ...rest }) => ({ ...rest, value: Math.abs(value - key) }))
    .filter(({ value }) => value > 0)
    .sort((a, b) => a.value - b.value);
  const farthest = Math.max(4 * (quantile(offs, 0.75) ?? 0), 3 * band);
  const near = guesses.map(({ value }) => value).filter((value) => Math.abs(value - key) <= farthest);
  const low = Math.min(key - 1.2 * band, ...near);
  const high = Math.max(key + 1.2 * band, ...near);
  const rest = high > low ? 0.06 * (high - low) : Math.max(1, 0.1 * Math.abs(key));
  const isCounted = Math.min(key, ...near) >= 0;
  return [isCounted ? Math.max(0, low - rest) : low - rest, high + rest];
};

/** How a crowd's guesses lie on a line: neighbours that find no room beside each other stand on each other. */
export const lineOf = (guesses: readonly Guesses[], options: LineOptions): LineShape => {
  const { key, band } = options;
  const sorted = [...guesses].sort((a, b) => a.value - b.value);
  const [from, to] = ends(sorted, options);
  const placeOf = (value: number): number => (value - from) / (to - from);
  // from the right value on, so that whoever has it stands on it
  const step = (to - from) / options.columns;
  const columns = new Map<number, Column>();
  let [below, above] = [0, 0];
  for (const { value, count, fraction } of sorted) {
    if (value < from) below += count;
    else if (value > to) above += count;
    else {
      const nth = Math.round((value - key) / step);
      const at = Math.min(1, Math.max(0, placeOf(key + nth * step)));
      const known = columns.get(nth) ?? { at, right: 0, part: 0, wrong: 0, count: 0 };
      const verdict = fraction === 1 ? 'right' : fraction ? 'part' : 'wrong';
      columns.set(nth, { ...known, [verdict]: known[verdict] + count, count: known.count + count });
    }
  }
  const within = (value: number): number => Math.min(1, Math.max(0, placeOf(value)));
  return {
    from,
    to,
    key: within(key),
    band: band > 0 ? { from: within(key - band), to: within(key + band) } : null,
    columns: [...columns.values()],
    most: Math.max(1, ...[...columns.values()].map(({ count }) => count)),
    below,
    above,
    middle: quantile(sorted, 0.5),
  };
};
