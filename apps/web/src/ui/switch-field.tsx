import { useId } from 'react';
import { classNames } from './class-names.js';

interface SwitchFieldProps {
  label: string;
  /** Where a row or a heading says it already, the label is for screen readers alone. */
  hideLabel?: boolean;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch: the browser's checkbox with its role, and a line that says what it does. */
export const SwitchField = ({
  label,
  hideLabel = false,
  hint,
  checked,
  disabled = false,
  onChange,
}: SwitchFieldProps) => {
  const hintId = useId();
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer gap-3 py-2 has-disabled:cursor-default has-disabled:opacity-55',
        !hint && 'items-center',
      )}
    >
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint && hintId}
        onChange={(event) => onChange(event.target.checked)}
        className="relative mt-0.5 h-7 w-12 shrink-0 appearance-none rounded-full bg-line-strong before:absolute before:top-1 before:start-1 before:size-5 before:rounded-full before:bg-page before:transition-transform before:duration-150 checked:bg-good checked:before:translate-x-5 rtl:checked:before:-translate-x-5"
      />
      <span className={classNames(hideLabel && 'sr-only')}>
        <span className="block font-bold">{label}</span>
        {hint && (
          <span id={hintId} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
};
