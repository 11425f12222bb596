import {
  type CompleteQuestion,
  csvColumns,
  limits,
  type ReadUpload,
  type RejectedQuestion,
  reject,
} from '@clockbeat/domain';
import { badRequest, invalid } from '../../http/http-problem.js';
import { breath } from '../../runtime/breath.js';
import { textOf } from './decode.js';
import { readHeader } from './header.js';
import { parseFields } from './parse-fields.js';
import { type CsvRecord, recordsOf } from './records.js';
import { readRow } from './row.js';

/** Characters that are taken apart in one turn of the event loop: some milliseconds' worth. */
const charactersPerTurn = 8_000;

/**
 * Reads a file of questions: the good ones, and why each of the others is not, by its line. Other work goes on meanwhile.
 * Refuses a file that is no text, that lacks a column, or that holds too many rows. A first line `sep=;`, which tells Excel
 * how fields are set apart, is passed over. Numbers are read as readers of the language write them.
 */
export const readCsv = async (file: Buffer, language = 'en'): Promise<ReadUpload> => {
  const whole = await textOf(file);
  if (whole === null) throw badRequest('Error processing CSV file. Please check the format and try again.');
  const [hint = ''] = /^sep=.(?:\r\n|\n|\r)/i.exec(whole) ?? [];
  const text = whole.slice(hint.length);
  const header = await readHeader(text);
  if (header === null) throw invalid(`CSV must contain required headers: ${csvColumns.join(', ')}`);

  const questions: CompleteQuestion[] = [];
  const rejected: RejectedQuestion[] = [];
  let rows = 0;
  for (const records of slicesOf(recordsOf(text, header.delimiter))) {
    await breath();
    for (const { line, fields } of await fieldsOf(records, header.delimiter)) {
      const read = fields === null ? reject('broken_quotes') : readRow(fields, header, language);
      if (read === null) continue;
      rows += 1;
      if (rows > limits.upload.questions) throw invalid(tooMany);
      if ('reason' in read) rejected.push({ line: line + (hint === '' ? 0 : 1), ...read });
      else questions.push({ ...read, media: null, optionMedia: null }); // a line names no picture
    }
  }
  return { questions, rejected };
};

const tooMany = `The file has more than ${limits.upload.questions} rows. Please split it.`;

/** All rows but the header and blank lines, some at a time. */
function* slicesOf(records: Iterable<CsvRecord>): Generator<CsvRecord[]> {
  let slice: CsvRecord[] = [];
  let characters = 0;
  let isHeader = true;
  for (const record of records) {
    if (!isHeader && record.text.trim() !== '') slice.push(record);
    isHeader = false;
    characters += Math.max(record.text.length, record.scanned) + 1;
    if (characters < charactersPerTurn) continue;
    yield slice;
    slice = [];
    characters = 0;
  }
  yield slice;
}

interface Row {
  readonly line: number;
  /** Null: no CSV. */
  readonly fields: string[] | null;
}

/** A slice is parsed in one go; only where something in it is wrong, each row is by itself. */
const fieldsOf = async (records: readonly CsvRecord[], delimiter: string): Promise<Row[]> => {
  const together = records.every(({ whole }) => whole)
    ? await parseFields(records.map(({ text }) => text).join('\n'), delimiter)
    : null;
  if (together?.length === records.length)
    return records.map(({ line }, index) => ({ line, fields: together[index] ?? null }));
  const rows: Row[] = [];
  for (const { line, text, whole } of records) {
    const alone = whole ? await parseFields(text, delimiter) : null;
    rows.push({ line, fields: alone?.length === 1 ? (alone[0] ?? null) : null });
  }
  return rows;
};
