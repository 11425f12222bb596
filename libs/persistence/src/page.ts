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
