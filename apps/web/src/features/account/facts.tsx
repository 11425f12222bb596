interface FactsProps {
  facts: readonly { label: string; value: string }[];
}

/** What belongs to one line of a list, each with its name. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-2">
    {facts.map(({ label, value }) => (
      <div key={label} className="min-w-16">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="numbers font-bold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);
