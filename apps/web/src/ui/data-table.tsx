import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand under each other, at the end of their column. */
  figures?: boolean;
  /** On a phone it has no column, and stands below the rest of its row: for words, in the last column alone. */
  below?: boolean;
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

/**
 * Rows to compare. Wider than the screen, it scrolls within itself, and the names of its rows stay in sight. With something `below`,
 * it is a grid on a phone: a table has no cell that begins a line of its own.
 */
export const DataTable = <Row,>({ caption, columns, rows, rowKey, empty }: DataTableProps<Row>) => {
  const captionId = useId();
  const [first, ...others] = columns;
  const beside = others.filter(({ below }) => !below).length;
  const [tableClass, partClass] = beside === others.length ? [] : gridClasses;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too
    <section aria-labelledby={captionId} tabIndex={0} className="overflow-x-auto">
      <table
        className={classNames('w-full border-collapse', tableClass)}
        style={{ '--beside': beside } as CSSProperties}
      >
        <caption
          id={captionId}
          className={classNames('pb-2 text-start font-bold', tableClass && 'col-span-full')}
        >
          {caption}
        </caption>
        <thead className={partClass}>
          <tr className={classNames('border-b-2 border-line-strong text-sm text-muted', partClass)}>
            {columns.map(({ header, figures, below }, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: its words change with the language, and what is open in a cell stays
                key={index}
                scope="col"
                className={cellClass(
                  index === 0,
                  figures,
                  below ? 'max-sm:sr-only' : 'max-sm:whitespace-normal',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={partClass}>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={classNames('border-b border-line', partClass)}>
              <th scope="row" className={cellClass(true, first?.figures, 'font-medium')}>
                {first?.cell(row)}
              </th>
              {others.map(({ cell, figures, below }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index} className={cellClass(false, figures, below && belowClass)}>
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

/** Of the table, and of its parts and rows, which all share its columns. */
const gridClasses = [
  'max-sm:grid max-sm:grid-cols-[1fr_repeat(var(--beside),auto)]',
  'max-sm:col-span-full max-sm:grid max-sm:grid-cols-subgrid max-sm:items-center',
] as const;

const belowClass =
  'max-sm:relative max-sm:col-span-full max-sm:-mt-2 max-sm:pt-0 max-sm:whitespace-normal max-sm:empty:hidden';

const cellClass = (isName: boolean, figures = false, extra?: string | false): string =>
  classNames(
    'py-3 pe-3 whitespace-nowrap last:pe-1 sm:pe-5',
    figures ? 'numbers text-end' : 'text-start',
    isName && 'sticky start-0 bg-page max-sm:max-w-40 max-sm:min-w-24 max-sm:whitespace-normal',
    extra,
  );
