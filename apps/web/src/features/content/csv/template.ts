import { csvColumns } from '@clockbeat/domain/contract';
import { saveFile } from '../../../ui/save-file.js';

/** Spreadsheets set fields apart by semicolons where the comma is the decimal sign; else all of a row is in one cell. */
const delimiterIn = (locale: string): string =>
  new Intl.NumberFormat(locale).format(0.5).includes(',') ? ';' : ',';

/**
 * The nine headers and two rows to write over: a file that the import takes as it is (CSV-10), and that a spreadsheet of
 * this region opens as a table. The mark tells Excel that accents are UTF-8.
 */
export const templateCsv = (locale: string): string =>
  `\ufeff${[
    csvColumns,
    ['1', 'Science', 'Which planet is nearest to the Sun?', 'Venus', 'Mercury', 'Mars', 'Earth', 'B', 'Easy'],
    ['2', 'Music', 'How many lines has a stave?', 'Four', 'Six', 'Five', 'Seven', 'Five', 'Medium'],
  ]
    .map((cells) => `${cells.join(delimiterIn(locale))}\r\n`)
    .join('')}`;

/** Gives the browser the file to keep. */
export const downloadTemplate = (fileName: string): void =>
  saveFile(new Blob([templateCsv(navigator.language)], { type: 'text/csv' }), fileName);
