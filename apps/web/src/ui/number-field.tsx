import { TextField } from './field.js';

interface NumberFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  bounds: { readonly min: number; readonly max: number };
  /** As typed. */
  value: string;
  onChange: (typed: string) => void;
  onBlur?: () => void;
  className?: string;
}

/** A whole number, typed: a phone shows its digits. Whether it is one, and within its bounds, the form says. */
export const NumberField = ({ bounds, onChange, className = '', ...rest }: NumberFieldProps) => (
  <TextField
    {...rest}
    type="number"
    inputMode="numeric"
    min={bounds.min}
    max={bounds.max}
    onChange={(event) => onChange(event.target.value)}
    className={`numbers ${className}`}
  />
);
