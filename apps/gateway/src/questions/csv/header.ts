import { csvColumns, csvMoreColumns, csvOptionColumns, csvTaskColumns } from '@clockbeat/domain';
import { type Column, nameKey, otherNames } from './other-names.js';
import { parseFields } from './parse-fields.js';
import { recordsOf } from './records.js';

/** How the rows of a file are to be read. */
export interface CsvHeader {
  readonly delimiter: string;
  /** How many columns it names, ours and others. */
  readonly width: number;
  /** Where each of our columns stands. */
  readonly places: ReadonlyMap<Column, number>;
}

/** Excel writes semicolons where the comma is a decimal sign, and tabs as "Unicode text". */
const delimiters = [',', ';', '\t'];

/** Where a column stands, by its own name or else by another that means it; -1 where none does. */
const placeIn = (names: readonly string[], column: Column): number => {
  const own = names.indexOf(nameKey(column));
  return own === -1 ? names.findIndex((name) => otherNames[column].includes(name)) : own;
};

/** What the first line says, its columns in any order and case; null where one of the nine is missing. */
export const readHeader = async (text: string): Promise<CsvHeader | null> => {
  for (const delimiter of delimiters) {
    const [first] = recordsOf(text, delimiter);
    if (first === undefined || !first.whole) continue;
    const names = (await parseFields(first.text, delimiter))?.[0]?.map(nameKey) ?? [];
    const places = new Map<Column, number>(csvColumns.map((column) => [column, placeIn(names, column)]));
    if ([...places.values()].includes(-1)) continue;
    for (const column of [...csvOptionColumns, ...csvTaskColumns, ...csvMoreColumns])
      places.set(column, placeIn(names, column));
    return { delimiter, width: names.length, places };
  }
  return null;
};
