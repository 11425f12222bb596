import {
  csvColumns,
  letters,
  type Rejection,
  readUpload,
  reject,
  type UploadedQuestion,
} from '@clockbeat/domain';
import { unguard } from '../../spreadsheet/formula-guard.js';
import { lettered } from '../lettered.js';
import type { CsvHeader } from './header.js';
import { type Column, difficultyIn } from './other-names.js';
import { taskInCells } from './task-cells.js';

/** The question of a row, or why there is none; null: the row is empty, as spreadsheets leave some at the end. */
export const readRow = (
  fields: readonly string[],
  header: CsvHeader,
  language: string,
): UploadedQuestion | Rejection | null => {
  if (fields.every((field) => field.trim() === '')) return null;
  if (fields.length < csvColumns.length)
    return reject('too_few_fields', { fields: fields.length, columns: csvColumns.length });
  if (fields.slice(header.width).some((field) => field.trim() !== ''))
    return reject('too_many_fields', {
      fields: fields.length,
      columns: header.width,
      delimiter: header.delimiter,
    });
  const field = (column: Column): string => unguard((fields[header.places.get(column) ?? -1] ?? '').trim());
  const kind = field('Kind').toLowerCase() || undefined;
  const lettering = [...letters, 'G', 'H'] as const;
  const options = lettered(
    lettering.map((letter) => field(`Option ${letter}`)),
    kind,
  );
  return readUpload({
    question: field('Question'),
    kind,
    options,
    ...taskInCells(kind, field, options, language),
    correctAnswer: field('Correct Answer'),
    category: field('Game Category'),
    difficulty: difficultyIn(field('Difficulty')),
    explanation: field('Explanation'),
    timeLimit: secondsIn(field('Time Limit')),
  });
};

/** What is no number is told as it is. */
const secondsIn = (cell: string): unknown => {
  if (cell === '') return undefined;
  const seconds = Number(cell);
  return Number.isFinite(seconds) ? seconds : cell;
};
