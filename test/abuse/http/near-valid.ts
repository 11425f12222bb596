import fc from 'fast-check';
import { junk, junkText, orJunk, spoilt } from '../junk.js';
import type { ApiDescription, Schema } from './api-description.js';

/** Texts that many fields take. */
const usualTexts = ['Easy', 'medium', 'General Knowledge', 'A', 'b', 'ada@example.org', 'mine', 'all', 'Ada'];

/** Values that a schema lets through, or would but for something. */
export const nearValid = (api: ApiDescription, given: Schema, depth = 0): fc.Arbitrary<unknown> => {
  const schema = api.resolve(given);
  const variants = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (depth > 5) return junk;
  if (variants && variants.length > 0) return fc.oneof(...variants.map((one) => nearValid(api, one, depth)));
  const [type, ...orNull] = [schema.type].flat();
  const value = plain(api, { ...schema, type }, depth);
  return orJunk(orNull.length > 0 ? fc.option(value, { freq: 6 }) : value);
};

const plain = (api: ApiDescription, schema: Schema, depth: number): fc.Arbitrary<unknown> => {
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return fc.oneof(
        fc.constantFrom(...usualTexts),
        fc.string({
          minLength: schema.minLength ?? 1,
          maxLength: Math.max(schema.minLength ?? 1, schema.maxLength ?? 60),
        }),
        junkText,
      );
    case 'number':
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 60 }),
        fc.constantFrom(-1, 4, 0.5, 1e9),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return listOf(nearValid(api, schema.items ?? {}, depth + 1), schema);
    default:
      return schema.properties ? objectOf(api, schema, depth) : junk;
  }
};

/** Often as long as it must be, rarely far too long. */
const listOf = (item: fc.Arbitrary<unknown>, { minItems = 1, maxItems }: Schema): fc.Arbitrary<unknown[]> =>
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems ?? 4, minItems + 3) }),
    },
    { weight: 2, arbitrary: fc.array(item, { minLength: 4, maxLength: 4 }) },
    { weight: 1, arbitrary: fc.array(item, { maxLength: 60 }) },
  );

const objectOf = (api: ApiDescription, { properties = {}, required = [] }: Schema, depth: number) =>
  spoilt(
    fc.record(
      Object.fromEntries(
        Object.entries(properties).map(([name, schema]) => [name, nearValid(api, schema, depth + 1)]),
      ),
      { requiredKeys: required.filter((name) => name in properties) },
    ),
  );
