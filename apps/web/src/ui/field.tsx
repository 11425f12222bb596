import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from './class-names.js';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  error?: string | null | undefined;
}

interface FieldProps extends FieldTexts {
  /** The hint answers what was done: it is spoken when it changes. */
  hintSpoken?: boolean | undefined;
  /** The control's own id. */
  id: string;
  children: ReactNode;
}

/** A label over its control and one line below, for a hint or an error: the line is always there, so nothing jumps. */
export const Field = ({ id, label, hint, error, hintSpoken, children }: FieldProps) => (
  <div>
    <label htmlFor={id} className="block font-bold">
      {label}
    </label>
    {children}
    <p
      id={noteIdOf(id)}
      role={error ? 'alert' : hintSpoken ? 'status' : undefined}
      className={classNames(
        'mt-1 min-h-6 text-sm wrap-anywhere',
        error ? 'font-bold text-bad' : 'text-muted',
      )}
    >
      {error ?? hint}
    </p>
  </div>
);

/** What a control in a field says to a screen reader. */
export const controlState = (id: string, error: FieldTexts['error']) =>
  ({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': noteIdOf(id) }) as const;

/** What a control in a field wears. */
export const controlClass = (error: FieldTexts['error'], extra?: string): string =>
  classNames(
    'mt-1 min-h-13 w-full rounded-field border-2 bg-surface px-4 text-lg text-text placeholder:text-muted disabled:bg-page disabled:text-muted',
    error ? 'border-bad' : 'border-line-strong',
    extra,
  );

const noteIdOf = (id: string): string => `${id}-note`;

type TextFieldProps = Omit<FieldProps, 'id' | 'children'> & InputHTMLAttributes<HTMLInputElement>;

/** One line of text. */
export const TextField = ({ label, hint, error, hintSpoken, className, ...input }: TextFieldProps) => {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error} hintSpoken={hintSpoken}>
      <input {...input} {...controlState(id, error)} className={controlClass(error, className)} />
    </Field>
  );
};

/** Why something did not work, beside the button that was pressed. Its place is there from the start. */
export const FailureNote = ({ text }: { text: string | null }) => (
  <p role="alert" className="min-h-6 font-bold text-bad">
    {text}
  </p>
);
