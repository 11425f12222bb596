import { type Duplex, Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { format } from 'fast-csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { guard } from './formula-guard.js';

export type Cell = string | number | null;
export type Rows = Iterable<Cell[]> | AsyncIterable<Cell[]>;

/** What is piped one into the next. */
export type Streams = readonly [Readable, ...Duplex[]];

export const csvType = 'text/csv';
/** A line of JSON each. */
export const linesType = 'application/x-ndjson';
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const harmless = (cell: Cell): Cell => (typeof cell === 'string' ? guard(cell) : cell);

/** Rows as CSV, made as fast as they are read. Excel knows UTF-8 by the mark at the beginning. */
export const csvOf = (columns: string[], rows: Rows, { mark }: { mark: boolean }): Streams => [
  Readable.from(rows),
  format<Cell[], Cell[]>({
    headers: columns,
    alwaysWriteHeaders: true,
    includeEndRowDelimiter: true,
    writeBOM: mark,
    transform: (row: Cell[]) => row.map(harmless),
  }),
];

/** Rows as a workbook of one sheet. Its texts are typed as texts: none is taken for a formula. */
export const xlsxOf = (name: string, columns: string[], rows: Rows): Streams => [
  Readable.fromWeb(
    writeXlsxStream(rows, {
      name,
      columns: columns.map((header) => ({ header })),
      freezePane: { rows: 1 },
    }) as ReadableStream,
  ),
];
