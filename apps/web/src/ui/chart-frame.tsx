import { type ReactNode, useId } from 'react';
import { useAfterTexts } from '../texts/after-texts.js';

interface ChartFrameProps {
  title: string;
  text?: string;
  /** What the drawing comes to, in sentences. */
  reading?: readonly string[];
  /** The same as a table, for everybody who would rather read: its first column names the rows. */
  head: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
  children: ReactNode;
}

/** A drawing with its name, and its figures as a table behind it. */
export const ChartFrame = ({ title, text, reading, head, rows, children }: ChartFrameProps) => {
  const a = useAfterTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-muted">{text}</p>}
      {reading && <Reading sentences={reading} />}
      <div className="mt-4">{children}</div>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-sm font-bold underline underline-offset-4">
          {a('charts.table')}
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys too */}
        <section aria-labelledby={titleId} tabIndex={0} className="overflow-x-auto">
          <table className="numbers text-sm">
            <thead>
              <tr className="border-b-2 border-line-strong text-muted">
                {head.map((name) => (
                  <th key={name} scope="col" className="py-2 pe-5 text-start whitespace-nowrap">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key} className="border-b border-line">
                  {cells.map((cell, index) =>
                    index === 0 ? (
                      <th key={head[index]} scope="row" className="py-2 pe-5 text-start whitespace-nowrap">
                        {cell}
                      </th>
                    ) : (
                      <td key={head[index]} className="py-2 pe-5 whitespace-nowrap">
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
};

/** What a chart comes to: the first sentence is what one would say aloud, the others what belongs to it. */
export const Reading = ({ sentences: [first, ...others] }: { sentences: readonly string[] }) => (
  <div className="mt-2 max-w-prose">
    <p className="text-lg">{first}</p>
    {others.map((sentence) => (
      <p key={sentence} className="mt-1 text-muted">
        {sentence}
      </p>
    ))}
  </div>
);

/** More numbers of questions than fit under a phone's columns are thinned out. */
export const isNamed = (number: number, of: number, atMost = 15): boolean =>
  of <= atMost || number === 1 || number % 5 === 0;
