import { csvColumns, csvKindColumns, letterFor, letters, limits } from '@clockbeat/domain';
import type { NewQuestion } from '@clockbeat/persistence';
import { type Cell, csvOf, type Streams } from '../../spreadsheet/spreadsheet.js';

/** What a file of questions says of each. */
export type WrittenQuestion = Pick<
  NewQuestion,
  'question' | 'options' | 'answer' | 'category' | 'difficulty'
>;

type Questions = Iterable<WrittenQuestion> | AsyncIterable<WrittenQuestion>;

/**
 * A file that `readCsv` reads back as these very questions, and that a spreadsheet opens without running any of it. Only
 * `withKinds` has columns for other numbers of options than four.
 */
export const csvOfQuestions = (questions: Questions, { withKinds }: { withKinds: boolean }): Streams =>
  csvOf([...csvColumns, ...(withKinds ? csvKindColumns : [])], rowsOf(questions, withKinds), { mark: true });

async function* rowsOf(questions: Questions, withKinds: boolean): AsyncGenerator<Cell[]> {
  let serialNumber = 0;
  for await (const question of questions) {
    serialNumber += 1;
    const { category, question: text, options, difficulty } = question;
    const lettered = letters.map((_, index) => options[index] ?? '');
    const row = [
      serialNumber,
      category,
      text,
      ...lettered.slice(0, limits.options),
      letterFor(question),
      difficulty,
    ];
    yield withKinds ? [...row, 'single', ...lettered.slice(limits.options)] : row;
  }
}
