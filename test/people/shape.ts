/** Says what is wrong with a value, as paths and reasons; nothing if it fits. */
export type Shape = (value: unknown, path: string) => string[];

const told = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'undefined';

const of =
  (what: string, fits: (value: unknown) => boolean): Shape =>
  (value, path) =>
    fits(value) ? [] : [`${path} is ${told(value)}, not ${what}`];

export const text = of('a text', (value) => typeof value === 'string' && value !== '');
export const flag = of('true or false', (value) => typeof value === 'boolean');
export const number = of('a number', (value) => typeof value === 'number' && Number.isFinite(value));
export const count = of('a count', (value) => Number.isInteger(value) && Number(value) >= 0);
export const version = of('a version', (value) => Number.isInteger(value) && Number(value) >= 1);
export const epochMs = of('a time', (value) => Number.isInteger(value) && Number(value) > 1.6e12);
/** Seconds with up to three decimals. */
export const seconds = of(
  'seconds',
  (value) => typeof value === 'number' && value >= 0 && /^\d+(\.\d{1,3})?$/.test(String(value)),
);
export const matching = (pattern: RegExp): Shape =>
  of(`like ${pattern}`, (value) => typeof value === 'string' && pattern.test(value));
export const one = (...values: readonly unknown[]): Shape =>
  of(`one of ${told(values)}`, (value) => values.includes(value));

export const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? [] : shape(value, path);

/** One shape or the other; what is wrong is told of the first. */
export const either =
  (one: Shape, other: Shape): Shape =>
  (value, path) => {
    const breaches = one(value, path);
    return breaches.length === 0 || other(value, path).length === 0 ? [] : breaches;
  };

/** One of several shapes; what is wrong is told of the first. */
export const oneShapeOf = (first: Shape, ...others: readonly Shape[]): Shape => others.reduce(either, first);

export const list =
  (shape: Shape, { exactly, atMost }: { exactly?: number; atMost?: number } = {}): Shape =>
  (value, path) => {
    if (!Array.isArray(value)) return [`${path} is ${told(value)}, not a list`];
    const wrongLength =
      (exactly !== undefined && value.length !== exactly) || (atMost !== undefined && value.length > atMost);
    return [
      ...(wrongLength ? [`${path} has ${value.length} entries`] : []),
      ...value.flatMap((entry, index) => shape(entry, `${path}[${index}]`)),
    ];
  };

type Fields = Readonly<Record<string, Shape>>;

/** An object with these fields and no others: what else came would be a leak or undocumented. */
export const object =
  (fields: Fields, optional: Fields = {}): Shape =>
  (value, path) => {
    if (typeof value !== 'object' || value === null) return [`${path} is ${told(value)}, not an object`];
    const given = new Map(Object.entries(value));
    const missing = Object.keys(fields).filter((name) => !given.has(name));
    return [
      ...missing.map((name) => `${path}.${name} is missing`),
      ...[...given].flatMap(([name, inner]) => {
        const shape = fields[name] ?? optional[name];
        return shape ? shape(inner, `${path}.${name}`) : [`${path}.${name} is not in the contract`];
      }),
    ];
  };
