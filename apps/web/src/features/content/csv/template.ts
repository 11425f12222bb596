import { csvColumns } from '@clockbeat/domain/contract';
import { saveFile } from '../../../ui/save-file.js';

/** The nine headers and two rows to write over: a file that the import takes as it is (CSV-10). */
export const templateCsv = (): string =>
  [
    csvColumns,
    ['1', 'Science', 'Which planet is nearest to the Sun?', 'Venus', 'Mercury', 'Mars', 'Earth', 'B', 'Easy'],
    ['2', 'Music', 'How many lines has a stave?', 'Four', 'Six', 'Five', 'Seven', 'Five', 'Medium'],
  ]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');

/** Gives the browser the file to keep. */
export const downloadTemplate = (fileName: string): void =>
  saveFile(new Blob([templateCsv()], { type: 'text/csv' }), fileName);
