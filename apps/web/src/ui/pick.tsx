import { useId } from 'react';

interface PickProps<Value extends string> {
  label: string;
  hint?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of several: the browser's own list, since there are many of them and they are seldom opened. */
export const Pick = <Value extends string>({ label, hint, value, options, onChange }: PickProps<Value>) => {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block font-bold">
        {label}
      </label>
      <select
        id={id}
        aria-describedby={hint && `${id}hint`}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        className="numbers mt-1 min-h-11 w-full rounded-field border-2 border-line-strong bg-surface px-3 text-text"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
};
