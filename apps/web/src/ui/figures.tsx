import { classNames } from './class-names.js';

interface FiguresProps {
  figures: readonly { label: string; value: string }[];
}

/** A few numbers that say how large something is, set large themselves. */
export const Figures = ({ figures }: FiguresProps) => (
  <dl
    className={classNames(
      'grid gap-x-4 gap-y-2',
      figures.length === 4 ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-3',
    )}
  >
    {figures.map(({ label, value }) => (
      <div key={label} className="flex min-w-0 flex-col-reverse justify-end">
        <dt className="text-sm wrap-anywhere text-muted">{label}</dt>
        <dd className="numbers font-display text-xl font-extrabold wrap-anywhere sm:text-4xl">{value}</dd>
      </div>
    ))}
  </dl>
);

interface TallyProps {
  rows: readonly { name: string; count: number /** What it is made of. */; parts?: string }[];
}

/** Names with their counts, and a bar that shows the share of each. */
export const Tally = ({ rows }: TallyProps) => {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
      {rows.map(({ name, count, parts }) => (
        <li key={name} className="py-2">
          <p className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 font-bold wrap-anywhere">{name}</span>
            <span className="numbers font-bold">{count}</span>
          </p>
          <div aria-hidden="true" className="mt-1 h-1.5 rounded-full bg-line">
            <div className="h-full rounded-full bg-text" style={{ width: `${(100 * count) / most}%` }} />
          </div>
          {parts && <p className="mt-1 text-sm text-muted wrap-anywhere">{parts}</p>}
        </li>
      ))}
    </ul>
  );
};
