import { csvColumns } from '@clockbeat/domain';
import { readCsv } from './read-csv.js';

/** Files of questions as their authors write them: by hand, in programs that know better, in a hurry. */

const header = csvColumns.join(',');
const row = (
  question: string,
  {
    options = 'a,b,c,d',
    right = 'B',
    difficulty = 'Easy',
  }: Partial<Record<'options' | 'right' | 'difficulty', string>> = {},
) => ['1', 'Rivers', question, options, right, difficulty].join(',');
const semicolons = `${header}\n${row('"What; is it?"')}`.replaceAll(',', ';');

/** A line for each question, its right option with a star, then one for each refusal, by its line. */
const told = async (file: Buffer | string): Promise<string[]> => {
  const { questions, rejected } = await readCsv(Buffer.from(file));
  return [
    ...questions.map(({ question, options, answer, task }) =>
      [
        question,
        ...options.map((text, index) => (index === answer ? `*${text}` : text)),
        ...(task ? [task.kind] : []),
      ]
        .join(' | ')
        .replaceAll('\n', ' / '),
    ),
    ...rejected.map(({ line, code }) => `${line}: ${code}`),
  ];
};
const good = 'Where? | a | *b | c | d';

it.each<[string, string, string[]]>([
  ['only its headers', header, []],
  [
    'headers below each other',
    [header, row('Where?'), header, row('Where?')].join('\n'),
    [good, good, '3: bad_difficulty'],
  ],
  ['a column twice', [`${header},Question`, `${row('Where?')},Who?`].join('\n'), [good]],
  ['columns without a name at the end', [`${header},,,`, `${row('Where?')},,,`].join('\n'), [good]],
  ['a comment', [header, '# of mine,,,,,,,,', row('Where?')].join('\n'), [good, '2: text_empty']],
  ['a comment without commas', [header, '# of mine', row('Where?')].join('\n'), [good, '2: too_few_fields']],
  [
    'a hint of its commas with the line ends of old Macs',
    `sep=;\r${semicolons.replaceAll('\n', '\r')}`,
    ['What; is it? | a | *b | c | d'],
  ],
  [
    'headers with semicolons, rows with commas',
    [header.replaceAll(',', ';'), row('Where?')].join('\n'),
    ['2: too_few_fields'],
  ],
  ['hard blanks', [header.replaceAll(' ', '\u00a0'), row('\u00a0Where?\u00a0')].join('\n'), [good]],
  [
    'typographic quotes around a text with a comma',
    [header, row('“Who, me?”')].join('\n'),
    ['2: too_many_fields'],
  ],
  ['apostrophes around a text with a comma', [header, row("'Who, me?'")].join('\n'), ['2: too_many_fields']],
  [
    'quotes within a text that are not doubled',
    [header, row('"Who said "no"?"')].join('\n'),
    ['2: broken_quotes'],
  ],
  [
    'typographic quotes within a text',
    [header, row('Who said “no”?')].join('\n'),
    ['Who said “no”? | a | *b | c | d'],
  ],
  [
    'HTML and entities as they are typed',
    [header, row('<b>Where</b> &amp; who?')].join('\n'),
    ['<b>Where</b> &amp; who? | a | *b | c | d'],
  ],
  [
    'a formula, as the text that it is',
    [header, row('"=""Where?"""')].join('\n'),
    ['="Where?" | a | *b | c | d'],
  ],
  [
    'its fields in lines of one quoted cell',
    [header, `"${row('Where?')}"`].join('\n'),
    ['2: too_few_fields'],
  ],
])('reads, or refuses by its line, %s', async (_, file, lines) => expect(await told(file)).toEqual(lines));

it.each<[string, string]>([
  ['b', good],
  [' B ', good],
  ['b.', '2: unknown_answer'],
  ['B)', '2: unknown_answer'],
  ['Option B', '2: unknown_answer'],
  ['2', '2: unknown_answer'],
  ['E', '2: unknown_answer'],
  ['"A, B"', '2: unknown_answer'],
  ['AB', '2: unknown_answer'],
  ['“B”', '2: unknown_answer'],
  ['', '2: no_answer'],
  ['-', '2: unknown_answer'],
])('takes %j for what is right, or refuses it', async (right, line) => {
  expect(await told(`${header}\n${row('Where?', { right })}`)).toEqual([line]);
});

it.each([
  ['', '2: bad_difficulty'],
  ['easy ', good],
  ['HARD', good],
  ['mittel', good],
  ['2', '2: bad_difficulty'],
  ['normal', '2: bad_difficulty'],
  ['Easy/Hard', '2: bad_difficulty'],
])('takes %j for a level, or refuses it', async (difficulty, line) => {
  expect(await told(`${header}\n${row('Where?', { difficulty })}`)).toEqual([line]);
});

const kinds = `${header},Kind,Exact Only,Not These,Within,Range`;
const asked = (options: string, right: string, kind: string, more = ',,,') =>
  `${kinds}\n1,Rivers,Q?,${options},${right},Easy,${kind},${more}`;
it.each<[string, string, string[]]>([
  ['several letters', asked('a,b,c,d', '"A, C"', 'multi'), ['Q? | a | b | c | d | multi']],
  ['several letters without anything between', asked('a,b,c,', 'ac', 'Multi'), ['Q? | a | b | c | multi']],
  ['several letters with a word between', asked('a,b,c,d', 'A and C', 'multi'), ['2: bad_right_options']],
  ['a letter that is no option', asked('a,b,c,', '"A, D"', 'multi'), ['2: bad_right_options']],
  ['a text for a letter', asked('one,two,three,', 'one', 'multi'), ['2: bad_right_options']],
  ['texts with bars', asked(',,,', 'x | y', 'typed'), ['Q? | typed']],
  ['nothing that is right', asked(',,,', '', 'typed'), ['2: bad_count']],
  ['a number with words', asked(',,,', 'about 5', 'number'), ['2: bad_number']],
  ['an interval the wrong way round', asked(',,,', '5', 'number', ',,,9..1'), ['2: bad_range']],
  ['an interval with a dash', asked(',,,', '5', 'number', ',,,1-9'), ['2: bad_range']],
  ['two items in order', asked('a,b,,', '', 'order'), ['2: bad_count']],
  ['a poll with what is right', asked('a,b,,', 'A', 'poll'), ['Q? | a | b | poll']],
  ['a word for its kind in other words', asked('a,b,c,d', 'B', 'multiple choice'), ['2: unknown_kind']],
])('reads of another kind, or refuses, %s', async (_, file, lines) =>
  expect(await told(file)).toEqual(lines),
);

/** No byte tells these from Windows-1252: the preview shows them (decision 094). */
it.each([
  ['old Macs', [0x80, 0x8a], 'Ä', '€Š'],
  ['Windows in Cyrillic', [0xcf, 0xf0], 'Пр', 'Ïð'],
])('has other letters of a file in the encoding of %s', async (_, bytes, _meant, read) => {
  const [before, behind] = `${header}\n${row('|')}`.split('|') as [string, string];
  const file = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(behind)]);
  expect(await told(file)).toEqual([`${read} | a | *b | c | d`]);
});
