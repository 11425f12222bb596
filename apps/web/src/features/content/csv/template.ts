import { csvColumns, csvMoreColumns, csvOptionColumns, csvTaskColumns } from '@clockbeat/domain/contract';
import { saveFile } from '../../../ui/save-file.js';

/** Spreadsheets set fields apart by semicolons where the comma is the decimal sign; else all of a row is in one cell. */
const delimiterIn = (locale: string): string =>
  new Intl.NumberFormat(locale).format(0.5).includes(',') ? ';' : ',';

type Row = readonly string[];

/** Rows that a spreadsheet of this region opens as a table. The mark tells Excel that accents are UTF-8. */
const csvOf = (rows: readonly Row[], locale: string): string => {
  const delimiter = delimiterIn(locale);
  const cell = (text: string): string => (/[,;]/.test(text) ? `"${text}"` : text);
  return `\ufeff${rows.map((cells) => `${cells.map(cell).join(delimiter)}\r\n`).join('')}`;
};

/** The nine headers and two rows to write over: a file that the import takes as it is (CSV-10). */
export const templateCsv = (locale: string): string =>
  csvOf(
    [
      csvColumns,
      [
        '1',
        'Science',
        'Which planet is nearest to the Sun?',
        'Venus',
        'Mercury',
        'Mars',
        'Earth',
        'B',
        'Easy',
      ],
      ['2', 'Music', 'How many lines has a stave?', 'Four', 'Six', 'Five', 'Seven', 'Five', 'Medium'],
    ],
    locale,
  );

const allColumns = [...csvColumns, ...csvOptionColumns, ...csvTaskColumns, ...csvMoreColumns];
type Column = (typeof allColumns)[number];

const ofKinds: readonly Partial<Record<Column, string>>[] = [
  {
    Question: 'Which planet is nearest to the Sun?',
    'Option A': 'Venus',
    'Option B': 'Mercury',
    'Option C': 'Mars',
    'Correct Answer': 'B',
    Kind: 'single',
    Explanation: 'It goes around the Sun in 88 days.',
    'Time Limit': '20',
  },
  {
    Question: 'Which of these planets have rings?',
    'Option A': 'Saturn',
    'Option B': 'Venus',
    'Option C': 'Uranus',
    'Correct Answer': 'A, C',
    Kind: 'multi',
    'Exact Only': 'yes',
  },
  {
    Question: 'Which is the largest country of Oceania?',
    'Correct Answer': 'Australia | Commonwealth of Australia',
    Kind: 'typed',
    'Not These': 'Austria',
  },
  {
    Question: 'How high is the Eiffel Tower?',
    'Correct Answer': '330',
    Kind: 'number',
    Unit: 'm',
    Within: '30',
    Range: '0..1000',
  },
  {
    Question: 'Put these animals in order, the smallest first.',
    'Option A': 'Mouse',
    'Option B': 'Cat',
    'Option C': 'Horse',
    'Option D': 'Whale',
    Kind: 'order',
  },
  { Question: 'Tea or coffee?', 'Option A': 'Tea', 'Option B': 'Coffee', Kind: 'poll' },
  { Question: 'How was your day, in one word?', Kind: 'cloud' },
];

/** All columns there are, and a row of each kind to write over. */
export const kindsTemplateCsv = (locale: string): string =>
  csvOf(
    [
      allColumns,
      ...ofKinds.map((filled, index) => {
        const row = {
          'Serial Number': String(index + 1),
          'Game Category': 'Examples',
          Difficulty: 'Easy',
          ...filled,
        };
        return allColumns.map((column) => row[column as keyof typeof row] ?? '');
      }),
    ],
    locale,
  );

/** Gives the browser the file to keep. */
export const downloadTemplate = (fileName: string): void => save(templateCsv, fileName);
export const downloadKindsTemplate = (fileName: string): void => save(kindsTemplateCsv, fileName);

const save = (csvIn: (locale: string) => string, fileName: string): void =>
  saveFile(new Blob([csvIn(navigator.language)], { type: 'text/csv' }), fileName);
