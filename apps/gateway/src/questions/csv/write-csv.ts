import { csvColumns, letterFor } from '@clockbeat/domain';
import type { NewQuestion } from '@clockbeat/persistence';
import { type Cell, csvOf, type Streams } from '../../spreadsheet/spreadsheet.js';

/** What a file of questions says of each. */
export type WrittenQuestion = Pick<
  NewQuestion,
  'question' | 'options' | 'answer' | 'category' | 'difficulty'
>;

/** A file that `readCsv` reads back as these very questions, and that a spreadsheet opens without running any of it. */
export const csvOfQuestions = (
  questions: Iterable<WrittenQuestion> | AsyncIterable<WrittenQuestion>,
): Streams => csvOf([...csvColumns], rowsOf(questions), { mark: true });

async function* rowsOf(
  questions: Iterable<WrittenQuestion> | AsyncIterable<WrittenQuestion>,
): AsyncGenerator<Cell[]> {
  let serialNumber = 0;
  for await (const question of questions) {
    serialNumber += 1;
    const { category, question: text, options, difficulty } = question;
    yield [serialNumber, category, text, ...options, letterFor(question), difficulty];
  }
}
