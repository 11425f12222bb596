import { type InputHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.js';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  error?: string | null;
}

/** A labelled input with one line below it, for a hint or an error: the line is always there, so nothing jumps. */
export const TextField = ({ label, hint, error, className, ...input }: TextFieldProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div>
      <label htmlFor={id} className="block font-bold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId}
        className={classNames(
          'mt-1 min-h-13 w-full rounded-xl border-2 bg-surface px-4 text-lg text-text',
          error ? 'border-bad' : 'border-line-strong',
          className,
        )}
      />
      <p
        id={noteId}
        role={error ? 'alert' : 'status'}
        className={classNames('mt-1 min-h-6 text-sm', error ? 'font-bold text-bad' : 'text-muted')}
      >
        {error ?? hint}
      </p>
    </div>
  );
};
