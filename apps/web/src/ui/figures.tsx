interface FiguresProps {
  figures: readonly { label: string; value: string }[];
}

/** A few numbers that say how large something is, set large themselves. */
export const Figures = ({ figures }: FiguresProps) => (
  <dl className="grid grid-cols-3 gap-x-4">
    {figures.map(({ label, value }) => (
      <div key={label} className="flex flex-col-reverse justify-end">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="numbers font-display text-xl font-extrabold whitespace-nowrap sm:text-4xl">{value}</dd>
      </div>
    ))}
  </dl>
);
