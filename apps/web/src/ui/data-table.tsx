import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand under each other, at the end of their column. */
  figures?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  /** The first column names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What stands in the place of rows while there are none. */
  empty: ReactNode;
}

/** Rows to compare. Wider than the screen, it scrolls within itself, and the names of its rows stay in sight. */
export const DataTable = <Row,>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) => {
  const captionId = useId();
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
    <section aria-labelledby={captionId} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption id={captionId} className="pb-2 text-left font-bold">
          {caption}
        </caption>
        <thead>
          <tr className="border-b-2 border-line-strong text-sm text-muted">
            {columns.map(({ header, figures }, index) => (
              <th key={header} scope="col" className={cellClass(index === 0, figures)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line">
              <th scope="row" className={cellClass(true, first?.figures, 'font-medium')}>
                {first?.cell(row)}
              </th>
              {others.map(({ header, cell, figures }) => (
                <td key={header} className={cellClass(false, figures)}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <div className="py-6 text-muted">{empty}</div>}
    </section>
  );
};

const cellClass = (isName: boolean, figures = false, extra?: string): string =>
  classNames(
    'py-3 pr-5 whitespace-nowrap last:pr-1',
    figures ? 'numbers text-right' : 'text-left',
    isName && 'sticky left-0 bg-page max-sm:max-w-40 max-sm:min-w-32 max-sm:whitespace-normal',
    extra,
  );
