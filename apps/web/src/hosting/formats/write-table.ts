import {
  csvColumns,
  csvMoreColumns,
  csvOptionColumns,
  csvTaskColumns,
  type FileQuestion,
  letters,
  type SetFile,
} from '@clockbeat/domain/contract';
import { rightTexts } from './written-parts.js';

/** All columns that a file of questions may have. */
export const tableColumns = [...csvColumns, ...csvOptionColumns, ...csvTaskColumns, ...csvMoreColumns];
type Column = (typeof tableColumns)[number];

/** A set as the rows of a sheet: all but its pictures and its sounds. What lives in the set has its category and difficulty. */
export const rowsOf = (set: SetFile): (string | number)[][] =>
  set.questions.map((question, index) => {
    const cells = cellsOf(question);
    const row: Partial<Record<Column, string | number>> = {
      'Serial Number': index + 1,
      'Game Category': question.category ?? set.category ?? '',
      Question: question.text,
      Difficulty: question.difficulty ?? levelOf(set.difficulty),
      Kind: question.kind ?? 'single',
      Explanation: question.explanation ?? '',
      'Time Limit': question.timeLimit ?? '',
      ...cells,
    };
    return tableColumns.map((column) => row[column] ?? '');
  });

/** A file that we read as these very questions, and that a spreadsheet opens without running any of it. */
export const csvOf = (set: SetFile): string =>
  `\ufeff${[tableColumns, ...rowsOf(set)].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** Sets may be mixed; a question is Medium then. */
const levelOf = (difficulty = ''): string =>
  ({ easy: 'Easy', hard: 'Hard' })[difficulty.toLowerCase()] ?? 'Medium';

const lettering = [...letters, 'G', 'H'] as const;
const inColumns = (texts: readonly string[]): Partial<Record<Column, string>> =>
  Object.fromEntries(texts.map((text, index) => [`Option ${lettering[index as 0]}`, text]));

/** Texts of one cell stand behind each other with a bar between them; a bar of their own has a backslash before it. */
const joined = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ');

const cellsOf = (question: FileQuestion): Partial<Record<Column, string | number>> => {
  const { kind = 'single', options = [], right, exactOnly, refused = [], unit, band, range } = question;
  const all = rightTexts(question);
  switch (kind) {
    case 'single':
      return { ...inColumns(options), 'Correct Answer': letterOf(options, String(right)) };
    case 'multi':
      return {
        ...inColumns(options),
        'Correct Answer': all.map((text) => letters[options.indexOf(text) as 0]).join(', '),
        'Exact Only': exactOnly ? 'yes' : '',
      };
    case 'typed':
      return { 'Correct Answer': joined(all), 'Not These': joined(refused) };
    case 'number':
      return {
        'Correct Answer': Number(right),
        Unit: unit ?? '',
        Within: band ?? '',
        Range: range ? `${range.from}..${range.to}` : '',
      };
    case 'order':
      return inColumns(all);
    default:
      return inColumns(options);
  }
};

/** In lower case where another option's text is that letter. */
const letterOf = (options: readonly string[], right: string): string => {
  const letter: string = letters[options.indexOf(right) as 0] ?? '';
  return options.some((text) => text !== right && text === letter) ? letter.toLowerCase() : letter;
};

/** What a spreadsheet would take for a formula, and what has an apostrophe of its own before that (docs/decisions/012-an-apostrophe-guards-formulas.md). */
const dangerous = /^'*[=+\-@\t\r\n＝＋－＠]/;

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const safe = dangerous.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
