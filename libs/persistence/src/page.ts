export interface PageRequest {
  /** At most this many items. */
  limit: number;
  /** What the page before gave as `nextCursor`; null for the first page. */
  cursor?: string | null | undefined;
}

export interface PageOf<T> {
  items: T[];
  nextCursor: string | null;
}

/** A cursor holds the sort key of the last item shown. Clients see an opaque text. */
export const encodeCursor = (key: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Null for no cursor and for one that we did not make: the list then starts at its beginning. */
export const decodeCursor = (cursor: string | null | undefined): (string | number)[] | null => {
  if (!cursor) return null;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isKey =
      Array.isArray(key) && key.every((part) => typeof part === 'string' || Number.isFinite(part));
    return isKey ? key : null;
  } catch {
    return null;
  }
};

/** Where a list by time, the newest first, begins: in the year 9999. */
const newest = ['253402300799000000', ''] as const;

/** SQL for the time in a column as a cursor carries it: µs since 1970, of which a `Date` has only the ms. */
export const microsOf = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint::text`;

/**
 * SQL that goes on with a list by a time and an id, the newest first, behind what `placeAfter` gives for the parameters
 * `$n` and `$n+1`. The columns stand by themselves, so that an index on them leads to the page.
 */
export const olderThan = (time: string, id: string, n: number): string =>
  `(${time}, ${id}) < (timestamptz 'epoch' + $${n}::bigint * interval '1 microsecond', $${n + 1}::text collate "C")`;

/** The time in µs and the id that a page begins behind; the list's beginning for a cursor that is not ours. */
export const placeAfter = (cursor: PageRequest['cursor']): readonly [micros: string, id: string] => {
  const [micros, id] = decodeCursor(cursor) ?? [];
  return /^\d{1,18}$/.test(String(micros)) ? [String(micros), String(id ?? '')] : newest;
};

/** Makes a page of rows that were read one more than asked for. */
export const pageOf = <T>(
  rows: readonly T[],
  limit: number,
  keyOf: (item: T) => readonly (string | number)[],
): PageOf<T> => {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
};
