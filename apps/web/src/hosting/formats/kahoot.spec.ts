import { isKahoot, readKahoot } from './kahoot.js';
import type { SheetRow } from './read-elsewhere.js';
import { recognised } from './recognise.js';
import { told } from './told.fixture.js';

const sheet = (...cells: string[][]): SheetRow[] =>
  cells.map((row, index) => ({ place: index + 1, cells: row }));
const english = [
  '',
  'Question - max 120 characters',
  'Answer 1 - max 75 characters',
  'Answer 2 - max 75 characters',
  'Answer 3 - max 75 characters',
  'Answer 4 - max 75 characters',
  'Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs',
  'Correct answer(s) - choose at least one',
];
const german = [
  '',
  'Frage – max. 120 Zeichen',
  'Antwort 1',
  'Antwort 2',
  'Antwort 3',
  'Antwort 4',
  'Zeitlimit (Sek.)',
  'Richtige Antwort(en)',
];
const french = [
  '',
  'Question – 120 caractères',
  'Réponse 1',
  'Réponse 2',
  'Réponse 3',
  'Réponse 4',
  'Limite de temps (s)',
  'Réponse(s) correcte(s)',
];
const row = (right: string, seconds = '20') => ['1', 'Which?', 'a', 'b', 'c', 'd', seconds, right];
const right = (cell: string) => {
  const asked = readKahoot(sheet(english, row(cell))).questions[0]?.asked;
  return asked?.kind === 'options' ? asked.right : null;
};

it.each([
  ['English', english],
  ['German', german],
  ['French', french],
])('finds its header in %s below what stands above it', (_, header) => {
  const rows = sheet(['Quiz template'], ['Add questions, at least two answers'], header, row('1,3'));
  expect(isKahoot(rows)).toBe(true);
  expect(readKahoot(rows).questions).toEqual([
    {
      place: 4,
      text: 'Which?',
      asked: { kind: 'options', options: ['a', 'b', 'c', 'd'], right: [0, 2] },
      seconds: 20,
    },
  ]);
});

it.each([
  ['2', [1]],
  ['1,3', [0, 2]],
  ['1, 3', [0, 2]],
  ['1;3;4', [0, 2, 3]],
  ['3 & 1', [0, 2]],
  ['1.3', [0, 2]],
  ['13', [0, 2]],
  ['2026-03-01', [0, 2]],
  ['2026-01-03 00:00', [0, 2]],
  ['2004-03-01', [0, 2, 3]],
  ['', []],
  ['all', []],
  ['9', []],
])('reads %j as right', (cell, expected) => expect(right(cell)).toEqual(expected));

it('counts among the answers that are there, and passes over empty rows', () => {
  const { questions } = readKahoot(
    sheet(
      english,
      ['1', 'Which?', 'a', '', 'c', '', '240', '3'],
      ['2', '', '', '', '', '', '', ''],
      ['3', 'True?', 'yes', 'no', '', '', '', '1'],
    ),
  );
  expect(questions).toEqual([
    { place: 2, text: 'Which?', asked: { kind: 'options', options: ['a', 'c'], right: [1] }, seconds: 240 },
    {
      place: 4,
      text: 'True?',
      asked: { kind: 'options', options: ['yes', 'no'], right: [0] },
      seconds: undefined,
    },
  ]);
});

it.each([
  [
    'ours',
    [
      'Serial Number',
      'Game Category',
      'Question',
      'Option A',
      'Option B',
      'Option C',
      'Option D',
      'Correct Answer',
      'Difficulty',
    ],
  ],
  [
    'ours as Germans call it',
    [
      'Nr',
      'Kategorie',
      'Frage',
      'Antwort 1',
      'Antwort 2',
      'Antwort 3',
      'Antwort 4',
      'Richtige Antwort',
      'Niveau',
    ],
  ],
  ['without right answers', english.slice(0, -1)],
  ['of something else', ['Name', 'Street', 'City']],
  ['of nothing', []],
])('is no sheet %s', (_, header) => expect(isKahoot(sheet(header, row('1')))).toBe(false));

it('looks for its header in the first twenty rows', () => {
  const above = (count: number) => Array.from({ length: count }, () => ['above']);
  expect(isKahoot(sheet(...above(19), english))).toBe(true);
  expect(isKahoot(sheet(...above(20), english))).toBe(false);
});

/** The template of Kahoot (its help, "How to import questions from a spreadsheet"): up to four answers, `1,3` for what is right. */
const asked = (answers: string[], key: string, seconds = '20') =>
  told(readKahoot(sheet(english, ['1', 'Q?', ...answers, seconds, key])));

it.each<[string, string[], string, string[]]>([
  ['one number', ['a', 'b', 'c', 'd'], '4', ['2: Q? | a | b | c | *d']],
  ['all of them', ['a', 'b', 'c', 'd'], '1,2,3,4', ['2: Q? | *a | *b | *c | *d']],
  ['numbers in another order, with blanks', ['a', 'b', 'c', 'd'], ' 3 , 1 ', ['2: Q? | *a | b | *c | d']],
  ['words between them', ['a', 'b', 'c', 'd'], '1 and 2', ['2: Q? | *a | *b | c | d']],
  ['the name of a column', ['a', 'b', 'c', 'd'], 'Answer 2', ['2: Q? | a | *b | c | d']],
  ['the text of an answer, a year', ['1912', '1914', '1916', ''], '1914', ['2: Q? | 1912 | *1914 | 1916']],
  [
    'the text of an answer that could be two numbers',
    ['10', '11', '12', ''],
    '12',
    ['2: Q? | 10 | 11 | *12'],
  ],
  ['a number that is another answer’s text', ['2', '3', '4', ''], '2', ['2: Q? | 2 | *3 | 4']],
  ['the text of an answer, a word', ['Lima', 'Quito', '', ''], 'Quito', ['2: Q? | Lima | *Quito']],
  ['a date for 1,3', ['a', 'b', 'c', 'd'], '2026-03-01', ['2: Q? | *a | b | *c | d']],
  ['a date for 1,2, which no year adds to', ['a', 'b', '', ''], '2004-02-01', ['2: Q? | *a | *b']],
  ['a decimal for 2,4', ['a', 'b', 'c', 'd'], '2.4', ['2: Q? | a | *b | c | *d']],
])('reads what is right: %s', (_, answers, key, lines) => expect(asked(answers, key)).toEqual(lines));

/** The server says then that the right answer is missing: half a key would be a wrong one. */
it.each<[string, string[], string]>([
  ['nothing', ['a', 'b', '', ''], ''],
  ['a number beyond the answers', ['a', 'b', 'c', 'd'], '5'],
  ['one of two beyond them', ['a', 'b', 'c', 'd'], '1, 9'],
  ['one of two whose answer is empty', ['a', 'b', '', ''], '1,3'],
  ['a letter', ['a', 'b', 'c', 'd'], 'B'],
  ['a year that is no answer', ['a', 'b', 'c', 'd'], '1914'],
  ['nought', ['a', 'b', 'c', 'd'], '0'],
  ['a number twice', ['a', 'b', 'c', 'd'], '11'],
])('takes nothing for right where the key is %s', (_, answers, key) => {
  expect(asked(answers, key)).toEqual([`2: ${['Q?', ...answers.filter((text) => text !== '')].join(' | ')}`]);
});

it.each<[string, number | undefined, object]>([
  ['20', 20, {}],
  ['20 sec', 20, {}],
  ['20s', 20, {}],
  ['20 seconds', 20, {}],
  ['20.0', 20, {}],
  ['', undefined, {}],
  ['twenty', undefined, { seconds: 1 }],
  ['0:20', undefined, { seconds: 1 }],
  ['1899-12-30 00:20', undefined, { seconds: 1 }],
])('reads the time %j as %j, or counts it', (cell, seconds, leftOut) => {
  expect(readKahoot(sheet(english, row('1', cell)))).toMatchObject({ questions: [{ seconds }], leftOut });
});

it.each<[string, string[][], string[]]>([
  ['only its header', [english], []],
  ['rows that are numbered and empty', [english, ['1', ''], ['2', '', ' ', '']], []],
  [
    'an answer without a question, which is told later',
    [english, ['1', '', 'a', 'b', '', '', '20', '1']],
    ['2:  | *a | b'],
  ],
  ['a question without answers, which is told later', [english, ['1', 'Q?']], ['2: Q?']],
  [
    'a row below that says something',
    [english, row('2'), ['', 'See kahoot.com/library']],
    ['2: Which? | a | *b | c | d', '3: See kahoot.com/library'],
  ],
  [
    'lines and typographic quotes in a cell',
    [english, ['1', 'Who\nsaid “no”?', 'a', 'b', '', '', '20', '1']],
    ['2: Who / said “no”? | *a | b'],
  ],
  [
    'columns in another order',
    [
      ['Correct answer(s)', 'Question', 'Answer 2', 'Answer 1'],
      ['1', 'Q?', 'two', 'one'],
    ],
    ['2: Q? | *two | one'],
  ],
  [
    'six answers',
    [
      ['Question', ...[1, 2, 3, 4, 5, 6].map((nth) => `Answer ${nth} (optional)`), 'Correct answer'],
      ['Q?', 'a', 'b', 'c', 'd', 'e', 'f', '6'],
    ],
    ['2: Q? | a | b | c | d | e | *f'],
  ],
])('reads a sheet of %s', (_, rows, lines) => expect(told(readKahoot(sheet(...rows)))).toEqual(lines));

it.each([
  ['CSV', ',', '"1,3"'],
  ['CSV with semicolons, as it is saved in Europe', ';', '1,3'],
  ['a table that was copied', '\t', '1,3'],
])('is known as %s', async (_, sign, key) => {
  const head = english.slice(1).map((name) => name.replaceAll(',', ' '));
  const rows = [
    ['Quiz template', '', '', '', '', '', ''],
    head,
    ['"Who, ""me"";\nyou?"', 'a', 'b', 'c', 'd', '20', key],
  ];
  const source = await recognised(new File([rows.map((each) => each.join(sign)).join('\r\n')], 'quiz.csv'));
  expect(source?.valueOf()).toMatchObject({ format: 'kahoot' });
  if (source === 'csv' || source?.format !== 'kahoot') throw new Error('read as something else');
  expect(told(readKahoot(source.rows))).toEqual(['3: Who, "me"; / you? | *a | b | *c | d']);
});
