interface NameChipsProps {
  /** What is chosen here, for a screen reader. */
  label: string;
  names: readonly string[];
  chosen: string | null;
  onChoose: (name: string) => void;
}

/** Names that are there, of teams or of players: one press for what would else be typed. */
export const NameChips = ({ label, names, chosen, onChoose }: NameChipsProps) => (
  <fieldset className="flex max-h-40 min-w-0 flex-wrap gap-2 overflow-y-auto p-1" aria-label={label}>
    {names.map((name) => (
      <button
        key={name}
        type="button"
        aria-pressed={name === chosen}
        onClick={() => onChoose(name)}
        className="min-h-11 max-w-full truncate rounded-full border-2 border-line-strong px-4 font-bold aria-pressed:bg-text aria-pressed:text-page"
      >
        {name}
      </button>
    ))}
  </fieldset>
);
