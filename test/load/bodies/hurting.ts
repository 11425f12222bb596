import type { ApiDescription, Schema } from '../../abuse/http/api-description.js';

/** A body made to cost as much as they can. */
export interface Hurting {
  readonly name: string;
  readonly text: string;
}

const times = (count: number, one: (index: number) => string): string =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, index) => one(index)).join(',');

const repeated = (text: string, bytes: number): string =>
  JSON.stringify(text.repeat(Math.floor((bytes - 10) / Buffer.byteLength(text))));

/** Texts of the whole size, as JSON. */
const longTexts = (bytes: number): [string, string][] => [
  ['one letter', repeated('x', bytes)],
  ['spaces', repeated(' ', bytes)],
  ['a letter and its marks', repeated('\u0301\u0323', bytes)],
  ['marks in the wrong order', `"a${'\\u0301'.repeat(bytes / 24)}${'\\u0323'.repeat(bytes / 24)}"`],
  ['ligatures that become eighteen', repeated('ﷺ', bytes)],
  ['Hangul', repeated('각', bytes)],
  ['joined pictures', repeated('👩‍👩‍👧‍👦', bytes)],
  ['halves of pairs', `"${'\\ud83d'.repeat(bytes / 6 - 1)}"`],
  ['line ends', `"${'\\r\\n'.repeat(bytes / 4 - 1)}"`],
  ['at signs and dots', repeated('a@b.', bytes)],
  ['escapes', `"${'\\u0041'.repeat(bytes / 6 - 1)}"`],
];

const lists = (bytes: number): [string, string][] => [
  ['texts', `[${times(bytes / 9, (index) => `"${String(index).padStart(6, '0')}"`)}]`],
  ['the same text', `[${times(bytes / 4, () => '"x"')}]`],
  ['nothings', `[${times(bytes / 3, () => '{}')}]`],
  ['lists', `[${times(bytes / 3, () => '[]')}]`],
  ['nulls', `[${times(bytes / 5, () => 'null')}]`],
  ['objects of one key', `[${times(bytes / 8, () => '{"a":1}')}]`],
  ['objects of twenty keys', `[${times(bytes / 152, () => `{${times(20, (n) => `"k${n}":1`)}}`)}]`],
  ['long texts', `[${times(bytes / 10_003, () => `"${'y'.repeat(10_000)}"`)}]`],
  ['lists in lists', '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)],
];

const numbers = (bytes: number): [string, string][] => [
  ['numbers of 10,000 digits', `[${times(bytes / 10_001, () => '7'.repeat(10_000))}]`],
  ['one number', '7'.repeat(bytes)],
];

/** Whole bodies that no call takes. */
const strange = (bytes: number): [string, string][] => [
  ['unknown keys', `{${times(bytes / 9, (index) => `"${index.toString(36)}":1`)}}`],
  ['known to all objects', `{${times(bytes / 15, () => '"__proto__":1')}}`],
  ['objects in objects', `${'{"a":'.repeat(bytes / 6)}1${'}'.repeat(bytes / 6)}`],
  ['wide and deep', `{"a":${lists(bytes - 10)[5]![1]}}`],
  ...lists(bytes).map(([name, text]): [string, string] => [`a list of ${name}`, text]),
];

/**
 * What a body of this schema may be at its worst: `bytes` of unknown keys, and each of its fields filled up. `good` holds
 * fields that are right, so that nothing else stops it.
 */
export const hurtingBodies = (
  api: ApiDescription,
  schema: Schema,
  { good, bytes }: { good: Readonly<Record<string, unknown>>; bytes: number },
): Hurting[] => {
  const fields = Object.entries(api.resolve(schema).properties ?? {});
  const room = bytes - Buffer.byteLength(JSON.stringify(good)) - 200;
  const fillings = [...longTexts(room), ...lists(room), ...numbers(room)];
  const filled = fields.flatMap(([field, of]) => {
    const own = itemsOf(api, of, room);
    return [...fillings, ...own].map(([name, text]) => ({
      name: `${field}: ${name}`,
      text: withField(good, field, text),
    }));
  });
  const beside = withField(good, 'unknown', lists(room)[5]![1]);
  const keys = strange(room)[0]![1].slice(1, -1);
  const goodKeys = JSON.stringify(good).slice(1, -1);
  return [
    ...strange(bytes - 100).map(([name, text]) => ({ name, text })),
    { name: 'an unknown list beside what is right', text: beside },
    {
      name: 'unknown keys beside what is right',
      text: `{${goodKeys}${goodKeys === '' ? '' : ','}${keys}}`,
    },
    ...filled,
  ].filter(({ text }) => Buffer.byteLength(text) <= bytes);
};

/** As many objects of the described kind as fit, of nothing but right fields, wrong ones, and one text each. */
const itemsOf = (api: ApiDescription, schema: Schema, bytes: number): [string, string][] => {
  const { items } = api.resolve(schema);
  const names = Object.keys((items && api.resolve(items).properties) ?? {});
  if (names.length === 0) return [];
  const of = (value: string): string => `{${names.map((name) => `"${name}":${value}`).join(',')}}`;
  const filled = (value: string): string => `[${times(bytes / (of(value).length + 1), () => of(value))}]`;
  return [
    ['items of numbers', filled('1')],
    ['items of texts', filled('"A"')],
    ['items of objects', filled('{"a":1}')],
  ];
};

const withField = (good: Readonly<Record<string, unknown>>, field: string, text: string): string => {
  const others = Object.entries(good).filter(([name]) => name !== field);
  return `{${[...others.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`), `"${field}":${text}`].join(',')}}`;
};

/** Files of that size that are hard to read as CSV. */
export const hurtingFiles = (head: string, bytes: number): Hurting[] => {
  const row = '1,History,"Who, ""really"" was it?",a,b,c,d,A,Easy\n';
  return [
    ['quotes', '"'.repeat(bytes)],
    ['quotes in one field', `${head}1,"${'""'.repeat(bytes / 2 - 200)}",a,b,c,d,A,Easy\n`],
    ['a quote that never ends', `${head}1,"${'a,b\n'.repeat(bytes / 4 - 200)}`],
    ['commas', `${head}${','.repeat(bytes - 200)}`],
    ['line ends', `${head}${'\n'.repeat(bytes - 200)}`],
    ['empty rows', `${head}${',,,,,,,,\n'.repeat(bytes / 9 - 100)}`],
    ['no line end', 'x'.repeat(bytes)],
    ['marks', `${head}${'\u0301'.repeat(bytes / 2 - 200)}`],
    ['good rows', head + row.repeat(Math.min(5_000, bytes / row.length - 10))],
    ['more rows than may be', head + row.repeat(bytes / row.length - 10)],
    ['bytes that are no text', Buffer.alloc(bytes, 0xff).toString('latin1')],
  ].map(([name = '', text = '']) => ({ name, text }));
};
