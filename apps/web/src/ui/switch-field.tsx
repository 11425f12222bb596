import { useId } from 'react';

interface SwitchFieldProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch: the browser's checkbox with its role, and a line that says what it does. */
export const SwitchField = ({ label, hint, checked, disabled = false, onChange }: SwitchFieldProps) => {
  const hintId = useId();
  return (
    <label className="flex min-h-11 cursor-pointer gap-3 py-2 has-disabled:cursor-default has-disabled:opacity-55">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 accent-coral"
      />
      <span>
        <span className="block font-bold">{label}</span>
        <span id={hintId} className="block text-sm text-muted">
          {hint}
        </span>
      </span>
    </label>
  );
};
