import { useId } from 'react';
import { classNames } from './class-names.js';
import type { FieldTexts } from './field.js';

interface PickProps<Value extends string> extends FieldTexts {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** One of several: the browser's own list, since there are many of them and they are seldom opened. */
export const Pick = <Value extends string>({
  label,
  hint,
  error,
  value,
  options,
  onChange,
}: PickProps<Value>) => {
  const id = useId();
  const note = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="block font-bold">
        {label}
      </label>
      <select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note && `${id}note`}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        className={classNames(
          'numbers mt-1 min-h-11 w-full rounded-field border-2 bg-surface px-3 text-text',
          error ? 'border-bad' : 'border-line-strong',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {note && (
        <p
          id={`${id}note`}
          role={error ? 'alert' : undefined}
          className={classNames('mt-1 text-sm', error ? 'font-bold text-bad' : 'text-muted')}
        >
          {note}
        </p>
      )}
    </div>
  );
};
