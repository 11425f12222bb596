import { csvColumns, csvOptionColumns, csvTaskColumns, letterFor, letters, limits } from '@clockbeat/domain';
import type { NewQuestion } from '@clockbeat/persistence';
import { type Cell, csvOf, type Streams } from '../../spreadsheet/spreadsheet.js';
import { cellsOf } from './task-cells.js';

/** What a file of questions says of each. */
export type WrittenQuestion = Pick<
  NewQuestion,
  'question' | 'options' | 'answer' | 'task' | 'category' | 'difficulty'
>;

type Questions = Iterable<WrittenQuestion> | AsyncIterable<WrittenQuestion>;

/** Which columns a file has beside the nine: those for other numbers of options than four, and those for other kinds. */
export interface MoreColumns {
  readonly options: boolean;
  readonly kinds: boolean;
}

/** Those that these questions need. */
export const columnsFor = (questions: readonly WrittenQuestion[]): MoreColumns => {
  const kinds = questions.some(({ task }) => task);
  return { kinds, options: kinds || questions.some(({ options }) => options.length !== limits.options) };
};

/** A file that `readCsv` reads back as these very questions, and that a spreadsheet opens without running any of it. */
export const csvOfQuestions = (questions: Questions, more: MoreColumns): Streams =>
  csvOf(
    [...csvColumns, ...(more.options ? csvOptionColumns : []), ...(more.kinds ? csvTaskColumns : [])],
    rowsOf(questions, more),
    { mark: true },
  );

/** As many as have a column. */
const mostTexts = 8;

async function* rowsOf(questions: Questions, more: MoreColumns): AsyncGenerator<Cell[]> {
  let serialNumber = 0;
  for await (const { category, question, options, answer, task = null, difficulty } of questions) {
    serialNumber += 1;
    const texts = Array.from({ length: mostTexts }, (_, index) => options[index] ?? '');
    const cells = cellsOf(task);
    const right = answer === null ? cells.answer : letterFor({ options, answer });
    const nine = [serialNumber, category, question, ...texts.slice(0, limits.options), right, difficulty];
    const ofOptions = [task?.kind ?? 'single', ...texts.slice(limits.options, letters.length)];
    const ofKinds = [...texts.slice(letters.length), ...cells.more];
    yield [...nine, ...(more.options ? ofOptions : []), ...(more.kinds ? ofKinds : [])];
  }
}
