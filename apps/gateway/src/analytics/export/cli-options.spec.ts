import { readEventsCliOptions, usage } from './cli-options.js';

const read = (line: string) => readEventsCliOptions(line.split(' '));

it('exports everything as lines of JSON unless told otherwise', () => {
  expect(read('export')).toMatchObject({ format: 'ndjson', game: null, withNames: false, limit: null });
});

it.each(['', '--help', 'export --help', 'import'])('tells how it is used when asked "%s"', (line) => {
  expect(() => read(line)).toThrow(usage);
});

it.each([
  ['export --format xml', /^--format must be ndjson, csv, parquet, not "xml"$/],
  ['export --from yesterday', /^--from must be a time like/],
  ['export --limit 0', /^--limit must be a whole number from 1, not "0"$/],
])('says what is wrong with "%s"', (line, told) => {
  expect(() => read(line)).toThrow(told);
});
