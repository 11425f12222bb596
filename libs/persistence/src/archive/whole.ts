import type { EventRow } from '../event-store/event-row.js';

/** What is wanted of a stream: the events behind a version, so many at most, or all of them up to one. */
export interface Wanted {
  readonly gameId: string;
  readonly after: number;
  readonly most: number;
  /** There are as many: the stream goes at least so far. */
  readonly upTo?: number;
}

/**
 * Whether the table had all of it. Versions count without a hole, and the last event of a stream never goes to the archive
 * without staying in the table: what is missing shows in what is there.
 */
export const isWhole = (
  rows: readonly EventRow[],
  { after, upTo }: Pick<Wanted, 'after' | 'upTo'>,
): boolean =>
  (upTo === undefined || rows.length === upTo - after) &&
  rows.every(({ version }, index) => version === after + 1 + index);

/** The versions that are wanted and not there, from the first one to the last one; null: none is. */
export const missingOf = (
  rows: readonly EventRow[],
  { after, most, upTo }: Wanted,
): { first: number; last: number } | null => {
  const there = new Set(rows.map(({ version }) => version));
  const end = upTo ?? Math.min(after + most, rows.at(-1)?.version ?? after);
  let [first, last] = [after + 1, end];
  while (first <= end && there.has(first)) first += 1;
  while (last >= first && there.has(last)) last -= 1;
  return first <= last ? { first, last } : null;
};

/** Both together in the order of the versions; what the table has counts. */
export const mergedWith = (
  rows: readonly EventRow[],
  archived: readonly EventRow[],
  { most }: Wanted,
): EventRow[] => {
  const byVersion = new Map([...archived, ...rows].map((row) => [row.version, row]));
  return [...byVersion.values()].sort((one, other) => one.version - other.version).slice(0, most);
};
