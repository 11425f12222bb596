import type { LeaguePage } from '@clockbeat/domain';
import type { Cell } from '../spreadsheet/spreadsheet.js';

/** The table as a spreadsheet has it: what each night gave, and which of them are dropped, by their numbers. */
export const leagueCsv = ({ nights, rows }: LeaguePage): { columns: string[]; rows: Cell[][] } => ({
  columns: [
    ...['Place', 'Name', 'Points', 'Nights', 'Dropped'],
    ...nights.map(({ at, title }, index) => `${index + 1}. ${at.slice(0, 10)} ${title}`),
  ],
  rows: rows.map(({ place, name, points, attended, nights: cells }): Cell[] => [
    ...[place, name, points, attended],
    cells.flatMap(({ counts }, index) => (counts ? [] : [index + 1])).join(' '),
    // an empty cell says that it was missed; what is forgiven gave something
    ...cells.map(({ points: given, position, forgiven }) =>
      position === null && forgiven !== true && given === 0 ? null : given,
    ),
  ]),
});
