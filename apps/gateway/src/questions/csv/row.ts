import { csvColumns } from '@clockbeat/domain';
import type { NewQuestion } from '@clockbeat/persistence';
import { unguard } from '../../spreadsheet/formula-guard.js';
import type { Rejection } from '../reading/question-problem.js';
import { readUpload } from '../uploads/uploaded-question.js';
import type { CsvHeader } from './header.js';

/** The question of a row, or why there is none; null: the row is empty, as spreadsheets leave some at the end. */
export const readRow = (fields: readonly string[], header: CsvHeader): NewQuestion | Rejection | null => {
  if (fields.every((field) => field.trim() === '')) return null;
  if (fields.length < csvColumns.length)
    return { reason: `The row has only ${fields.length} of the ${csvColumns.length} fields.` };
  if (fields.slice(header.width).some((field) => field.trim() !== ''))
    return {
      reason: `The row has ${fields.length} fields, the header ${header.width}. Put quotes around a text with “${header.delimiter}” in it.`,
    };
  const field = (column: (typeof csvColumns)[number]): string =>
    unguard((fields[header.places.get(column) ?? -1] ?? '').trim());
  return readUpload({
    question: field('Question'),
    options: [field('Option A'), field('Option B'), field('Option C'), field('Option D')],
    correctAnswer: field('Correct Answer'),
    category: field('Game Category'),
    difficulty: field('Difficulty'),
  });
};
