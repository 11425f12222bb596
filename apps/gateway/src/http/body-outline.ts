import { applyDecorators, type Type } from '@nestjs/common';
import { Type as OfType } from 'class-transformer';
import { ArrayMaxSize, ValidateNested } from 'class-validator';
import { mostMessages } from './http-problem.js';
import { serverOwnedFields } from './server-owned.js';

type Fields = Record<string, unknown>;
type Outline = (value: unknown, path: string, unknown: string[]) => unknown;

/** The outline of a body: as much of it as its class names. */
export interface OutlinedBody {
  /** What the class is made of and checked by; its size depends on the class alone. */
  readonly body: unknown;
  /** Lists whose items are checked one by one elsewhere, as they were sent. */
  readonly asSent: Fields;
  /** Fields that the class does not know, by their path; the first of them. */
  readonly unknown: readonly string[];
}

/** Of a list that has no limit of its own; no field takes as many. */
const mostItems = 64;
/** The name of an unknown field comes from the caller. */
const longestFieldName = 50;

const nestedKey = Symbol('nested');
const asSentKey = Symbol('asSent');
const mostKey = Symbol('most');

/** A field that holds an object of that class, or a list of them and of nulls; another decorator says what they must be. */
export const HoldsOf = (type: () => Type<object>): PropertyDecorator =>
  applyDecorators(
    (target: object, field: string | symbol) => Reflect.defineMetadata(nestedKey, type, target, field),
    OfType(type),
  );

/** A field that holds an object of that class, or with `each` a list of them; what they must be, the class says. */
export const Nested = (type: () => Type<object>, { each = false } = {}): PropertyDecorator =>
  applyDecorators(HoldsOf(type), ValidateNested({ each }));

/** A list of at most so many items. */
export const MaxItems = (most: number): PropertyDecorator =>
  applyDecorators(
    (target: object, field: string | symbol) => Reflect.defineMetadata(mostKey, most, target, field),
    ArrayMaxSize(most),
  );

/** A list whose items nobody here looks at: they are checked one by one, with the loop let go in between. */
export const CheckedLater = (): PropertyDecorator => (target, field) =>
  Reflect.defineMetadata(asSentKey, true, target, field);

/**
 * Takes from a body what its class names, before class-transformer and class-validator see it: they look at everything that
 * was sent, and take 28 µs for each unknown field. Lists are cut one after their longest, which is enough to refuse them;
 * what is an object where none belongs is an empty one, which is refused as well.
 */
export const outlineOf = (type: Type<object>): ((value: unknown) => OutlinedBody) => {
  const known = outlines.get(type);
  if (known) return known;
  const outlined = outlineOfBody(type);
  outlines.set(type, outlined);
  return outlined;
};

const outlines = new WeakMap<Type<object>, (value: unknown) => OutlinedBody>();

const outlineOfBody = (type: Type<object>): ((value: unknown) => OutlinedBody) => {
  const outline = outlineOfObject(type);
  const later = fieldsOf(type).filter(({ asSent }) => asSent);
  return (value) => {
    const unknown: string[] = [];
    const body = isObject(value) ? outline(value, '', unknown) : withoutItems(value);
    const asSent: Fields = {};
    if (isObject(value))
      for (const { field, most } of later)
        if (Array.isArray(value[field]) && value[field].length <= most) asSent[field] = value[field];
    return { body, asSent, unknown };
  };
};

const outlineOfObject = (type: Type<object>): Outline => {
  const fields = new Map(fieldsOf(type).map((one) => [one.field, one]));
  return (value, path, unknown) => {
    if (!isObject(value)) return withoutItems(value);
    const known: Fields = {};
    for (const name in value) {
      if (!Object.hasOwn(value, name)) continue;
      const field = fields.get(name);
      if (field) known[name] = outlineOfField(field, value[name], path, unknown);
      else if (unknown.length < mostMessages && !serverOwnedFields.has(name))
        unknown.push(`${path}${name.slice(0, longestFieldName)}`);
    }
    return known;
  };
};

const outlineOfField = (
  { field, most, nested, asSent }: FieldOutline,
  value: unknown,
  path: string,
  unknown: string[],
): unknown => {
  if (!Array.isArray(value))
    return nested ? nested()(value, `${path}${field}.`, unknown) : withoutItems(value);
  const items = value.slice(0, most + 1);
  if (asSent) return items.map(() => null);
  return items.map((item, index) =>
    nested ? nested()(item, `${path}${field}.${index}.`, unknown) : withoutItems(item),
  );
};

interface FieldOutline {
  readonly field: string;
  /** Items of a list. */
  readonly most: number;
  /** Undefined: plain values. A function, since a class may stand below the one that names it. */
  readonly nested: (() => Outline) | undefined;
  readonly asSent: boolean;
}

/** The fields that a class declares: each object of it has them all, as JavaScript defines class fields. */
export const fieldNames = (type: Type<object>): string[] => Object.keys(new type());

const fieldsOf = (type: Type<object>): FieldOutline[] =>
  fieldNames(type).map((field) => {
    const inner: (() => Type<object>) | undefined = Reflect.getMetadata(nestedKey, type.prototype, field);
    const most: number = Reflect.getMetadata(mostKey, type.prototype, field) ?? mostItems;
    let outline: Outline | undefined;
    const nested = inner && (() => (outline ??= outlineOfObject(inner())));
    return { field, most, nested, asSent: Reflect.hasMetadata(asSentKey, type.prototype, field) };
  });

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of an object or a list that nothing of may be looked at: that it was one. */
const withoutItems = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  return isObject(value) ? {} : value;
};
