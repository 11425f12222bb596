const utf8 = new TextEncoder();
const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** The shorter key first; of equal length by their bytes in UTF-8: the order in which PostgreSQL keeps keys of a jsonb. */
const byKey = (a: string, b: string): number => {
  // of such keys, and ours are, the letters are the bytes
  if (isAscii(a) && isAscii(b)) return a.length - b.length || (a < b ? -1 : Number(a > b));
  const [left, right] = [utf8.encode(a), utf8.encode(b)];
  if (left.length !== right.length) return left.length - right.length;
  const index = left.findIndex((byte, at) => byte !== right[at]);
  return index < 0 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
};

/** A log has few kinds of objects, and thousands of each: these many keep their order. */
const mostShapes = 1_000;
const shapes = new Map<string, readonly (readonly [key: string, written: string])[]>();

/** Keys in their order, each as it is written before its value. */
const shapeOf = (keys: readonly string[]) => {
  const asTheyCame = JSON.stringify(keys);
  const known = shapes.get(asTheyCame);
  if (known) return known;
  const shape = keys.toSorted(byKey).map((key) => [key, `${JSON.stringify(key)}: `] as const);
  if (shapes.size < mostShapes) shapes.set(asTheyCame, shape);
  return shape;
};

/** `1.5e-7` as 0.00000015: PostgreSQL writes every figure out. */
const plainNumber = (value: number): string => {
  // most of them; -0 is written as 0
  if (Number.isSafeInteger(value)) return String(value);
  const text = String(value);
  if (!text.includes('e')) return text;
  const [, sign = '', whole = '', fraction = '', exponent] =
    /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const figures = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${figures}`;
  return `${sign}${figures.slice(0, point).padEnd(point, '0')}${point < figures.length ? `.${figures.slice(point)}` : ''}`;
};

/**
 * A value that came out of JSON as PostgreSQL writes it (`jsonb::text`): one text for one value, whatever order its keys
 * came in. Seals are computed in the database and checked elsewhere, so both must write the same.
 */
export const jsonbText = (value: unknown): string => {
  if (typeof value === 'number') return plainNumber(value);
  // nothing where there is nothing, as `join` has it
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  let inside = '';
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1)
      inside += index === 0 ? jsonbText(value[index]) : `, ${jsonbText(value[index])}`;
    return `[${inside}]`;
  }
  for (const [key, written] of shapeOf(Object.keys(value))) {
    const inner: unknown = Reflect.get(value, key);
    // what is undefined is in no JSON
    if (inner !== undefined) inside += (inside === '' ? written : `, ${written}`) + jsonbText(inner);
  }
  return `{${inside}}`;
};
