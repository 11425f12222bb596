import { Readable } from 'node:stream';
import { exportColumns } from '@clockbeat/domain';
import { type Cell, csvOf, csvType, linesType, type Streams } from '../../spreadsheet/spreadsheet.js';
import type { ExportedRow } from './exported-row.js';
import { exportAsParquet } from './parquet.js';

type Pages = AsyncIterable<readonly ExportedRow[]>;

async function* lines(pages: Pages): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((row) => `${JSON.stringify(row)}\n`).join('');
}

const cell = (value: ExportedRow[keyof ExportedRow]): Cell => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : value;
};

async function* cells(pages: Pages): AsyncGenerator<Cell[]> {
  for await (const page of pages)
    for (const row of page) yield exportColumns.map((column) => cell(row[column]));
}

interface ExportFormat {
  readonly type: string;
  /** A stream that reads as fast as it is read. */
  of(pages: Pages): Streams;
}

/** What an export may be written as. */
export const exportFormats = {
  ndjson: { type: linesType, of: (pages) => [Readable.from(lines(pages))] },
  csv: {
    type: `${csvType}; charset=utf-8`,
    of: (pages) => csvOf([...exportColumns], cells(pages), { mark: false }),
  },
  parquet: { type: 'application/vnd.apache.parquet', of: (pages) => [exportAsParquet(pages)] },
} as const satisfies Readonly<Record<string, ExportFormat>>;

export type ExportFormatName = keyof typeof exportFormats;
export const exportFormatNames = Object.keys(exportFormats) as ExportFormatName[];
