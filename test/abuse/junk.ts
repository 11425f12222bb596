import fc from 'fast-check';
import { anyText } from '../../libs/domain/test-support/any-text.js';

/** Texts that something, somewhere, takes for more than a text. */
const trickyTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00\ud800',
  '\u202eabc',
  '\u200b',
  '\ufeff',
  'ﷺ'.repeat(20),
  'Z̷̢͝'.repeat(30),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  'null',
  'undefined',
  'true',
  '0x10',
  '9007199254740993',
  '2026-13-45T99:99:99Z',
  'x'.repeat(201),
  'x'.repeat(5_001),
  '\r\nSet-Cookie: a=b',
];

const trickyNumbers = [
  0,
  -0,
  -1,
  0.5,
  1e-308,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  1e21,
];

/** So many arrays or objects in one another. */
const nested = fc
  .tuple(fc.integer({ min: 1, max: 300 }), fc.boolean())
  .map(([depth, inLists]) =>
    Array.from({ length: depth }).reduce<unknown>((inner) => (inLists ? [inner] : { a: inner }), 1),
  );

/** The same without halves of letters, which no address can hold. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

export const junkText = fc.oneof(fc.constantFrom(...trickyTexts), anyText(), fc.string({ maxLength: 300 }));

/** What may stand where something else was meant. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    { length: 5 },
    { valueOf: 'x' },
    { $ne: null },
  ),
  fc.constantFrom(...trickyNumbers),
  junkText,
  fc.double(),
  fc.array(fc.constant('x'), { maxLength: 300 }),
  nested,
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly what was asked for. */
export const orJunk = <T>(good: fc.Arbitrary<T>, weight = 8): fc.Arbitrary<T | unknown> =>
  fc.oneof({ weight, arbitrary: good as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: junk });

/** An object with a field missing, or one too many, at times. */
export const spoilt = (object: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc
    .tuple(
      object,
      fc.option(fc.nat(), { freq: 8 }),
      fc.option(fc.tuple(fc.oneof(junkText, fc.string({ maxLength: 12 })), junk), { freq: 8 }),
    )
    .map(([whole, missing, extra]) => {
      const entries = Object.entries(whole);
      if (missing !== null && entries.length > 0) entries.splice(missing % entries.length, 1);
      if (extra !== null) entries.push(extra);
      return Object.fromEntries(entries);
    });
