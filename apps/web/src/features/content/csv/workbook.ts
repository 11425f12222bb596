import { limits } from '@clockbeat/domain/contract';
import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import type { SheetRow } from '../../../hosting/formats/read-elsewhere.js';
import { unzippedBytes } from './zip-size.js';

/** A workbook's first sheet as the server reads question files, and which of its rows each line was. */
export interface SheetAsCsv {
  csv: Blob;
  /** The row of the sheet, from 1, that begins on a line of the file. */
  rowOfLine: ReadonlyMap<number, number>;
}

/** What a workbook may unfold to: five thousand questions at all limits, and some pictures beside them. */
const mostBytes = 32 * 1024 * 1024;
/** Empty ones included: some programs write every row that was ever coloured. */
const mostRows = 50_000;
/** Beyond our nine, for notes. */
const mostColumns = 50;

/**
 * Reads the filled rows of a workbook in the browser. Throws at what is no workbook, is protected, or unfolds to more than any
 * file of questions does.
 */
export const readRows = async (file: Blob): Promise<SheetRow[]> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (unzippedBytes(bytes) > mostBytes) throw new Error('unfolds to too much');
  const rows: SheetRow[] = [];
  let width = 0;
  for await (const { index, values } of streamXlsxRows(bytes, { maxRows: mostRows })) {
    const cells = values.slice(0, mostColumns).map(textOf);
    if (cells.every((cell) => cell.trim() === '')) continue;
    // a sheet ends each row with its last filled cell: what is empty there is missing by name, not by number
    if (width === 0) width = cells.length;
    while (cells.length < width) cells.push('');
    rows.push({ place: index + 1, cells });
    // the header and one more than is taken: the server says that these are too many
    if (rows.length > limits.upload.questions + 1) break;
  }
  return rows;
};

/** These rows as the server takes them; it judges each. */
export const csvOfRows = (rows: readonly SheetRow[]): SheetAsCsv => {
  const lines: string[] = [];
  const rowOfLine = new Map<number, number>();
  let line = 1;
  for (const { place, cells } of rows) {
    const row = cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
    lines.push(row);
    rowOfLine.set(line, place);
    line += row.split('\n').length;
  }
  return { csv: new Blob([lines.join('\n')], { type: 'text/csv' }), rowOfLine };
};

/** A cell as its author sees it, as near as can be told. */
const textOf = (value: CellValue | undefined): string => {
  if (value instanceof Date)
    return value
      .toISOString()
      .replace(/T00:00:00\.000Z$|:\d\d\.\d+Z$/, '')
      .replace('T', ' ');
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  // as a sheet shows it: sums of decimals have more digits than anybody typed
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  return (value ?? '').replace(/\r\n?/g, '\n');
};
