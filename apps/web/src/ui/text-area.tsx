import { type TextareaHTMLAttributes, useId } from 'react';
import { classNames } from './class-names.js';
import { controlClass, controlState, Field, type FieldTexts } from './field.js';

type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Several lines of text. Grows with what is written, where the browser can; else it scrolls. */
export const TextArea = ({ label, hint, error, className, rows = 3, ...area }: TextAreaProps) => {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        {...controlState(id, error)}
        rows={rows}
        style={{ minHeight: `calc(${rows}lh + 1.75rem)` }}
        className={controlClass(
          error,
          classNames('block field-sizing-content max-h-96 resize-none py-3', className),
        )}
      />
    </Field>
  );
};
