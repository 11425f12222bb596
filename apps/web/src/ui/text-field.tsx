import { type InputHTMLAttributes, useId } from 'react';
import { controlClass, controlState, Field, type FieldTexts } from './field.js';

type TextFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement>;

/** One line of text. */
export const TextField = ({ label, hint, error, className, ...input }: TextFieldProps) => {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...input} {...controlState(id, error)} className={controlClass(error, className)} />
    </Field>
  );
};
